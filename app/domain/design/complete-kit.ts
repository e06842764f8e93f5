import type { KitCheck } from "#domain/kits/check-kit.ts";
import { checkParts, type KitCheckSettings } from "#domain/kits/kit-part.ts";
import type { GridConnection } from "#domain/kits/kit-parts.ts";
import type { Recommender } from "#domain/recommendations/recommend.ts";
import type { Recommendation } from "#domain/recommendations/recommendation.ts";
import type { RecommendationLayout } from "#domain/recommendations/recommendation-schema.ts";
import type { DesignProduct, SheetProduct } from "./design-catalogue.ts";

/** A line of a complete kit, with what tells a choice from a recommendation. */
export interface DesignLine {
  product: DesignProduct;
  amount: number;
  /** Units that rules recommend. */
  recAmount: number;
  /** Of these, the ones that go into a cart by themselves: all or none. */
  recAutomaticAmount: number;
  /** Units that cost nothing. */
  freeAmount: number;
}

/** A kit with all that goes along with its modules and inverters, and its check as a whole. */
export interface CompleteKit {
  lines: readonly DesignLine[];
  check: KitCheck;
  /** Names of rules that were set off and gave nothing: what they recommend is not on sale, or their formula failed. */
  incompleteRules: readonly string[];
}

interface Choice {
  product: DesignProduct;
  amount: number;
}

/** What kits are completed with. */
export interface Completion {
  recommender: Recommender;
  ruleNames: ReadonlyMap<string, string>;
  products: ReadonlyMap<string, DesignProduct>;
  stringBoxes: readonly SheetProduct<"stringBox">[];
  layout: RecommendationLayout;
  grid: GridConnection | null;
  check: KitCheckSettings;
}

/** Adds to modules and inverters all that the rules recommend, whether or not it goes into carts by itself: structure,
 *  string boxes, cables, connectors. Where a recommended string box does not suit, the cheapest that does takes its place.
 *  @returns null when the whole kit has an error that no other string box mends */
export function completeKit(chosen: readonly Choice[], completion: Completion): CompleteKit | null {
  const first = fill(chosen, [], completion);
  if (first === null || isFaultless(first.check)) return first;
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

/** The same kit with the cheapest boxes that leave no fault of string boxes; null when there are none. */
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
    const kit = fill([...chosen, box], removed, completion);
    if (kit !== null && isFaultless(kit.check)) return kit;
  }
  return null;
}

/** A kit of what was chosen and what is recommended, without what was removed. */
function fill(
  chosen: readonly Choice[],
  removed: readonly DesignLine[],
  { recommender, ruleNames, products, layout, grid, check }: Completion,
): CompleteKit | null {
  const isChosen = (id: string) => chosen.some(({ product }) => product.part.productId === id);
  const out = removed.filter(({ product }) => !isChosen(product.part.productId));
  const result = recommender(
    [
      ...chosen.map(({ product, amount }) => ({
        productId: product.part.productId,
        amount,
        recAutomaticAmount: 0,
      })),
      // Nothing of a product that is recommended is a person's choice, too.
      ...out.map(({ product, recAmount }) => ({
        productId: product.part.productId,
        amount: 0,
        recAutomaticAmount: recAmount,
      })),
    ],
    layout,
  );
  const lines = result.products.flatMap((line): DesignLine[] => {
    const product = products.get(line.productId);
    const isOut = out.some((one) => one.product.part.productId === line.productId);
    const own = chosen.find((one) => one.product.part.productId === line.productId);
    const amount = own?.amount ?? line.recAmount;
    if (product === undefined || isOut || amount === 0) return [];
    const { recAmount, freeAmount } = line;
    const recAutomaticAmount = product.automaticallyAdded ? recAmount : 0;
    return [{ product, amount, recAmount, recAutomaticAmount, freeAmount: Math.min(freeAmount, amount) }];
  });
  return {
    lines: lines.sort(byPlace),
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
