import { useEffect, useRef, useState } from "react";
import type { CenterForm } from "#domain/centers/center-form.ts";
import { normalizeCep } from "#domain/validation/cep.ts";
import { type CepAddress, findCep } from "../integrators/find-cep.ts";
import type { CepOutcome } from "../integrators/use-cep-address.ts";

const FIELDS = ["patio", "neighborhood", "city", "state"] as const;

/** Fills the part of a center's address that follows from its postal code: what is blank or came from an earlier
 *  lookup, never what was typed. */
export function useCepLookup(setForm: (change: (form: CenterForm) => CenterForm) => void) {
  const [outcome, setOutcome] = useState<CepOutcome>(null);
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

  return { lookUp, outcome };
}
