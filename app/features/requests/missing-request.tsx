import { IconFileUnknown } from "@tabler/icons-react";
import { REQUEST_TEXTS } from "#copy/requests/requests.ts";
import { MISSING_REQUEST_ERROR } from "#copy/spec/errors.ts";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { requestListPath } from "#domain/requests/request-paths.ts";
import type { RequestType } from "#domain/requests/request-types.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";

const TITLES = { budget: PAGE_TITLES.BudgetsDetails, order: PAGE_TITLES.OrderDetails } as const;

/** Shown when the address names no existing request. */
export function MissingRequest({ type }: { type: RequestType }) {
  return (
    <section>
      <h1 className="app-page-title">{TITLES[type]}</h1>
      <EmptyState icon={IconFileUnknown} title={MISSING_REQUEST_ERROR} text={REQUEST_TEXTS.missing}>
        <LinkButton to={requestListPath(type)}>{REQUEST_TEXTS.backToList[type]}</LinkButton>
      </EmptyState>
    </section>
  );
}
