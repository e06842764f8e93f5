import { type KitComposition, type KitInverter, presentParts } from "./kit-parts.ts";

/** An inverter whose limit is below the current of modules of the same kit. */
export interface CurrentWarning {
  current: "input" | "shortCircuit";
  inverter: string;
  modules: readonly string[];
}

/** The compatibility warnings of a kit: for each limit that the sheet of an inverter gives, the modules above it. The
 *  input limit is that of a string, else that of an MPPT shared by its inputs, and is compared with Imp; the
 *  short-circuit limit is compared with Isc. Amounts of 0 and `solaredge` inverters are left out.
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

/** The two limits of an inverter as warnings compare them, with the current of a module that each is compared with.
 *  @example 25 A an MPPT of two inputs, nothing said of a string: 12.5 A for Imp */
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
