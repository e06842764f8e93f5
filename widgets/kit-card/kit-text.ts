import { KIT_CARD_TEXTS } from "#copy/kits/kit-card.ts";
import type { KitListItem, KitProduct } from "#domain/kits/kit-list-schema.ts";
import { composeName, shownName } from "#domain/shared/compose-name.ts";
import { formatPowerKwp } from "#domain/shared/format.ts";

type Included = keyof typeof KIT_CARD_TEXTS.included;

const MAIN_TYPES: ReadonlySet<KitProduct["type"]> = new Set(["module", "inverter"]);

/** Name of a product, preceded by its manufacturer unless the name has it. */
export function productLabel({ manufacturer, name }: Pick<KitProduct, "manufacturer" | "name">): string {
  return shownName([manufacturer, name]);
}

/** Headline of a kit: its name, with the structure unless the name has it. */
export function kitHeadline({ name, structureName }: Pick<KitListItem, "name" | "structureName">): string {
  return composeName([name, structureName], " · ");
}

/** Power of a kit; null when its name has it. */
export function unsaidPower({ name, powerW }: Pick<KitListItem, "name" | "powerW">): string | null {
  return /kwp/i.test(name) ? null : formatPowerKwp(powerW);
}

/** Composition of a kit in one line: main equipment with amounts, then the rest in words.
 *  @example kitComposition(kit) // ["10 × LONGi 550 W", "1 × Growatt MIN 5000TL-X", "cabos, conectores e
 *  estrutura"] */
export function kitComposition({ products, structureName }: Pick<KitListItem, "products" | "structureName">) {
  const main = products.filter(({ type }) => MAIN_TYPES.has(type));
  const completing = products.filter(({ type }) => !MAIN_TYPES.has(type)).map(includedAs);
  const included = new Set<Included>(structureName === "" ? completing : [...completing, "structure"]);
  const order: readonly Included[] = ["stringBox", "cables", "connectors", "structure", "others"];
  const words = order.filter((kind) => included.has(kind)).map((kind) => KIT_CARD_TEXTS.included[kind]);
  const lines = main.map((product) => `${product.amount} × ${productLabel(product)}`);
  return words.length === 0 ? lines : [...lines, joinWords(words)];
}

function includedAs({ name, type }: KitProduct): Included {
  if (type === "stringBox") return "stringBox";
  if (/\bcabos?\b/i.test(name)) return "cables";
  if (/conector|\bmc-?4\b/i.test(name)) return "connectors";
  return /estrutura|trilho|perfil|gancho|grampo/i.test(name) ? "structure" : "others";
}

function joinWords(words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} e ${last}`;
}
