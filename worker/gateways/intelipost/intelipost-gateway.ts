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
  /** Told of what somebody has to mend, for the log. */
  report(problem: CarrierError, facts: { rests: boolean }): void;
}

/** A provider that needs to know less of a delivery than others. */
export interface IntelipostGateway extends FreightProviderGateway {
  quote(ask: CarrierAsk): Promise<readonly OfferedFreight[]>;
}

/** Answers of a network that works, although they bring no freight. */
const HEALTHY = new Set<string>(["noDelivery", "noOptions", "refused"]);
/** The network was not asked at all. */
const NOT_ASKED = new Set<string>(["noOriginCep", "noDestinationCep", "noKey", "resting"]);
/** Nothing that anybody would have to mend. */
const EXPECTED = new Set<string>(["noDelivery", "noDestinationCep", "resting"]);

/** The network of carriers behind Intelipost. The offer to take comes first; each names those that it was chosen from.
 *  A delivery that no carrier makes is an empty list. */
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
    // Buyers get it who may not see what freight costs.
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
