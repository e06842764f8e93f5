import "./list-pager.css";
import { Form, useLocation } from "@remix-run/react";
import { LIST_VIEW_TEXTS } from "#copy/ui/lists.ts";
import { LIST_PAGE_SIZES } from "#domain/lists/list-memory.ts";
import { WHOLE_LIST } from "#domain/lists/list-views.ts";
import { listAddress } from "#app/lib/lists/list-address.ts";
import { Pager, type PagerProps } from "./pager.tsx";
import { HiddenField } from "./input.tsx";
import { Button } from "./button.tsx";

export interface ListPagerProps extends PagerProps {
  /** Rows of a page by default. */
  usualSize: number;
}

/** Pager of a list, with a choice of rows per page that is remembered for the list. */
export function ListPager({ usualSize, ...pager }: ListPagerProps) {
  const { pathname, search } = useLocation();
  const sizes = [...new Set([usualSize, ...LIST_PAGE_SIZES])].sort((one, other) => one - other);
  const hasChoice = pager.totalItems > Math.min(...sizes);
  const address = listAddress(new URLSearchParams(search), { pageSize: null });
  return (
    <div className="app-list-foot app-row app-row--end">
      {hasChoice && (
        <Form method="post" action="/lista" className="app-list-foot__sizes">
          <HiddenField name="list" value={pathname} />
          <HiddenField name="next" value={pathname + (address === "?" ? `?${WHOLE_LIST}` : address)} />
          <span id="list-page-size">{LIST_VIEW_TEXTS.pageSize}</span>
          <span role="group" aria-labelledby="list-page-size">
            {sizes.map((size) => (
              <Button
                kind="bare"
                key={size}
                type="submit"
                name="rows"
                value={size === usualSize ? "" : size}
                aria-pressed={size === pager.pageSize}
              >
                {size}
              </Button>
            ))}
          </span>
        </Form>
      )}
      <Pager {...pager} />
    </div>
  );
}
