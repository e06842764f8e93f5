import { useRevalidator, useRouteError } from "@remix-run/react";
import { startTransition, useEffect, useState } from "react";
import { CHECKOUT_TEXTS as TEXTS } from "#copy/checkout.ts";
import { CHECKOUT_LOAD_RETRY_WARNING } from "#copy/spec/checkout.ts";
import { pageFailureOf } from "#app/lib/page-failure.ts";

/** How often a checkout that does not load is tried again by itself. */
const RETRIES = 3;

/** A checkout that could not be loaded: it is tried again up to three times, then by the person. Refusals are for the
 *  portal's own page. */
export function CheckoutFailure() {
  const error = useRouteError();
  const failure = pageFailureOf(error);
  if (failure !== "server" && failure !== "unreachable") throw error;
  return <LoadAgain error={error} />;
}

function LoadAgain({ error }: { error: unknown }) {
  const { revalidate, state } = useRevalidator();
  const [tries, setTries] = useState(0);
  const [retried, setRetried] = useState<unknown>(null);
  // Once for each failure: the same one comes up again while it is tried.
  const isDue = state === "idle" && retried !== error && tries < RETRIES;
  useEffect(() => {
    if (!isDue) return;
    console.warn(CHECKOUT_LOAD_RETRY_WARNING);
    startTransition(() => {
      setRetried(error);
      setTries((current) => current + 1);
    });
    revalidate();
  }, [isDue, error, revalidate]);
  const isTrying = isDue || state !== "idle";
  return (
    <div className="gs-empty" role={isTrying ? "status" : "alert"}>
      <p className="gs-empty__title">{isTrying ? TEXTS.loading : TEXTS.failed}</p>
      {!isTrying && (
        <>
          <p className="gs-empty__help">{TEXTS.failedText}</p>
          <button
            type="button"
            className="gs-button gs-button--primary"
            onClick={() => {
              revalidate();
            }}
          >
            {TEXTS.again}
          </button>
        </>
      )}
    </div>
  );
}
