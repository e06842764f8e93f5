import type { ProductInput } from "./product-schema.ts";
import { productField } from "./product-fields.ts";

const MAX_CODE = maxLengthOf("productCode");
const MAX_NAME = maxLengthOf("name");
const MAX_COPIES = 10_000;

/** A copy of a product, with the first free code and a name that marks it as a copy. It is not for sale until a person
 *  enables it.
 *  @param words.code - suffix of the copy's code
 *  @param words.name - suffix of the copy's name */
export function copyOfProduct(
  { type, values }: ProductInput,
  { taken, words }: { taken: readonly string[]; words: { code: string; name: string } },
): ProductInput {
  const { productCode, name } = values;
  const base = typeof productCode === "string" ? productCode : "";
  return {
    type,
    values: {
      ...values,
      productCode: freeCode(base, words.code, new Set(taken)),
      name: cut(typeof name === "string" ? name : "", MAX_NAME - words.name.length) + words.name,
      isToSell: false,
    },
  };
}

function freeCode(base: string, suffix: string, taken: ReadonlySet<string>): string {
  for (let copy = 1; copy < MAX_COPIES; copy += 1) {
    const end = copy === 1 ? suffix : suffix + String(copy);
    const code = cut(base, MAX_CODE - end.length) + end;
    if (!taken.has(code)) return code;
  }
  return base;
}

function cut(text: string, length: number): string {
  return text.slice(0, length).trimEnd();
}

function maxLengthOf(key: "productCode" | "name"): number {
  const field = productField(key);
  return field.kind === "text" ? field.maxLength : 0;
}
