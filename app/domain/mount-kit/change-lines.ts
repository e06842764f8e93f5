import { automaticModuleCount } from "#domain/kits/module-count.ts";
import { MAX_UNITS } from "#domain/shared/amount.ts";
import type { MountProduct } from "./mount-product.ts";
import { type ChosenLine, chosenLines, type MountLine, type MountState } from "./mount-state.ts";

/** One product of the recommendation's answer. */
export interface RecommendedLine {
  productId: string;
  recAmount: number;
  recAutomaticAmount: number;
  freeAmount: number;
}

/** A line that a person chose. */
export function ownLine(productId: string, amount: number): MountLine {
  return { productId, amount, own: true, recAmount: 0, recAutomaticAmount: 0, freeAmount: 0 };
}

/** Adds a product to the kit. A module comes in the number that reaches the wanted power and replaces another model,
 *  unless several models are allowed.
 *  @param amount - without it, one unit, or as many as the power needs */
export function pickProduct(
  state: MountState,
  product: MountProduct,
  { amount, severalModules }: { amount?: number | undefined; severalModules: boolean },
): MountState {
  const known = state.lines.find(({ productId }) => productId === product.productId);
  const wanted = amount ?? proposedUnits(state, product, severalModules);
  const line: MountLine = { ...(known ?? ownLine(product.productId, 0)), amount: wanted, own: true };
  const kept = keptBeside(state, product, severalModules).map((one) => one.line);
  const place = known === undefined ? kept.length : state.lines.indexOf(known);
  return {
    ...state,
    lines: [...kept.slice(0, place), line, ...kept.slice(place)],
    products: { ...state.products, [product.productId]: product },
  };
}

/** Units added by one press: modules in the number that reaches the wanted power, counting other models where several
 *  are allowed; one unit of any other product. */
export function proposedUnits(
  state: Pick<MountState, "lines" | "products" | "targetW">,
  product: MountProduct,
  severalModules: boolean,
): number {
  if (product.type !== "module") return 1;
  return modulesFor(state.targetW, product, keptBeside(state, product, severalModules));
}

/** The lines that stay when a product is added. */
function keptBeside(
  state: Pick<MountState, "lines" | "products">,
  { productId, type }: MountProduct,
  severalModules: boolean,
): ChosenLine[] {
  const isSwapped = type === "module" && !severalModules;
  return chosenLines(state).filter(
    ({ line, product }) => line.productId !== productId && !(isSwapped && product.type === "module"),
  );
}

/** Sets the amount of a line. Zero removes it; a recommended line stays as declined. */
export function setAmount(lines: readonly MountLine[], productId: string, amount: number): MountLine[] {
  return lines.flatMap((line) => {
    if (line.productId !== productId) return [line];
    if (amount === 0 && line.recAmount === 0) return [];
    return [{ ...line, amount: Math.min(amount, MAX_UNITS), own: true }];
  });
}

/** Lets a line follow the recommendation again, or accepts an offered one. */
export function followRecommendation(lines: readonly MountLine[], productId: string): MountLine[] {
  return lines.map((line) => {
    if (line.productId !== productId) return line;
    const isAutomatic = line.recAutomaticAmount > 0;
    return { ...line, amount: line.recAmount, own: !isAutomatic };
  });
}

/** Sets the wanted power. A single module model comes in the number that reaches it. */
export function aimAt(state: MountState, targetW: number | null): MountState {
  if (targetW === state.targetW) return state;
  const modules = chosenLines(state).filter(({ product }) => product.type === "module");
  const [only] = modules;
  if (targetW === null || only === undefined || modules.length > 1) return { ...state, targetW };
  const amount = modulesFor(targetW, only.product, []);
  return { ...state, targetW, lines: setAmount(state.lines, only.line.productId, amount) };
}

/** Applies the latest recommendation. Lines chosen by a person stay; lines that follow the rules are updated, and
 *  removed if no longer recommended. A line that is only offered has an amount of 0. */
export function recommendLines(lines: readonly MountLine[], answer: readonly RecommendedLine[]): MountLine[] {
  const recommended = new Map(answer.map((one) => [one.productId, one]));
  const kept = lines.flatMap((line): MountLine[] => {
    const { recAmount = 0, recAutomaticAmount = 0, freeAmount = 0 } = recommended.get(line.productId) ?? {};
    if (recAmount === 0 && (!line.own || line.amount === 0)) return [];
    const amount = line.own ? line.amount : recAutomaticAmount;
    const next = { ...line, amount, recAmount, recAutomaticAmount, freeAmount };
    return [isSame(line, next) ? line : next];
  });
  const known = new Set(kept.map(({ productId }) => productId));
  const added = answer
    .filter(({ productId, recAmount }) => recAmount > 0 && !known.has(productId))
    .map((one): MountLine => ({ ...one, amount: one.recAutomaticAmount, own: false }));
  return [...kept, ...added];
}

/** Unchanged lines stay the same object, so that they are not rendered again. */
function isSame(one: MountLine, other: MountLine): boolean {
  return (
    one.amount === other.amount &&
    one.recAmount === other.recAmount &&
    one.recAutomaticAmount === other.recAutomaticAmount &&
    one.freeAmount === other.freeAmount
  );
}

function modulesFor(targetW: number | null, { sheet }: MountProduct, others: readonly ChosenLine[]): number {
  if (targetW === null || sheet?.type !== "module") return 1;
  const standing = others.reduce(
    (sum, { line, product }) =>
      product.sheet?.type === "module" ? sum + product.sheet.electrical.powerW * line.amount : sum,
    0,
  );
  const leftW = targetW - standing;
  if (leftW <= 0) return 1;
  const count = automaticModuleCount({ targetKwp: leftW / 1000, potencia_WP: sheet.electrical.powerW });
  return Math.min(MAX_UNITS, count);
}
