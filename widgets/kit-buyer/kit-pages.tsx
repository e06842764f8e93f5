import type { ReactNode } from "react";
import { KIT_BUYER_TEXTS, listRangeText } from "#copy/widgets.ts";
import type { KitList } from "#domain/kits/kit-list-schema.ts";
import { ChevronLeftIcon, ChevronRightIcon } from "#widgets/icons/outline-icons.tsx";

interface KitPagesProps {
  list: KitList;
  onPage: (page: number) => void;
}

/** Shown range of the list, with buttons to the previous and next page. */
export function KitPages({ list, onPage }: KitPagesProps) {
  const { page, limit, totalItems, items } = list;
  const first = (page - 1) * limit + 1;
  const last = first + items.length - 1;
  return (
    <nav className="gs-pages" aria-label={KIT_BUYER_TEXTS.pages}>
      <span className="gs-pages__range">{listRangeText({ first, last, total: totalItems })}</span>
      {totalItems > limit && (
        <>
          <PageButton label={KIT_BUYER_TEXTS.previousPage} page={page <= 1 ? null : page - 1} onPage={onPage}>
            <ChevronLeftIcon />
          </PageButton>
          <PageButton
            label={KIT_BUYER_TEXTS.nextPage}
            page={last >= totalItems ? null : page + 1}
            onPage={onPage}
          >
            <ChevronRightIcon />
          </PageButton>
        </>
      )}
    </nav>
  );
}

interface PageButtonProps {
  label: string;
  /** Null at the end of the list; the button stays focusable, so that the focus is not lost. */
  page: number | null;
  onPage: (page: number) => void;
  children: ReactNode;
}

function PageButton({ label, page, onPage, children }: PageButtonProps) {
  return (
    <button
      type="button"
      className="gs-button gs-button--icon"
      aria-label={label}
      aria-disabled={page === null}
      onClick={() => {
        if (page !== null) onPage(page);
      }}
    >
      {children}
    </button>
  );
}
