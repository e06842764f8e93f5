import { type KitComposition, type KitInverter, presentParts } from "./kit-parts.ts";

/** An inverter limit that is below a current of modules in the same kit. */
export interface CurrentWarning {
  current: "input" | "shortCircuit";
  inverter: string;
  modules: readonly string[];
}

/** Compatibility warnings of a kit: each inverter limit on the data sheet with the modules above it. The input limit is
 *  compared with Imp and is that of a string, or that of an MPPT divided by its inputs; the short-circuit limit is
 *  compared with Isc. Amounts of 0 and `solaredge` inverters are skipped.
 *  @source spec, compatibility warning; which currents are compared is settled in docs/decisions
 *  @example Imp 13.12 A on an MPPT of 25 A with two inputs, 12.5 A each: one warning, "input" */
export function listCurrentWarnings(kit: KitComposition): CurrentWarning[] {
  const { modules, inverters } = presentParts(kit);
  return inverters
    .filter(({ electrical }) => electrical.kind !== "solaredge")
    .flatMap((inverter) =>
      limitsOf(inverter).flatMap(({ current, limitA, field }): CurrentWarning[] => {
        const above = modules.filter(({ electrical }) => limitA !== null && electrical[field] > limitA);
        return above.length === 0
          ? []
          : [{ current, inverter: inverter.name, modules: above.map(({ name }) => name) }];
      }),
    );
}

/** The limits of an inverter, each with the module current to compare it with.
 *  @example 25 A for an MPPT of two inputs, no limit for a string: 12.5 A for Imp */
export function limitsOf({ electrical }: Pick<KitInverter, "electrical">) {
  const { maxInputCurrentPerMpptA: ofMpptA, inputsPerMppt } = electrical;
  const ofInputA = ofMpptA === null ? null : ofMpptA / inputsPerMppt;
  return [
    { current: "input", field: "impA", limitA: electrical.maxInputCurrentPerStringA ?? ofInputA },
    {
      current: "shortCircuit",
      field: "iscA",
      limitA: electrical.maxShortCircuitCurrentPerStringA ?? electrical.maxShortCircuitCurrentPerMpptA,
    },
  ] as const;
}
