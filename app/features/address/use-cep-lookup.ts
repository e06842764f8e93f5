import { useEffect, useRef, useState } from "react";
import { CEP_OUTCOMES } from "#copy/address.ts";
import { normalizeCep, stateOfCep } from "#domain/validation/cep.ts";
import { loadChunk } from "#app/lib/loading/load-chunk.ts";
import type { CepAddress } from "./find-cep.ts";

const FIELDS = ["patio", "neighborhood", "city", "state"] as const;

/** Looks up a complete postal code and fills in the address while the person goes on typing. A lookup replaces
 *  empty fields and values of an earlier lookup, never typed ones. The state is known from the code's range and
 *  filled in before the answer. `outcome` is the message to show.
 *  @param states - states to choose from; null for all */
export function useCepLookup<Form extends CepAddress>(
  setForm: (change: (form: Form) => Form) => void,
  states: readonly string[] | null = null,
) {
  const [outcome, setOutcome] = useState<keyof typeof CEP_OUTCOMES | null>(null);
  const filled = useRef<Partial<CepAddress>>({});
  const asked = useRef<{ cep: string | null; lookup: AbortController | null }>({ cep: null, lookup: null });
  useEffect(() => {
    const current = asked.current;
    return () => current.lookup?.abort();
  }, []);

  function fillIn(found: Partial<CepAddress>): void {
    const before = filled.current;
    filled.current = { ...before, ...found };
    setForm((form) => {
      const free = FIELDS.filter((field) => form[field] === "" || form[field] === before[field]);
      const known = free.filter((field) => found[field]);
      return { ...form, ...Object.fromEntries(known.map((field) => [field, found[field]])) };
    });
  }

  async function lookUp(text: string): Promise<void> {
    const cep = normalizeCep(text);
    if (cep === asked.current.cep) return;
    asked.current.lookup?.abort();
    asked.current.cep = cep;
    setOutcome(cep === null ? null : "searching");
    if (cep === null) return;
    const isServed = (state: string | null) => state !== null && (states === null || states.includes(state));
    const stateByRange = stateOfCep(cep);
    if (stateByRange !== null && isServed(stateByRange)) fillIn({ state: stateByRange });
    const lookup = new AbortController();
    asked.current.lookup = lookup;
    const { findCep } = await loadChunk(() => import("./find-cep.ts"));
    const { outcome: result, address } = await findCep(cep, lookup.signal);
    if (lookup.signal.aborted) return;
    // A failed lookup is repeated when the field loses focus.
    if (address === null) asked.current.cep = null;
    const isOutside = address !== null && address.state !== "" && !isServed(address.state);
    setOutcome(isOutside ? "outside" : result);
    if (address !== null) fillIn(isOutside ? { ...address, state: "" } : address);
  }

  return { lookUp, outcome: outcome && CEP_OUTCOMES[outcome] };
}
