import { useEffect, useRef, useState } from "react";
import { REGISTER_TEXTS } from "#copy/register.ts";
import { normalizeCep } from "#domain/validation/cep.ts";
import { type CepAddress, findCep } from "./find-cep.ts";

const FIELDS = ["patio", "neighborhood", "city", "state"] as const;

const OUTCOMES = {
  searching: REGISTER_TEXTS.cepSearching,
  found: REGISTER_TEXTS.cepFound,
  partial: REGISTER_TEXTS.cepPartial,
  failed: REGISTER_TEXTS.cepFailed,
} as const;

/** Fills the part of an address that follows from its postal code, looked up once that is complete, while the person
 *  goes on typing: what is blank or came from an earlier lookup, never what was typed. `outcome` says what
 *  came of it. */
export function useCepLookup<Form extends CepAddress>(setForm: (change: (form: Form) => Form) => void) {
  const [outcome, setOutcome] = useState<keyof typeof OUTCOMES | null>(null);
  const filled = useRef<Partial<CepAddress>>({});
  const asked = useRef<{ cep: string | null; lookup: AbortController | null }>({ cep: null, lookup: null });
  useEffect(() => {
    const current = asked.current;
    return () => current.lookup?.abort();
  }, []);

  async function lookUp(text: string): Promise<void> {
    const cep = normalizeCep(text);
    if (cep === asked.current.cep) return;
    asked.current.lookup?.abort();
    asked.current.cep = cep;
    setOutcome(cep === null ? null : "searching");
    if (cep === null) return;
    const lookup = new AbortController();
    asked.current.lookup = lookup;
    const found = await findCep(cep, lookup.signal);
    if (lookup.signal.aborted) return;
    setOutcome(found === null ? "failed" : found.patio === "" ? "partial" : "found");
    if (found === null) return;
    const before = filled.current;
    filled.current = found;
    setForm((form) => {
      const free = FIELDS.filter((field) => form[field] === "" || form[field] === before[field]);
      const known = free.filter((field) => found[field] !== "");
      return { ...form, ...Object.fromEntries(known.map((field) => [field, found[field]])) };
    });
  }

  return { lookUp, outcome: outcome && OUTCOMES[outcome] };
}
