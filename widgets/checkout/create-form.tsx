import { createContext, type ReactNode, useContext } from "react";
import { CHECKOUT_TEXTS } from "#copy/widgets.ts";
import type { SeenOrder } from "#domain/payments/checkout-schema.ts";
import type { PayerTerms } from "#domain/terms/payer-terms-schema.ts";
import { FailureLine } from "#widgets/failure-line.tsx";
import { QrIcon } from "#widgets/icons/outline-icons.tsx";
import type { WidgetFailure } from "#widgets/request.ts";
import { TermsBox } from "./terms-box.tsx";
import type { ActionState } from "./use-action.ts";

/** Refusals because of something that the page does not show yet. */
const OUTDATED = ["ORDER_CHANGED", "TERMS_CHANGED", "PAYMENT_TERMS_NOT_ACCEPTED"];

/** Reads the order again where the page around is another site's; null where the page itself is loaded again. Marked as
 *  pure, or each page that shows a kit would load this file. */
export const ReloadContext = /* @__PURE__ */ createContext<(() => void) | null>(null);

/** What a form that creates a charge depends on. */
export interface CreateState extends ActionState {
  /** What is charged, as its payer sees it. */
  order: SeenOrder;
  /** Null where the distributor has no payment terms. */
  terms: PayerTerms | null;
}

/** Form that accepts the payment terms, where there are any, and creates a charge. Before scripts run it posts to its
 *  page. */
export function CreateForm({
  create,
  text,
  icon = <QrIcon />,
}: {
  create: CreateState;
  text: string;
  icon?: ReactNode;
}) {
  return (
    <form
      method="post"
      className="gs-create"
      onSubmit={(event) => {
        event.preventDefault();
        create.run();
      }}
    >
      <input type="hidden" name="version" value={create.order.version} />
      <input type="hidden" name="totalCents" value={create.order.totalCents} />
      {create.terms && <TermsBox terms={create.terms} />}
      <button
        type="submit"
        part="button"
        className="gs-button gs-button--primary gs-button--large"
        aria-busy={create.isRunning}
      >
        {icon}
        {create.isRunning ? CHECKOUT_TEXTS.creating : text}
      </button>
      <FailureNotice failure={create.failure} />
    </form>
  );
}

/** Why an action failed, beside its button, with a way on where the page has to be read again. */
export function FailureNotice({ failure }: { failure: WidgetFailure | null }) {
  const reload = useContext(ReloadContext);
  if (failure === null) return null;
  return (
    <FailureLine failure={failure}>
      {OUTDATED.includes(failure.type) && (
        <a
          href="?"
          onClick={(event) => {
            if (reload === null) return;
            event.preventDefault();
            reload();
          }}
        >
          {CHECKOUT_TEXTS.reload}
        </a>
      )}
    </FailureLine>
  );
}
