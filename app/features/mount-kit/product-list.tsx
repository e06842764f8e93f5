import "./mount-products.css";
import { IconSearch } from "@tabler/icons-react";
import { type ReactNode, useId, useState } from "react";
import { fill } from "#copy/shared/fill.ts";
import { MOUNT_KIT_TEXTS as TEXTS } from "#copy/mount-kit.ts";
import type { MountProduct } from "#domain/mount-kit/mount-product.ts";
import { useFoundProducts } from "./use-found-products.ts";
import { Input } from "#app/ui/input.tsx";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";

/** Rows that are shown at first. */
const FIRST_ROWS = 40;
/** From this number of products on, the list may be incomplete. */
const MANY = 60;

export interface ProductListProps {
  /** Products in their order. */
  products: readonly MountProduct[];
  label: string;
  /** Type to search on the server; null when the page has all products. */
  more: string | null;
  integratorId: string | null;
  renderRow: (product: MountProduct) => ReactNode;
}

/** Products with a search; a long list grows on request. */
export function ProductList({ products, label, more, integratorId, renderRow }: ProductListProps) {
  const [text, setText] = useState("");
  const [rows, setRows] = useState(FIRST_ROWS);
  const found = useFoundProducts(products, text, { more, integratorId });
  const id = useId();
  const count = found.products.length;
  const hasMore = more !== null && (more !== "other" || count >= MANY);
  return (
    <div className="app-stack app-gap-8">
      <label className="gs-affix app-mount-search">
        <span className="gs-visually-hidden">{label}</span>
        <IconSearch size={18} stroke={1.75} aria-hidden />
        <Input
          bare
          type="search"
          value={text}
          placeholder={TEXTS.searchHint}
          maxLength={80}
          autoComplete="off"
          aria-controls={id}
          onChange={(event) => {
            setText(event.currentTarget.value);
            setRows(FIRST_ROWS);
          }}
        />
      </label>
      <p className="app-small" role="status">
        {found.status === "asking" ? TEXTS.searching : countText(count)}
        {hasMore && text.trim() === "" && ` ${TEXTS.searchMore}`}
      </p>
      {found.status === "failed" && <p className="app-small">{TEXTS.searchFailed}</p>}
      {count === 0 && found.status !== "asking" ? (
        <EmptyState title={TEXTS.foundNone} text={TEXTS.foundNoneHint} />
      ) : (
        <ul id={id}>{found.products.slice(0, rows).map(renderRow)}</ul>
      )}
      {count > rows && (
        <Button
          onClick={() => {
            setRows(rows + FIRST_ROWS);
          }}
        >
          {fill(TEXTS.showMore, { count: Math.min(FIRST_ROWS, count - rows) })}
        </Button>
      )}
    </div>
  );
}

function countText(count: number): string {
  return count === 1 ? TEXTS.foundOne : fill(TEXTS.found, { count });
}
