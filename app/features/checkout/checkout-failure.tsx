import { useLocation, useRevalidator, useRouteError } from "@remix-run/react";
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

/** How often it was tried at an address, and for which failure last: a failure may bring the page up anew. */
let tried: { address: string; count: number; error: unknown } = { address: "", count: 0, error: null };

/** It has loaded: the next failure is a first one. */
export function forgetFailures(): void {
  tried = { address: "", count: 0, error: null };
}

function LoadAgain({ error }: { error: unknown }) {
  const { revalidate, state } = useRevalidator();
  const { pathname, search } = useLocation();
  const [isGivenUp, setGivenUp] = useState(false);
  const address = pathname + search;
  useEffect(() => {
    if (state !== "idle" || tried.error === error) return;
    const count = tried.address === address ? tried.count : 0;
    tried = { address, count: count + 1, error };
    if (count >= RETRIES) {
      startTransition(() => {
        setGivenUp(true);
      });
      return;
    }
    console.warn(CHECKOUT_LOAD_RETRY_WARNING);
    revalidate();
  }, [address, error, state, revalidate]);
  const isTrying = !isGivenUp || state !== "idle";
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
