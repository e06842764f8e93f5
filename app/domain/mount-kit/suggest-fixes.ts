import { connectStrings } from "#domain/kits/check-kit-strings.ts";
import { checkParts, type KitCheckSettings, toComposition } from "#domain/kits/kit-part.ts";
import { presentParts } from "#domain/kits/kit-parts.ts";
import { setAmount } from "./change-lines.ts";
import { type MountCheck, type MountFinding, checkMppt } from "./check-mount.ts";
import { chosenLines, type MountState, type MpptChoice, partsOf, type StringGroup } from "./mount-state.ts";
import { bestGroups } from "./string-groups.ts";

/** A fix: one step that removes a finding. */
export type Mend =
  /** Other strings on one group of inverters. */
  | {
      kind: "strings";
      groups: readonly StringGroup[];
      from: readonly MpptChoice[];
      to: readonly MpptChoice[];
    }
  /** The best connection of the kit, in place of the person's own. */
  | { kind: "best" }
  | { kind: "amount"; productId: string; name: string; from: number; to: number };

/** Changes of the number of modules to try. */
const MODULE_STEPS = [-1, 1, -2, 2, -3, 3, -4, 4];
const INVERTER_STEPS = [1, 2, -1];
/** Largest number of inverters for which other amounts are tried, since each try is a whole check. */
const MOST_INVERTERS = 30;
const MOST_MENDS = 2;

/** The fixes for each finding of a kit, smallest change first. Findings without a fix are left out. */
export function suggestFixes(
  state: MountState,
  { findings, groups }: MountCheck,
  check: KitCheckSettings,
): ReadonlyMap<MountFinding, readonly Mend[]> {
  const isOwn = state.arrangement === "own";
  const tries = once(() => tryAmounts(state, check));
  return new Map(
    findings.flatMap((finding): [MountFinding, Mend[]][] => {
      const mends =
        isOwn && OF_STRINGS.includes(finding.code) ? mendStrings(finding, { state, groups, check }) : [];
      const found = mends.length > 0 ? mends : mendAmounts(finding, state, tries);
      return found.length === 0 ? [] : [[finding, found.slice(0, MOST_MENDS)]];
    }),
  );
}

/** Findings about the strings themselves. */
const OF_STRINGS: readonly MountFinding["code"][] = [
  "VOLTAGE_ABOVE_LIMIT",
  "VOLTAGE_BELOW_MPPT_WINDOW",
  "VOLTAGE_ABOVE_MPPT_WINDOW",
  "VOLTAGE_BELOW_START",
  "SHORT_CIRCUIT_CURRENT_ABOVE_LIMIT",
  "OPERATING_CURRENT_ABOVE_LIMIT",
  "STRING_TOO_LONG",
  "STRING_TOO_SHORT",
  "STRINGS_ABOVE_INPUTS",
  "INVERTER_WITHOUT_MODULES",
  "MODULES_WITHOUT_STRING",
  "STRINGS_ABOVE_MODULES",
];

const ABOUT_ALL: readonly MountFinding["code"][] = [
  "INVERTER_WITHOUT_MODULES",
  "MODULES_WITHOUT_STRING",
  "STRINGS_ABOVE_MODULES",
];

