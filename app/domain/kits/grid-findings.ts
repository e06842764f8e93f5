import type { KitFinding } from "./kit-finding.ts";
import type { GridConnection, KitInverter } from "./kit-parts.ts";

/** Number of phase conductors by type of connection. */
const PHASES: Record<GridConnection, number> = { monofasico: 1, bifasico: 2, trifasico: 3 };

/** Findings between the inverters and the grid, and among the inverters: more phases than the house has, different
 *  connections in one kit, inverters whose data sheets do not list each other.
 *  @param grid - connection of the house; null skips its phases */
export function findGridFaults(inverters: readonly KitInverter[], grid: GridConnection | null): KitFinding[] {
  return [
    ...(grid === null ? [] : inverters.flatMap((inverter) => unsupported(inverter, PHASES[grid]))),
    ...mixed(inverters),
    ...incompatible(inverters),
  ];
}

function unsupported({ productId, name, grid }: KitInverter, limit: number): KitFinding[] {
  const value = PHASES[grid];
  const products = [{ productId, name }];
  return value > limit
    ? [{ severity: "error", code: "PHASES_NOT_SUPPORTED", value, limit, unit: "phases", products }]
    : [];
}

function mixed(inverters: readonly KitInverter[]): KitFinding[] {
  const phases = inverters.map(({ grid }) => PHASES[grid]);
  const [value, limit] = [Math.max(0, ...phases), Math.min(...phases)];
  const products = inverters.map(({ productId, name }) => ({ productId, name }));
  return new Set(phases).size > 1
    ? [{ severity: "warning", code: "PHASES_MIXED", value, limit, unit: "phases", products }]
    : [];
}

function incompatible(inverters: readonly KitInverter[]): KitFinding[] {
  return inverters.flatMap((one, index) =>
    inverters.slice(index + 1).flatMap((other): KitFinding[] => {
      const products = [one, other].map(({ productId, name }) => ({ productId, name }));
      const numbers = { value: 1, limit: 0, unit: "inverters" } as const;
      return names(one, other) && names(other, one)
        ? []
        : [{ severity: "warning", code: "INVERTERS_NOT_COMPATIBLE", ...numbers, products }];
    }),
  );
}

function names({ compatibleInverters }: KitInverter, other: KitInverter): boolean {
  return compatibleInverters.length === 0 || compatibleInverters.includes(other.productId);
}
