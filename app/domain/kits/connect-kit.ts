import { type Assessment, compareRanks, connectStrings } from "./check-kit-strings.ts";
import type { KitInverter, KitModule } from "./kit-parts.ts";
import { costOf, evenly, type ModuleTaker, spreadModules } from "./spread-modules.ts";
import type { SiteTemperatures } from "./string-sizing.ts";

/** Temperatures of the place and strictness of the check. */
export type ConnectionRules = SiteTemperatures & { strictShortCircuit: boolean };

/** Modules of one model on an inverter, or on some of its MPPTs. */
export interface ModuleUse {
  module: KitModule;
  moduleCount: number;
  assessment: Assessment;
}

/** One inverter of a kit, with its modules. */
export interface ConnectedInverter {
  inverter: KitInverter;
  uses: readonly ModuleUse[];
}

/** MPPTs of one inverter that one module model takes. */
interface Slice {
  unit: number;
  inverter: KitInverter;
  mpptCount: number;
}

type Plan = { module: KitModule; slices: Slice[]; takers: ModuleTaker[]; totals: number[] };
type Connect = (module: KitModule, slice: Slice, moduleCount: number) => Assessment;

/** How many MPPTs around the proportional share are tried as the border between two models, by number of models. */
const REACH = { 2: 4, 3: 2 } as const;

/** Spreads the modules of a kit over its inverters. Strings and MPPTs hold one model each: every model takes adjacent
 *  MPPTs in proportion to its power, and the way with the fewest faults is chosen. Null when there are more models than
 *  MPPTs. */
export function connectKit(
  { modules, inverters }: { modules: readonly KitModule[]; inverters: readonly KitInverter[] },
  rules: ConnectionRules,
): ConnectedInverter[] | null {
  const units = inverters.flatMap((inverter) =>
    Array.from({ length: inverter.amount }, (): KitInverter => inverter),
  );
  const slots = units.flatMap(({ electrical }, unit) =>
    Array.from({ length: electrical.mpptCount }, () => unit),
  );
  if (modules.length > slots.length) return null;
  const connect = createConnect(rules);
  const [best] = listBorders(modules, slots.length)
    .map((borders) => planOf({ modules, units, slots, borders }, connect))
    .sort((a, b) => compareRanks(a.cost, b.cost));
  const uses = (best?.plans ?? []).flatMap((plan) => usesOf(plan, connect));
  return units.map((inverter, unit) => ({
    inverter,
    uses: uses.flatMap((one) => (one.unit === unit && one.use.moduleCount > 0 ? [one.use] : [])),
  }));
}

/** The MPPTs at which each model ends, for each way worth trying. */
function listBorders(modules: readonly KitModule[], slotCount: number): number[][] {
  const powers = modules.map(({ amount, electrical }) => amount * electrical.powerW);
  const all = powers.reduce((sum, power) => sum + power, 0);
  const reach = modules.length in REACH ? REACH[modules.length as keyof typeof REACH] : 0;
  let before = 0;
  let ways: number[][] = [[]];
  for (const [index, power] of powers.slice(0, -1).entries()) {
    before += power;
    const middle = Math.round((before / all) * slotCount);
    const last = slotCount - (powers.length - 1 - index);
    ways = ways.flatMap((way) =>
      Array.from({ length: 2 * reach + 1 }, (_, step) => middle - reach + step)
        .map((border) => Math.min(last, Math.max((way.at(-1) ?? 0) + 1, border)))
        .filter((border, step, list) => list.indexOf(border) === step)
        .map((border) => [...way, border]),
    );
  }
  return ways.map((way) => [...way, slotCount]);
}

function planOf(
  {
    modules,
    units,
    slots,
    borders,
  }: {
    modules: readonly KitModule[];
    units: readonly KitInverter[];
    slots: readonly number[];
    borders: readonly number[];
  },
  connect: Connect,
): { plans: Plan[]; cost: number[] } {
  const plans = modules.map((module, index): Plan => {
    const taken = slots.slice(borders[index - 1] ?? 0, borders[index]);
    const slices = [...new Set(taken)].flatMap((unit): Slice[] => {
      const inverter = units[unit];
      const mpptCount = taken.filter((one) => one === unit).length;
      return inverter === undefined ? [] : [{ unit, inverter, mpptCount }];
    });
    const takers = groupsOf(slices).map((group) => toTaker(module, group, connect));
    return { module, slices, takers, totals: spreadModules(takers, module.amount) };
  });
  const costs = plans.map(({ takers, totals }) => costOf(takers, totals));
  const cost = (costs[0] ?? []).map((_, place) => costs.reduce((sum, one) => sum + (one[place] ?? 0), 0));
  return { plans, cost };
}

function groupsOf(slices: readonly Slice[]): Slice[][] {
  const groups = new Map<string, Slice[]>();
  for (const slice of slices) {
    const key = `${slice.inverter.productId} ${slice.mpptCount}`;
    groups.set(key, [...(groups.get(key) ?? []), slice]);
  }
  return [...groups.values()];
}

function toTaker(module: KitModule, group: readonly Slice[], connect: Connect): ModuleTaker {
  const [first] = group;
  if (first === undefined) throw new TypeError("a group has a slice");
  const { electrical } = first.inverter;
  const inputs = first.mpptCount * electrical.inputsPerMppt;
  return {
    count: group.length,
    weight: (electrical.acPowerW * first.mpptCount) / electrical.mpptCount,
    capacity: electrical.kind === "micro" ? inputs : Infinity,
    connect: (moduleCount) => connect(module, first, moduleCount),
  };
}

function usesOf({ module, slices, totals }: Plan, connect: Connect): { unit: number; use: ModuleUse }[] {
  return groupsOf(slices).flatMap((group, index) => {
    const counts = evenly(totals[index] ?? 0, group.length);
    return group.map((slice, place) => {
      const moduleCount = counts[place] ?? 0;
      return {
        unit: slice.unit,
        use: { module, moduleCount, assessment: connect(module, slice, moduleCount) },
      };
    });
  });
}

/** Assesses connections and remembers the results, so that a repeated question costs nothing. */
function createConnect(rules: ConnectionRules): Connect {
  const known = new Map<string, Assessment>();
  return (module, { inverter, mpptCount }, moduleCount) => {
    const key = [module.productId, inverter.productId, mpptCount, moduleCount].join(" ");
    const found =
      known.get(key) ??
      connectStrings({
        ...rules,
        module: module.electrical,
        inverter: {
          ...inverter.electrical,
          mpptCount,
          // The highest voltage that the inverter and the modules in the string tolerate.
          maxDcV: Math.min(inverter.electrical.maxDcV, module.electrical.maxSystemV ?? Infinity),
        },
        moduleCount,
      });
    known.set(key, found);
    return found;
  };
}