/** The same modules of a group in other strings; if that is not enough, the best connection of the whole kit. */
function mendStrings(
  finding: MountFinding,
  { state, groups, check }: { state: MountState; groups: readonly StringGroup[]; check: KitCheckSettings },
): Mend[] {
  const kit = presentParts(toComposition(partsOf(state)));
  const best = bestGroups(partsOf(state), check.settings);
  const canBeBest = best.length > 0 && !hasErrors(state, check);
  if (ABOUT_ALL.includes(finding.code)) return canBeBest ? [{ kind: "best" }] : [];
  const ids = finding.products.map(({ productId }) => productId);
  for (const [index, group] of groups.entries()) {
    const inverter = kit.inverters.find(({ productId }) => productId === group.inverterId);
    const from = group.mppts.filter((mppt) => mppt !== null);
    const [first] = from;
    const module = kit.modules.find(({ productId }) => productId === first?.moduleId);
    const isOfOneModel = from.every(({ moduleId }) => moduleId === module?.productId);
    if (inverter === undefined || module === undefined || !isOfOneModel || !ids.includes(inverter.productId))
      continue;
    const isWrong = from.some((mppt) =>
      checkMppt(mppt, { module, inverter, settings: check.settings }).some(
        ({ code }) => code === finding.code,
      ),
    );
    if (!isWrong) continue;
    const moduleCount = from.reduce((sum, mppt) => sum + mppt.stringCount * mppt.modulesPerString, 0);
    const { arrangement, findings } = connectStrings({
      ...check.settings,
      module: module.electrical,
      inverter: {
        ...inverter.electrical,
        maxDcV: Math.min(inverter.electrical.maxDcV, module.electrical.maxSystemV ?? Infinity),
      },
      moduleCount,
    });
    if (findings.some(({ severity, code }) => severity === "error" || code === finding.code)) continue;
    const to = arrangement.map((mppt): MpptChoice => ({ moduleId: module.productId, ...mppt }));
    const mppts = group.mppts.map((_, place) => to[place] ?? null);
    const mended = groups.map((one, at) => (at === index ? { ...one, mppts } : one));
    return [{ kind: "strings", groups: mended, from, to }];
  }
  return canBeBest ? [{ kind: "best" }] : [];
}

interface Try {
  mend: Mend;
  codes: ReadonlySet<string>;
}

function mendAmounts(finding: MountFinding, state: MountState, tries: () => readonly Try[]): Mend[] {
  if (finding.code === "STRINGS_ABOVE_BOX_INPUTS") return moreBoxes(finding, state);
  const found = tries().filter(({ codes }) => !codes.has(finding.code));
  const ofModules = found.find(({ mend }) => isOfType(mend, state, "module"));
  const ofInverters = found.find(({ mend }) => isOfType(mend, state, "inverter"));
  return [ofModules, ofInverters].flatMap((one) => (one === undefined ? [] : [one.mend]));
}

/** Other amounts of a single module model or inverter model that leave no error. */
function tryAmounts(state: MountState, check: KitCheckSettings): Try[] {
  const lines = chosenLines(state).filter(({ line }) => line.amount > 0);
  const units = lines.reduce(
    (sum, { line, product }) => sum + (product.type === "inverter" ? line.amount : 0),
    0,
  );
  if (units > MOST_INVERTERS) return [];
  return (["module", "inverter"] as const).flatMap((type) => {
    const ofType = lines.filter(({ product }) => product.type === type);
    const [only] = ofType;
    if (only === undefined || ofType.length > 1) return [];
    const { line, product } = only;
    const steps = type === "module" ? MODULE_STEPS : INVERTER_STEPS;
    return steps.flatMap((step): Try[] => {
      const to = line.amount + step;
      if (to < 1) return [];
      const changed = { ...state, lines: setAmount(state.lines, line.productId, to) };
      const { findings } = checkParts(partsOf(changed), { ...check, grid: state.grid });
      if (findings.some(({ severity }) => severity === "error")) return [];
      const mend = {
        kind: "amount",
        productId: line.productId,
        name: product.name,
        from: line.amount,
        to,
      } as const;
      return [{ mend, codes: new Set(findings.map(({ code }) => code)) }];
    });
  });
}

function moreBoxes({ value }: MountFinding, state: MountState): Mend[] {
  const boxes = chosenLines(state).filter(
    ({ line, product }) => product.type === "stringBox" && line.amount > 0,
  );
  const [only] = boxes;
  if (only?.product.sheet?.type !== "stringBox" || boxes.length > 1) return [];
  const { line, product } = only;
  const to = Math.ceil(value / only.product.sheet.inputs);
  return [{ kind: "amount", productId: line.productId, name: product.name, from: line.amount, to }];
}

function isOfType(mend: Mend, { products }: MountState, type: "module" | "inverter"): boolean {
  return mend.kind === "amount" && products[mend.productId]?.type === type;
}

function hasErrors(state: MountState, check: KitCheckSettings): boolean {
  const { findings } = checkParts(partsOf(state), { ...check, grid: state.grid });
  return findings.some(({ severity }) => severity === "error");
}

function once<Value>(work: () => Value): () => Value {
  let known: { value: Value } | null = null;
  return () => (known ??= { value: work() }).value;
}
