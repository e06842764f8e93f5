import { useRevalidator, useRouteError } from "@remix-run/react";
import { CHECKOUT_TEXTS as TEXTS } from "#copy/checkout/checkout.ts";
import { pageFailureOf } from "#app/lib/pages/page-failure.ts";
import { Button } from "#app/ui/button.tsx";

/** Shown when a checkout fails to load even after the retries of `load-again.ts`, with a button that tries again.
 *  Refusals are shown by the portal's own error page. */
export function CheckoutFailure() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const failure = pageFailureOf(error);
  if (failure !== "server" && failure !== "unreachable") throw error;
  const isTrying = state !== "idle";
  return (
    <div className="gs-empty" role="alert">
      <p className="gs-empty__title">{isTrying ? TEXTS.loading : TEXTS.failed}</p>
      <p className="gs-empty__help">{TEXTS.failedText}</p>
      <Button
        kind="primary"
        aria-busy={isTrying}
        onClick={() => {
          revalidate();
        }}
      >
        {TEXTS.again}
      </Button>
    </div>
  );
}
