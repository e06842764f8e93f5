import { formatCents } from "#domain/shared/format.ts";
import type { PartAmount } from "./kit-part.ts";
import type { ClosedKitInput } from "./closed-kit-schema.ts";

/** A stored option: the kit on one structure. */
export interface ClosedKitOption {
  id: string;
  structureId: string;
  structureName: string;
  priceCents: number;
  pricePerKwpCents: number;
  isToSell: boolean;
  version: number;
  components: readonly PartAmount[];
}

/** A stored kit, as the distributor's people see it. */
export interface ClosedKit extends Omit<ClosedKitInput, "components" | "options"> {
  id: string;
  ruleId: string | null;
  powerW: number;
  version: number;
  createdAt: string;
  updatedAt: string;
  components: readonly PartAmount[];
  options: readonly ClosedKitOption[];
}

/** A row of the list of closed kits. */
export interface ClosedKitRow {
  id: string;
  name: string;
  productCode: string;
  powerW: number;
  photoId: string | null;
  promotional: boolean;
  active: boolean;
  validFrom: string | null;
  validUntil: string | null;
  ruleId: string | null;
  version: number;
  updatedAt: string;
  options: readonly { structureName: string; priceCents: number; isToSell: boolean }[];
}

/** The input that would save a stored kit unchanged. */
export function toKitInput(kit: ClosedKit): ClosedKitInput {
  const amounts = (list: readonly PartAmount[]) =>
    list.map(({ part, amount }) => ({ productId: part.productId, amount }));
  return {
    productCode: kit.productCode,
    name: kit.name,
    description: kit.description,
    photoId: kit.photoId,
    promotional: kit.promotional,
    active: kit.active,
    validFrom: kit.validFrom,
    validUntil: kit.validUntil,
    components: amounts(kit.components),
    options: kit.options.map(({ structureId, priceCents, components }) => ({
      structureId,
      priceCents,
      components: amounts(components),
    })),
  };
}

/** Differences between two states of a kit by field, for the audit log. Components and structures appear by name.
 *  @param before - null for a new kit */
export function describeKitChanges(
  before: ClosedKit | null,
  after: ClosedKitInput,
  names: {
    parts: ReadonlyMap<string, { name: string }>;
    structures: ReadonlyMap<string, string>;
  },
): Record<string, { from: unknown; to: unknown }> {
  const known = new Map([...names.parts, ...partsOf(before)]);
  const structures = new Map([
    ...names.structures,
    ...(before?.options ?? []).map(({ structureId, structureName }) => [structureId, structureName] as const),
  ]);
  const describe = ({ components, options, ...kit }: ClosedKitInput): Record<string, unknown> => ({
    ...kit,
    components: describeParts(components, known),
    options: options
      .map((one) => {
        const own = describeParts(one.components, known);
        const price = `${structures.get(one.structureId) ?? ""}: ${formatCents(one.priceCents)}`;
        return own === "" ? price : `${price} (${own})`;
      })
      .join("; "),
  });
  const from = before === null ? {} : describe(toKitInput(before));
  const to = describe(after);
  return Object.fromEntries(
    Object.keys(to)
      .map((field) => [field, { from: from[field] ?? null, to: to[field] }] as const)
      .filter(([field, change]) => field === "name" || change.from !== change.to),
  );
}

function partsOf(kit: ClosedKit | null): [string, { name: string }][] {
  const lists = kit === null ? [] : [kit.components, ...kit.options.map(({ components }) => components)];
  return lists.flat().map(({ part }) => [part.productId, part]);
}

function describeParts(
  components: ClosedKitInput["components"],
  known: ReadonlyMap<string, { name: string }>,
): string {
  return components
    .map(({ productId, amount }) => `${amount} × ${known.get(productId)?.name ?? productId}`)
    .join(", ");
}
