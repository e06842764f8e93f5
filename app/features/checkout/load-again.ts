import type { ClientLoaderFunctionArgs } from "@remix-run/react";
import { CHECKOUT_LOAD_RETRY_WARNING } from "#copy/spec/checkout.ts";
import { pageFailureOf } from "#app/lib/pages/page-failure.ts";

/** How often a checkout that does not load is tried again by itself. */
const RETRIES = 3;

/** The checkout's way to its loader: what fails for want of an answer is asked for again, three times at most.
 *  @source spec, error catalogue: checkout load */
export async function loadAgain({ serverLoader }: ClientLoaderFunctionArgs): Promise<unknown> {
  for (let retries = 0; ; retries += 1) {
    try {
      return await serverLoader();
    } catch (error) {
      const failure = pageFailureOf(error);
      const isWorthIt = !(error instanceof Response) && (failure === "server" || failure === "unreachable");
      if (!isWorthIt || retries >= RETRIES) throw error;
      console.warn(CHECKOUT_LOAD_RETRY_WARNING);
    }
  }
}
