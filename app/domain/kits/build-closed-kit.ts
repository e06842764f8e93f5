import { composeName } from "#domain/shared/compose-name.ts";
import { pricePerKwpCents } from "#domain/shared/money.ts";
import type { ClosedKitInput } from "./closed-kit-schema.ts";
import { type KitPart, type PartAmount, powerOfParts } from "./kit-part.ts";

/** A component, either of every option of the kit or of one option only. */
export interface OptionComponent {
  productId: string;
  amount: number;
  shared: boolean;
}

/** An option to store. */
export interface KitOptionWrite {
  id: string;
  structureId: string;
  name: string;
  powerW: number;
  priceCents: number;
  pricePerKwpCents: number;
  components: readonly OptionComponent[];
}

/** A kit to store: a new one, or the next version of a stored one. */
export interface ClosedKitWrite extends Omit<ClosedKitInput, "components" | "options"> {
  id: string;
  /** The version that was read; null for a new kit. */
  expected: number | null;
  /** Id of the rule that makes the kit; null for a kit made by hand. */
  ruleId: string | null;
  powerW: number;
  /** Whether the kit is for sale on its days of sale: the kit and all its components are active. */
  isToSell: boolean;
  options: readonly KitOptionWrite[];
  /** Versions of the products that the checks were made with. */
  products: readonly { id: string; version: number }[];
}

/** What the next version keeps of the stored kit. */
export interface StoredKit {
  id: string;
  version: number;
  ruleId: string | null;
  options: readonly { id: string; structureId: string }[];
}

/** The kit to store. An option keeps its id as long as its structure stays, so that orders and links keep working;
 *  power and price per kWp follow from the components.
 *  @param parts - every product of the input, by id
 *  @param before - the stored kit; null for a new one */
export function buildClosedKit(
  input: ClosedKitInput,
  {
    parts,
    structures,
    before,
    ruleId = before?.ruleId ?? null,
    newId,
  }: {
    parts: ReadonlyMap<string, KitPart>;
    structures: ReadonlyMap<string, string>;
    before: StoredKit | null;
    ruleId?: string | null;
    newId: (prefix: string) => string;
  },
): ClosedKitWrite {
  const { components, options, ...rest } = input;
  const amountsOf = (list: typeof components): PartAmount[] =>
    list.flatMap(({ productId, amount }) => {
      const part = parts.get(productId);
      return part === undefined ? [] : [{ part, amount }];
    });
  const used = amountsOf([...components, ...options.flatMap((option) => option.components)]);
  return {
    ...rest,
    id: before?.id ?? newId("kit"),
    expected: before?.version ?? null,
    ruleId,
    powerW: powerOfParts(amountsOf(components)),
    isToSell: input.active && used.every(({ part }) => part.active),
    options: options.map(({ structureId, priceCents, components: own }): KitOptionWrite => {
      const powerW = powerOfParts(amountsOf([...components, ...own]));
      return {
        id: before?.options.find((option) => option.structureId === structureId)?.id ?? newId("kto"),
        structureId,
        name: composeName([input.name, structures.get(structureId) ?? ""], " · "),
        powerW,
        priceCents,
        pricePerKwpCents: pricePerKwpCents({ priceCents, powerW }),
        components: [
          ...components.map((component) => ({ ...component, shared: true })),
          ...own.map((component) => ({ ...component, shared: false })),
        ],
      };
    }),
    products: [...new Map(used.map(({ part }) => [part.productId, part.version]))].map(([id, version]) => ({
      id,
      version,
    })),
  };
}

/** Separates components of all options from those of one option. A component marked as shared that some options lack
 *  becomes a component of each option that has it. */
export function splitComponents<Component extends OptionComponent>(
  options: readonly (readonly Component[])[],
): { shared: Component[]; own: Component[][] } {
  const isCommon = (one: Component) =>
    one.shared &&
    options.every((list) =>
      list.some((other) => other.shared && other.productId === one.productId && other.amount === one.amount),
    );
  return {
    shared: (options[0] ?? []).filter(isCommon),
    own: options.map((list) => list.filter((one) => !isCommon(one))),
  };
}
