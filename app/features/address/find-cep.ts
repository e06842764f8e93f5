/** What a lookup fills in; blank where nothing is known. */
export interface CepAddress {
  patio: string;
  neighborhood: string;
  city: string;
  state: string;
}

/** The address behind a postal code, or null when it cannot be had.
 *  @param cep - eight digits */
export async function findCep(cep: string, signal: AbortSignal): Promise<CepAddress | null> {
  const answer = await fetch(`/app/open/cep/${cep}`, { signal })
    .then(async (response) => (response.ok ? ((await response.json()) as unknown) : null))
    .catch(() => null);
  if (typeof answer !== "object" || answer === null || !("data" in answer)) return null;
  if (typeof answer.data !== "object" || answer.data === null) return null;
  const facts = answer.data as Readonly<Record<string, unknown>>;
  const text = (name: string) => (typeof facts[name] === "string" ? facts[name] : "");
  return { patio: text("logradouro"), neighborhood: text("bairro"), city: text("city"), state: text("uf") };
}
