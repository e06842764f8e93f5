import { useRevalidator, useRouteError } from "@remix-run/react";
import { CHECKOUT_TEXTS as TEXTS } from "#copy/checkout/checkout.ts";
import { pageFailureOf } from "#app/lib/pages/page-failure.ts";
import { Button } from "#app/ui/button.tsx";

/** A checkout that could not be loaded, also when it was tried again (`load-again.ts`): then it is for the person to try.
 *  Refusals are for the portal's own page. */
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
