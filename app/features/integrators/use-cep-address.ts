import { useEffect, useRef, useState } from "react";
import { normalizeCep } from "#domain/validation/cep.ts";
import { type CepAddress, findCep } from "./find-cep.ts";

const FIELDS = ["patio", "neighborhood", "city", "state"] as const;

export type CepOutcome = "searching" | "found" | "partial" | "failed" | null;

/** The part of an address that follows from its postal code: looked up once that is complete, while the person goes on
 *  typing. It fills in what is blank or came from an earlier lookup, never what was typed. */
export function useCepAddress(initial: CepAddress) {
  const [address, setAddress] = useState(initial);
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
    setAddress((current) => {
      const next = { ...current };
      for (const field of FIELDS) {
        const isFree = current[field] === "" || current[field] === before[field];
        if (isFree && found[field] !== "") next[field] = found[field];
      }
      return next;
    });
  }

  function set(field: keyof CepAddress, value: string): void {
    setAddress((current) => ({ ...current, [field]: value }));
  }

  return { address, set, lookUp, outcome };
}
