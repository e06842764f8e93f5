import { type ConnectedInverter, connectKit, type ConnectionRules } from "#domain/kits/connect-kit.ts";
import { type PartAmount, toComposition } from "#domain/kits/kit-part.ts";
import { type KitComposition, type KitInverter, presentParts } from "#domain/kits/kit-parts.ts";
import type { MpptChoice, StringGroup } from "./mount-state.ts";

/** Limits up to which strings are calculated while a person types, and on saving: inverters, modules per input, and
 *  models of each. */
const CHECKED_LIMITS = { inverters: 200, modulesPerInput: 60, models: 12 } as const;

/** Whether the strings of a kit are calculated; excessive amounts are not. */
export function isWithinReach({ modules, inverters }: KitComposition): boolean {
  const units = inverters.reduce((sum, { amount }) => sum + amount, 0);
  const inputs = inverters.reduce(
    (sum, { amount, electrical }) => sum + amount * electrical.mpptCount * electrical.inputsPerMppt,
    0,
  );
  const count = modules.reduce((sum, { amount }) => sum + amount, 0);
  const models = Math.max(modules.length, inverters.length);
  return (
    models <= CHECKED_LIMITS.models &&
    units <= CHECKED_LIMITS.inverters &&
    count <= inputs * CHECKED_LIMITS.modulesPerInput
  );
}

/** The best connection of a kit by MPPT, equal inverters grouped; empty if no connection is possible.
 *  @example 18 modules on an inverter of two MPPTs: one group, twice 1 × 9 */
export function bestGroups(parts: readonly PartAmount[], rules: ConnectionRules): StringGroup[] {
  const kit = presentParts(toComposition(parts));
  if (kit.modules.length === 0 || !isWithinReach(kit)) return [];
  return groupsOf(connectKit(kit, rules) ?? []);
}

/** The connection of a kit by MPPT, equal inverters grouped. */
export function groupsOf(connected: readonly ConnectedInverter[]): StringGroup[] {
  return mergeGroups(
    connected.map(({ inverter, uses }) => {
      const taken = uses.flatMap(({ module, assessment }) =>
        assessment.arrangement.map((mppt): MpptChoice => ({ moduleId: module.productId, ...mppt })),
      );
      return { inverterId: inverter.productId, inverterCount: 1, mppts: pad(taken, inverter) };
    }),
  );
}

/** Adapts groups to the inverters of the kit: groups of removed inverters are dropped, new inverters are
 *  unconnected. */
export function fitGroups(groups: readonly StringGroup[], inverters: readonly KitInverter[]): StringGroup[] {
  return inverters.flatMap((inverter) => {
    let left = inverter.amount;
    const kept = groups.flatMap((group) => {
      if (group.inverterId !== inverter.productId || left === 0) return [];
      const inverterCount = Math.min(left, group.inverterCount);
      left -= inverterCount;
      return [{ ...group, inverterCount, mppts: pad(group.mppts, inverter) }];
    });
    const fresh = { inverterId: inverter.productId, inverterCount: left, mppts: pad([], inverter) };
    return left === 0 ? kept : [...kept, fresh];
  });
}

/** Separates one inverter from a group, so that it can be connected differently. */
export function splitGroup(groups: readonly StringGroup[], index: number): StringGroup[] {
  return groups.flatMap((group, at) =>
    at !== index || group.inverterCount < 2
      ? [group]
      : [
          { ...group, inverterCount: group.inverterCount - 1 },
          { ...group, inverterCount: 1 },
        ],
  );
}

/** Sets the strings of one MPPT of a group. */
export function setMppt(
  groups: readonly StringGroup[],
  { group: index, mppt, choice }: { group: number; mppt: number; choice: MpptChoice | null },
): StringGroup[] {
  return groups.map((group, at) =>
    at === index
      ? { ...group, mppts: group.mppts.map((one, place) => (place === mppt ? choice : one)) }
      : group,
  );
}

function mergeGroups(groups: readonly StringGroup[]): StringGroup[] {
  const merged = new Map<string, StringGroup>();
  for (const group of groups) {
    const key = JSON.stringify([group.inverterId, group.mppts]);
    const known = merged.get(key);
    merged.set(key, { ...group, inverterCount: (known?.inverterCount ?? 0) + group.inverterCount });
  }
  return [...merged.values()];
}

function pad(
  mppts: readonly (MpptChoice | null)[],
  { electrical }: Pick<KitInverter, "electrical">,
): (MpptChoice | null)[] {
  return Array.from({ length: electrical.mpptCount }, (_, index) => mppts[index] ?? null);
}
