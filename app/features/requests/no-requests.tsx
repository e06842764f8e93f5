import { REQUEST_LIST_TEXTS as TEXTS } from "#copy/requests/requests.ts";
import { WHOLE_LIST } from "#domain/lists/list-views.ts";
import type { RequestType } from "#domain/requests/request-types.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";

/** An empty list of budgets or orders, with hints. */
export function NoRequests({
  type,
  isFiltered,
  canBuy,
}: {
  type: RequestType;
  isFiltered: boolean;
  canBuy: boolean;
}) {
  const { title, text, action } = isFiltered ? TEXTS.nothing : TEXTS.empty[type];
  return (
    <EmptyState title={title} text={text}>
      {(isFiltered || canBuy) && (
        <LinkButton
          kind={isFiltered ? "plain" : "primary"}
          to={isFiltered ? `?${WHOLE_LIST}` : "/kitsIntegrator"}
        >
          {action}
        </LinkButton>
      )}
    </EmptyState>
  );
}
