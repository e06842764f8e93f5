import { useRevalidator, useRouteError } from "@remix-run/react";
import { CHECKOUT_TEXTS as TEXTS } from "#copy/checkout/checkout.ts";
import { pageFailureOf } from "#app/lib/pages/page-failure.ts";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";

/** Shown when a checkout fails to load even after the retries of `load-again.ts`, with a button that tries again.
 *  Refusals are shown by the portal's own error page. */
export function CheckoutFailure() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const failure = pageFailureOf(error);
  if (failure !== "server" && failure !== "unreachable") throw error;
  const isTrying = state !== "idle";
  return (
    <EmptyState title={isTrying ? TEXTS.loading : TEXTS.failed} text={TEXTS.failedText} role="alert">
      <Button
        kind="primary"
        aria-busy={isTrying}
        onClick={() => {
          revalidate();
        }}
      >
        {TEXTS.again}
      </Button>
    </EmptyState>
  );
}
