import type { KitInverter } from "#domain/kits/kit-parts.ts";
import type { Mounting } from "#domain/requests/cart-schema.ts";
import type { MpptChoice, StringGroup } from "./mount-state.ts";

type Entry = Mounting["strings"][number];

/** Consecutive entries of the same inverter model. */
interface Run {
  inverter: KitInverter;
  inverterCount: number;
  entries: Entry[];
}

/** The strings of a cart by MPPT. A cart tells how many strings of each length some equal inverters have, but neither
 *  the MPPT of each nor where one inverter ends and the next begins. Missing facts are filled with the best assumption:
 *  all inverters of the kit and all their MPPTs are used.
 *  @param inverters - inverters of the kit; strings of others are left out */
export function stringsOfCart(
  strings: Mounting["strings"],
  inverters: readonly KitInverter[],
): StringGroup[] {
  const runs = runsOf(strings, inverters);
  return runs.flatMap((run) => {
    const { inverter, inverterCount, entries } = run;
    const { mpptCount } = inverter.electrical;
    return cutEvenly(entries, inverterGroups(run, runs), mpptCount).map((own) => ({
      ...{ inverterId: inverter.productId, inverterCount },
      mppts: spread(own, mpptCount),
    }));
  });
}

function runsOf(strings: Mounting["strings"], inverters: readonly KitInverter[]): Run[] {
  const runs: Run[] = [];
  for (const entry of strings) {
    const { inverterId, inverterCount } = entry;
    const last = runs.at(-1);
    const belongs = last?.inverter.productId === inverterId && last.inverterCount === inverterCount;
    const inverter = inverters.find(({ productId }) => productId === inverterId);
    if (last !== undefined && belongs) last.entries.push(entry);
    else if (inverter !== undefined) runs.push({ inverter, inverterCount, entries: [entry] });
  }
  return runs;
}

/** Number of inverter groups in a run: as few as their MPPTs allow, but more if inverters of the kit would have no
 *  string. */
function inverterGroups(run: Run, runs: readonly Run[]): number {
  const same = runs.filter(({ inverter }) => inverter === run.inverter);
  const fewest = ({ inverter, entries }: Run) => Math.ceil(entries.length / inverter.electrical.mpptCount);
  let left = same.reduce((sum, one) => sum - fewest(one) * one.inverterCount, run.inverter.amount);
  for (const one of same) {
    const more = Math.min(
      one.entries.length - fewest(one),
      Math.max(0, Math.floor(left / one.inverterCount)),
    );
    if (one === run) return fewest(one) + more;
    left -= more * one.inverterCount;
  }
  return 1;
}

/** Divides entries into consecutive groups, with the fewest strings on the fullest MPPT. */
function cutEvenly(entries: readonly Entry[], groups: number, mpptCount: number): Entry[][] {
  const loads = new Map<string, number>();
  const loadOf = (from: number, to: number) => {
    const key = `${String(from)} ${String(to)}`;
    const load =
      loads.get(key) ??
      Math.max(...spread(entries.slice(from, to), mpptCount).map(({ stringCount }) => stringCount));
    loads.set(key, load);
    return load;
  };
  type Cut = { load: number; starts: readonly number[] };
  let cuts = entries.map((_, last): Cut => ({
    load: last < mpptCount ? loadOf(0, last + 1) : Infinity,
    starts: [0],
  }));
  for (let group = 1; group < groups; group++) {
    const before = cuts;
    cuts = entries.map((_, last) => {
      let best: Cut = { load: Infinity, starts: [0] };
      for (let start = Math.max(group, last + 1 - mpptCount); start <= last; start++) {
        const { load: least, starts } = before[start - 1] ?? best;
        const load = Math.max(least, loadOf(start, last + 1));
        if (load < best.load) best = { load, starts: [...starts, start] };
      }
      return best;
    });
  }
  const starts = cuts.at(-1)?.starts ?? [];
  return starts.map((start, index) => entries.slice(start, starts[index + 1]));
}

/** Spreads strings over MPPTs, one length for each, with as few strings per MPPT as possible. */
function spread(entries: readonly Entry[], mpptCount: number): MpptChoice[] {
  const taken = entries.map(() => 1);
  const loadOf = (index: number) => Math.ceil((entries[index]?.stringCount ?? 0) / (taken[index] ?? 1));
  for (let free = mpptCount - entries.length; free > 0; free--) {
    const fullest = entries.reduce((most, _, index) => (loadOf(index) > loadOf(most) ? index : most), 0);
    if (loadOf(fullest) < 2) break;
    taken[fullest] = (taken[fullest] ?? 1) + 1;
  }
  return entries.flatMap(({ moduleId, stringCount, modulesPerString }, index) => {
    const mppts = taken[index] ?? 1;
    return Array.from({ length: mppts }, (_, place) => ({
      ...{ moduleId, modulesPerString },
      stringCount: Math.floor(stringCount / mppts) + (place < stringCount % mppts ? 1 : 0),
    }));
  });
}
