import * as z from "zod";
import { centsToReais, reaisToCents } from "#domain/shared/money.ts";
import { fieldsOf, MAX_CENTS, type ProductField, type ProductFieldKey } from "./product-fields.ts";
import { type FieldValue, type ProductInput, productShape, type ProductValues } from "./product-schema.ts";
import { CATEGORY_TYPES, PRODUCT_TYPES, type ProductType } from "./product-types.ts";

/** Money is in reais in the API, under other names. */
const WIRE_NAMES: Partial<Record<ProductFieldKey, string>> = { priceCents: "price", costCents: "costPrice" };

const ReaisSchema = z
  .number()
  .min(0)
  .max(MAX_CENTS / 100)
  .refine((reais) => Number((reais * 100).toFixed(6)) % 1 === 0, {
    message: "two decimals at most",
    params: { code: "TOO_MANY_DECIMALS" },
  });

/** A product as API clients send it: its type and its fields, flat. */
export type WireProductInput = { type: ProductType } & Record<string, FieldValue>;

function inputOf(type: ProductType) {
  const fields = Object.entries(productShape(type)).map(([key, schema]) =>
    key in WIRE_NAMES ? [wireName(key as ProductFieldKey), ReaisSchema] : [key, schema],
  );
  return z.strictObject({
    type: z.literal(type),
    ...(Object.fromEntries(fields) as Record<string, z.ZodType>),
  });
}

/** Input of a new product; fields of other types are refused. */
export const ProductInputSchema = unionOf(inputOf) as z.ZodType<WireProductInput>;

/** Input that replaces a stored version of a product. */
export const ProductUpdateSchema = unionOf((type) =>
  inputOf(type).extend({ version: z.int().min(1) }),
) as z.ZodType<WireProductInput & { version: number }>;

const StockSchema = z.object({
  center: z.object({ id: z.string(), name: z.string() }),
  /** Units available now. */
  available: z.int(),
  /** Units for sale before they arrive. */
  conditional: z.int(),
  futureStockDate: z.string().nullable(),
});

const shownToAll = {
  id: z.string(),
  version: z.int(),
  /** Paths on the portal's hosts. */
  photo: z.string().nullable(),
  datasheet: z.string().nullable(),
  category: z.object({ id: z.string(), name: z.string(), type: z.enum(CATEGORY_TYPES) }).nullable(),
  /** Reais; the base price is the price before the pricing rules. */
  price: z.number(),
  basePrice: z.number(),
  costPrice: z.number(),
  /** Chosen, free and recommended units: always 0 in the catalogue. */
  amount: z.int(),
  freeAmount: z.int(),
  recAmount: z.int(),
  recAutomaticAmount: z.int(),
  /** Whether it is added to kits automatically; only complementary and custom products can be. */
  automaticallyAdded: z.boolean(),
  /** The default selling center. */
  center: z.object({ id: z.string(), name: z.string() }).nullable(),
  stock: z.array(StockSchema),
  /** Units of all centers for sale before they arrive, and the day of the last arrival. */
  conditional: z.int(),
  futureStockDate: z.string().nullable(),
  data_atualizacao: z.string(),
  createdAt: z.string(),
};

export type WireProduct = z.infer<z.ZodObject<typeof shownToAll>> & { type: ProductType } & Record<
    string,
    unknown
  >;

/** Schemas of shown values by kind of field. */
const SHOWN: Readonly<Record<ProductField["kind"], z.ZodType>> = {
  text: z.string(),
  choice: z.string(),
  boolean: z.boolean(),
  money: z.number().nullable(),
  number: z.number().nullable(),
  category: z.string().nullable(),
  inverters: z.array(z.string()),
  stringPowers: z.array(z.object({ strings: z.int(), powerKw: z.number() })),
};

/** A product in the API, for the distributor's people. */
export const WireProductSchema = unionOf((type) =>
  z.object({
    type: z.literal(type),
    ...Object.fromEntries(
      fieldsOf(type).flatMap((field) => (field.kind === "money" ? [] : [[field.key, SHOWN[field.kind]]])),
    ),
    ...shownToAll,
  }),
) as z.ZodType<WireProduct>;

/** Converts a product of the API to the catalogue's values.
 *  @example fromWire({ type: "custom", price: 10.5, … }).values.priceCents // 1_050 */
export function fromWire({ type, ...fields }: WireProductInput): ProductInput {
  const values = Object.fromEntries(
    fieldsOf(type).map((field) => {
      const value = fields[wireName(field.key)] ?? null;
      return [field.key, field.kind === "money" ? reaisToCents(Number(value)) : value];
    }),
  ) as ProductValues;
  return { type, values };
}

/** Converts values of a product to the API's fields.
 *  @example toWire({ type: "custom", values: { priceCents: 1_050, … } }).price // 10.5 */
export function toWire({ type, values }: ProductInput): WireProductInput {
  const fields = fieldsOf(type).map((field) => {
    const value = values[field.key] ?? null;
    return [wireName(field.key), field.kind === "money" ? centsToReais(Number(value)) : value];
  });
  return { ...(Object.fromEntries(fields) as Record<string, FieldValue>), type };
}

function wireName(key: ProductFieldKey): string {
  return WIRE_NAMES[key] ?? key;
}

/** The shapes of all types, built when the first product is read. */
function unionOf(build: (type: ProductType) => z.ZodObject): z.ZodType {
  return z.lazy(() => {
    const [first, ...rest] = PRODUCT_TYPES.map(build);
    return first === undefined ? z.never() : z.discriminatedUnion("type", [first, ...rest] as never);
  });
}
