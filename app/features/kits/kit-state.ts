import { readAmount } from "#domain/kits/kit-form.ts";
import type { AmountText } from "#domain/kits/kit-form-schema.ts";
import type { KitPart, PartAmount } from "#domain/kits/kit-part.ts";

/** Typed amounts with their products; invalid amounts and unknown products are left out. */
export function amountsOf(rows: readonly AmountText[], parts: ReadonlyMap<string, KitPart>): PartAmount[] {
  return rows.flatMap(({ productId, amount: text }) => {
    const [part, amount] = [parts.get(productId), readAmount(text)];
    return part === undefined || amount === null ? [] : [{ part, amount }];
  });
}
