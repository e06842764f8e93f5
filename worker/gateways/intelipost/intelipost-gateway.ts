import { rankCarrierOptions } from "#domain/freight/rank-carrier-options.ts";
import { centsToReais } from "#domain/shared/money.ts";
import type { CircuitBreaker } from "../circuit-breakers.ts";
import type { FreightProviderGateway, OfferedFreight } from "../freight/freight-provider-gateway.ts";
import { callIntelipost, type IntelipostAccess } from "./call-intelipost.ts";
import { CarrierError } from "./carrier-error.ts";
import { type CarrierAsk, toQuoteRequest } from "./quote-request.ts";
import { type CarrierQuote, readQuoteAnswer } from "./read-quote-answer.ts";

export interface IntelipostSettings extends IntelipostAccess {
  breaker: CircuitBreaker;
  nowMs(): number;
  /** Reports problems that need attention, for the log. */
  report(problem: CarrierError, facts: { rests: boolean }): void;
}

/** A provider that needs to know less of a delivery than others. */
export interface IntelipostGateway extends FreightProviderGateway {
  quote(ask: CarrierAsk): Promise<readonly OfferedFreight[]>;
}

/** Problems of a working network, which do not count as failures. */
const HEALTHY = new Set<string>(["noDelivery", "noOptions", "refused"]);
/** Problems for which the network was not called. */
const NOT_ASKED = new Set<string>(["noOriginCep", "noDestinationCep", "noKey", "resting"]);
/** Problems that need no attention. */
const EXPECTED = new Set<string>(["noDelivery", "noDestinationCep", "resting"]);

/** A gateway to the carriers behind Intelipost. The best offer comes first; each names those that it was chosen from.
 *  The list is empty if no carrier makes the delivery. */
export function createIntelipostGateway(settings: IntelipostSettings): IntelipostGateway {
  const { breaker, nowMs, report } = settings;
  return {
    provider: "intelipost",
    async quote(ask) {
      try {
        const { quoteId, options } = await askNetwork(settings, ask);
        const ranked = rankCarrierOptions(options);
        return ranked.map((option) => toOffer(quoteId, option, ranked));
      } catch (error) {
        if (!(error instanceof CarrierError)) throw error;
        const { rests } = settle(breaker, error, nowMs());
        if (!EXPECTED.has(error.problem)) report(error, { rests });
        if (error.problem === "noDelivery") return [];
        throw error;
      }
    },
  };
}

async function askNetwork(settings: IntelipostSettings, ask: CarrierAsk): Promise<CarrierQuote> {
  const request = toQuoteRequest(ask);
  if (!settings.breaker.mayAsk(settings.nowMs())) throw new CarrierError("resting");
  const { status, body } = await callIntelipost(settings, request);
  const quote = readQuoteAnswer(status, body);
  settings.breaker.succeeded();
  return quote;
}

function settle(breaker: CircuitBreaker, { problem }: CarrierError, nowMs: number): { rests: boolean } {
  if (NOT_ASKED.has(problem)) return { rests: false };
  if (!HEALTHY.has(problem)) return breaker.failed(nowMs);
  breaker.succeeded();
  return { rests: false };
}

function toOffer(
  quoteId: number,
  { methodId, name, priceCents, businessDays }: CarrierQuote["options"][number],
  considered: CarrierQuote["options"],
): OfferedFreight {
  return {
    priceCents,
    businessDays,
    // Buyers receive this data even if they may not see the price of freight.
    integrationData: { quoteId, deliveryMethodId: methodId },
    explanation: {
      source: "carrier",
      ruleId: String(methodId),
      ruleName: name,
      type: null,
      amount: centsToReais(priceCents).toFixed(2),
      units: "1",
      exactCents: String(priceCents),
      minimumCents: 0,
      maximumCents: null,
      roadTenthsOfKm: null,
      considered: considered.map((one) => ({
        name: one.name,
        priceCents: one.priceCents,
        businessDays: one.businessDays,
      })),
    },
  };
}
