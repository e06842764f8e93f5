import type { Delivery } from "#domain/freight/freight-rule.ts";
import type { FreightExplanation } from "#domain/freight/freight-schema.ts";
import type { FreightVolume } from "#domain/freight/freight-volumes.ts";
import type { FreightProvider } from "#domain/settings/delivery-settings-schema.ts";

/** What a provider is asked: everything is the server's own, nothing of it a browser's word. */
export interface FreightAsk {
  delivery: Delivery;
  /** Where it is sent from; the CEP (eight digits) is empty where the center's address has none. */
  origin: { CEP: string; city: string; state: string };
  destination: { CEP: string; city: string; state: string };
  /** Document of who receives it, digits and capitals; empty where nobody said it. */
  identification: string;
  volumes: readonly FreightVolume[];
  /** Value of the goods. */
  totalCents: number;
}

/** A freight that a provider offers. */
export interface OfferedFreight {
  priceCents: number;
  /** Business days; null for the distributor's usual ones. */
  businessDays: number | null;
  /** What the provider wants back when it is hired. */
  integrationData: Record<string, unknown> | null;
  explanation: FreightExplanation;
}

/** Somebody who can tell what a delivery costs. An empty list says that it does not make this delivery; the next
 *  provider is asked then, as after a `FreightProviderError`. */
export interface FreightProviderGateway {
  readonly provider: FreightProvider;
  /** @throws FreightProviderError when it could not be asked or did not answer */
  quote(ask: FreightAsk): Promise<readonly OfferedFreight[]>;
}

/** Why a provider did not answer. */
export const FREIGHT_PROVIDER_FAILURES = ["refused", "timeout", "unavailable", "malformed"] as const;
export type FreightProviderFailure = (typeof FREIGHT_PROVIDER_FAILURES)[number];

/** A provider that could not be asked. */
export class FreightProviderError extends Error {
  override readonly name = "FreightProviderError";
  readonly reason: FreightProviderFailure;

  constructor(reason: FreightProviderFailure, message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.reason = reason;
  }
}
