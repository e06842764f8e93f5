import type { ReactNode } from "react";
import { useSearchParams } from "@remix-run/react";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { fill } from "#copy/shared/fill.ts";
import { LIST_TEXTS } from "#copy/ui/lists.ts";
import { formatNumber } from "#domain/shared/format.ts";
import { LinkButton } from "./link-button.tsx";

export interface PagerProps {
  page: number;
  pageSize: number;
  totalItems: number;
  /** How many pages are shown one after the other, and how many may be; without it, always one. */
  appended?: { pages: number; most: number; more: string };
  /** Whether there are more than `totalItems`: long lists are not counted to their end. */
  hasMore?: boolean;
  texts: { previous: string; next: string; page: "{from}–{until} de {total}" };
}

/** Position in a list, with links to the previous and next page, which replace what is shown, and to more of it, which
 *  appends; all are in the address. */
export function Pager({ page, pageSize, totalItems, hasMore = false, appended, texts }: PagerProps) {
  const [params] = useSearchParams();
  const last = Math.max(1, Math.ceil(totalItems / pageSize));
  if (totalItems <= pageSize && !hasMore) return null;
  const to = (target: number, pages = 1) => {
    const next = new URLSearchParams(params);
    next.set("page", String(target));
    if (pages === 1) next.delete("pages");
    else next.set("pages", String(pages));
    return `?${next.toString()}`;
  };
  const { pages, most } = appended ?? { pages: 1, most: 1 };
  const end = page + pages - 1;
  const from = (page - 1) * pageSize + 1;
  const position = fill(texts.page, {
    from: formatNumber(from),
    until: formatNumber(hasMore ? end * pageSize : Math.min(totalItems, end * pageSize)),
    total: hasMore
      ? fill(LIST_TEXTS.moreThan, { total: formatNumber(totalItems) })
      : formatNumber(totalItems),
  });
  return (
    <nav className="app-pager" aria-label={position}>
      {appended && end < last && pages < most && (
        <LinkButton to={to(page, pages + 1)} preventScrollReset>
          {appended.more}
        </LinkButton>
      )}
      <span className="app-pager__position">{position}</span>
      <PagerLink to={page > 1 ? to(page - 1) : null} label={texts.previous}>
        <IconChevronLeft size={18} stroke={1.75} aria-hidden />
      </PagerLink>
      <PagerLink to={end < last || hasMore ? to(end + 1) : null} label={texts.next}>
        <IconChevronRight size={18} stroke={1.75} aria-hidden />
      </PagerLink>
    </nav>
  );
}

function PagerLink({ to, label, children }: { to: string | null; label: string; children: ReactNode }) {
  if (to === null) {
    return (
      <span className="gs-button gs-button--icon" aria-disabled="true">
        {children}
        <span className="gs-visually-hidden">{label}</span>
      </span>
    );
  }
  return (
    <LinkButton size="square" to={to} aria-label={label} prefetch="intent">
      {children}
    </LinkButton>
  );
}
