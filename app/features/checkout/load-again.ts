import type { ClientLoaderFunctionArgs } from "@remix-run/react";
import { CHECKOUT_LOAD_RETRY_WARNING } from "#copy/spec/checkout.ts";
import { pageFailureOf } from "#app/lib/pages/page-failure.ts";

/** Automatic retries of a checkout that fails to load. */
const RETRIES = 3;

/** Client side of the checkout's loader: a load without an answer is retried, three times at most.
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
