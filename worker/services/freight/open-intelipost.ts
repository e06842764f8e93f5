import { type CircuitBreaker, openCircuitBreaker } from "#worker/gateways/circuit-breakers.ts";
import {
  createIntelipostGateway,
  type IntelipostGateway,
} from "#worker/gateways/intelipost/intelipost-gateway.ts";
import { logEvent } from "#worker/log.ts";
import { tenantOf } from "#worker/services/shared/authorise.ts";
import type { FreightScope } from "./find-freight.ts";

/** The Intelipost network with a distributor's key.
 *  @param isTrial - whether it is asked even while it is paused, and a failure does not count */
export function openIntelipost(
  scope: FreightScope,
  apiKey: string,
  { isTrial = false }: { isTrial?: boolean } = {},
): IntelipostGateway {
  const distributorId = tenantOf(scope).distributor.id;
  const breaker = openCircuitBreaker(`intelipost ${distributorId} ${apiKey}`);
  return createIntelipostGateway({
    url: scope.env.INTELIPOST_URL,
    apiKey,
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    breaker: isTrial ? tryingOut(breaker) : breaker,
    nowMs: () => scope.now().getTime(),
    report: ({ problem, status }, { rests }) =>
      logEvent("warn", "carrier-failed", { provider: "intelipost", distributorId, problem, status, rests }),
  });
}

function tryingOut({ succeeded }: CircuitBreaker): CircuitBreaker {
  return { mayAsk: () => true, succeeded, failed: () => ({ rests: false }) };
}
