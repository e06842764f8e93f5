import type { CEP_OUTCOMES } from "#copy/address.ts";

/** The address of a postal code; unknown parts are empty. */
export interface CepAddress {
  patio: string;
  neighborhood: string;
  city: string;
  state: string;
}

/** The result of a lookup, and the message to show. */
export interface CepAnswer {
  outcome: Exclude<keyof typeof CEP_OUTCOMES, "searching" | "outside">;
  address: CepAddress | null;
}

/** Time in milliseconds after which a lookup is given up, so that people type the address. */
const PATIENCE_MS = 12_000;

/** Looks up the address of a postal code.
 *  @param cep - eight digits */
export async function findCep(cep: string, signal: AbortSignal): Promise<CepAnswer> {
  const patience = AbortSignal.timeout(PATIENCE_MS);
  try {
    const response = await fetch(`/app/open/cep/${cep}`, { signal: AbortSignal.any([signal, patience]) });
    const answer: unknown = await response.json();
    if (response.ok) return toAnswer(answer);
    return { outcome: response.status === 404 ? "unknown" : "offline", address: null };
  } catch {
    return { outcome: patience.aborted ? "slow" : "offline", address: null };
  }
}

function toAnswer(answer: unknown): CepAnswer {
  if (typeof answer !== "object" || answer === null || !("data" in answer)) {
    return { outcome: "offline", address: null };
  }
  const facts = (answer.data ?? {}) as Readonly<Record<string, unknown>>;
  const text = (name: string) => (typeof facts[name] === "string" ? facts[name] : "");
  const address = {
    ...{ patio: text("logradouro"), neighborhood: text("bairro") },
    ...{ city: text("city"), state: text("uf") },
  };
  if (facts["precision"] === "state") {
    return { outcome: facts["servicesFailed"] === true ? "failed" : "unknown", address };
  }
  return { outcome: address.patio === "" ? "partial" : "found", address };
}
