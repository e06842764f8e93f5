import { useEffect, useRef, useState } from "react";
import { CEP_OUTCOMES } from "#copy/address.ts";
import { normalizeCep, stateOfCep } from "#domain/validation/cep.ts";
import { loadChunk } from "#app/lib/loading/load-chunk.ts";
import type { CepAddress } from "./find-cep.ts";

const FIELDS = ["patio", "neighborhood", "city", "state"] as const;

/** Fills the part of an address that follows from its postal code, looked up once that is complete, while the person
 *  goes on typing: what is blank or came from an earlier lookup, never what was typed. The state follows at once.
 *  `outcome` says what came of it.
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
    // A search that failed is made again when the field is left.
    if (address === null) asked.current.cep = null;
    const isOutside = address !== null && address.state !== "" && !isServed(address.state);
    setOutcome(isOutside ? "outside" : result);
    if (address !== null) fillIn(isOutside ? { ...address, state: "" } : address);
  }

  return { lookUp, outcome: outcome && CEP_OUTCOMES[outcome] };
}
