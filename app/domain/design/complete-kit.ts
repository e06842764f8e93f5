import type { KitCheck } from "#domain/kits/check-kit.ts";
import { checkParts, type KitCheckSettings } from "#domain/kits/kit-part.ts";
import type { GridConnection } from "#domain/kits/kit-parts.ts";
import type { Recommender } from "#domain/recommendations/recommend.ts";
import type { Recommendation } from "#domain/recommendations/recommendation.ts";
import type { RecommendationLayout } from "#domain/recommendations/recommendation-schema.ts";
import type { DesignProduct, SheetProduct } from "./design-catalogue.ts";

/** A line of a complete kit, with its recommended units. */
export interface DesignLine {
  product: DesignProduct;
  amount: number;
  /** Units that rules recommend. */
  recAmount: number;
  /** Recommended units that are added to a cart automatically: all or none. */
  recAutomaticAmount: number;
  /** Free units. */
  freeAmount: number;
}

/** A kit with all recommended products, and its electrical check. */
export interface CompleteKit {
  lines: readonly DesignLine[];
  /** Recommended products that were removed, as lines without units. */
  removed: readonly DesignLine[];
  check: KitCheck;
  /** Names of rules that applied and recommended nothing, because their product is not for sale or their formula
   *  failed. */
  incompleteRules: readonly string[];
}

/** A line as a person left it. A line whose amount equals the recommended one follows the recommendation. */
export interface KeptLine {
  product: DesignProduct;
  amount: number;
  /** Units recommended when the line was last answered. */
  recAmount: number;
}

type Choice = Pick<KeptLine, "product" | "amount">;

/** Input for completing a kit: rules, products, roof and settings. */
export interface Completion {
  recommender: Recommender;
  ruleNames: ReadonlyMap<string, string>;
  products: ReadonlyMap<string, DesignProduct>;
  stringBoxes: readonly SheetProduct<"stringBox">[];
  layout: RecommendationLayout;
  grid: GridConnection | null;
  check: KitCheckSettings;
}

/** Adds everything that the rules recommend to modules and inverters, whether or not it is added automatically:
 *  structure, string boxes, cables, connectors. An unsuitable string box is replaced by the cheapest suitable one.
 *  @returns null when the kit has an error that no other string box fixes */
export function completeKit(chosen: readonly Choice[], completion: Completion): CompleteKit | null {
  const first = composeKit(chosen.map(asChoice), completion);
  if (isFaultless(first.check)) return first;
  const boxed = swapStringBoxes(chosen, first, completion);
  const kit = boxed ?? first;
  return kit.check.findings.some(({ severity }) => severity === "error") ? null : kit;
}

const BOX_FAULTS: readonly string[] = [
  "VOLTAGE_ABOVE_STRING_BOX_LIMIT",
  "STRINGS_ABOVE_BOX_INPUTS",
  "CURRENT_ABOVE_STRING_BOX_LIMIT",
  "STRING_BOX_NOT_COMPATIBLE",
];

function isFaultless({ findings }: KitCheck): boolean {
  return !findings.some(({ severity, code }) => severity === "error" || BOX_FAULTS.includes(code));
}

/** The kit with the cheapest string boxes without a finding; null if there are none. */
function swapStringBoxes(
  chosen: readonly Choice[],
  { lines, check }: CompleteKit,
  completion: Completion,
): CompleteKit | null {
  const strings = check.strings.reduce(
    (sum, group) =>
      sum + group.inverterCount * group.strings.reduce((all, { stringCount }) => all + stringCount, 0),
    0,
  );
  const removed = lines.filter(({ product }) => product.part.type === "stringBox");
  if (strings === 0 || removed.length === 0) return null;
  const options = completion.stringBoxes
    .map((product) => {
      const amount = Math.ceil(strings / product.part.sheet.inputs);
      return { product, amount, cents: product.part.priceCents * amount };
    })
    .sort((a, b) => a.cents - b.cents || a.amount - b.amount);
  for (const box of options) {
    const isOther = ({ product }: DesignLine) => product !== box.product;
    const out = removed.filter(isOther).map((line) => ({ ...line, amount: 0 }));
    const kit = composeKit([...[...chosen, box].map(asChoice), ...out], completion);
    if (isFaultless(kit.check)) return kit;
  }
  return null;
}

function asChoice({ product, amount }: Choice): KeptLine {
  return { product, amount, recAmount: 0 };
}

/** A kit of chosen products and everything recommended for them, except recommended products that were removed (lines
 *  without units). No kit is refused; findings are in its check. */
export function composeKit(
  kept: readonly KeptLine[],
  { recommender, ruleNames, products, layout, grid, check }: Completion,
): CompleteKit {
  const own = new Map(
    kept
      .filter(({ amount, recAmount }) => amount !== recAmount)
      .map(({ product, amount }) => [product.part.productId, amount]),
  );
  const result = recommender(
    kept.map(({ product, amount, recAmount }) => ({
      productId: product.part.productId,
      amount,
      recAutomaticAmount: recAmount,
    })),
    layout,
  );
  const all = result.products.flatMap((line): DesignLine[] => {
    const product = products.get(line.productId);
    const amount = own.get(line.productId) ?? line.recAmount;
    if (product === undefined || (amount === 0 && line.recAmount === 0)) return [];
    const recAutomaticAmount = product.automaticallyAdded ? line.recAmount : 0;
    const freeAmount = Math.min(line.freeAmount, amount);
    return [{ product, amount, recAmount: line.recAmount, recAutomaticAmount, freeAmount }];
  });
  const lines = all.filter(({ amount }) => amount > 0).sort(byPlace);
  return {
    lines,
    removed: all.filter(({ amount }) => amount === 0).sort(byPlace),
    check: checkParts(
      lines.map(({ product: { part }, amount }) => ({ part, amount })),
      { ...check, grid },
    ),
    incompleteRules: namesOfFailed(result, ruleNames),
  };
}

const PLACES = ["module", "inverter", "stringBox", "complementaryEquipment", "custom"] as const;

function byPlace(one: DesignLine, other: DesignLine): number {
  const place = ({ product }: DesignLine) => PLACES.indexOf(product.part.type);
  return (
    place(one) - place(other) || (one.product.part.productCode < other.product.part.productCode ? -1 : 1)
  );
}

function namesOfFailed({ rounds }: Recommendation, names: ReadonlyMap<string, string>): string[] {
  return (rounds.at(-1) ?? [])
    .filter(({ state }) => state === "nothingOnSale" || state === "failed")
    .map(({ ruleId }) => names.get(ruleId) ?? ruleId);
}
