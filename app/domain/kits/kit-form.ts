import { parseCents } from "#domain/shared/numbers.ts";
import { formatNumber } from "#domain/shared/format.ts";
import type { ClosedKitInput } from "./closed-kit-schema.ts";
import type { AmountText, KitForm } from "./kit-form-schema.ts";

/** Initial values of the form of a new kit. */
export const EMPTY_KIT_FORM: KitForm = {
  productCode: "",
  name: "",
  description: "",
  photoId: null,
  promotional: false,
  active: true,
  validFrom: "",
  validUntil: "",
  components: [],
  options: [],
};

/** A price as the form shows it.
 *  @example priceText(1_234_567) // "12.345,67" */
export function priceText(cents: number): string {
  return formatNumber(cents / 100, { minDecimals: 2 });
}

/** A stored kit as its form shows it. */
export function toKitForm(kit: ClosedKitInput): KitForm {
  const texts = (list: ClosedKitInput["components"]): AmountText[] =>
    list.map(({ productId, amount }) => ({ productId, amount: String(amount) }));
  return {
    productCode: kit.productCode,
    name: kit.name,
    description: kit.description,
    photoId: kit.photoId,
    promotional: kit.promotional,
    active: kit.active,
    validFrom: kit.validFrom ?? "",
    validUntil: kit.validUntil ?? "",
    components: texts(kit.components),
    options: kit.options.map(({ structureId, priceCents, components }) => ({
      structureId,
      price: priceText(priceCents),
      components: texts(components),
    })),
  };
}

/** Reads a form as the input of a kit. `ClosedKitInputSchema` validates the result. */
export function readKitForm(form: KitForm) {
  const amounts = (list: readonly AmountText[]) =>
    list.map(({ productId, amount }) => ({ productId, amount: readAmount(amount) ?? amount }));
  return {
    ...form,
    description: form.description.trim(),
    validFrom: form.validFrom || null,
    validUntil: form.validUntil || null,
    components: amounts(form.components),
    options: form.options.map(({ structureId, price, components }) => ({
      structureId,
      priceCents: parseCents(price) ?? price,
      components: amounts(components),
    })),
  };
}

/** A typed amount; null if the text is not a number. */
export function readAmount(text: string): number | null {
  return /^\s*[1-9]\d{0,5}\s*$/.test(text) ? Number(text) : null;
}

/** Error code by form field, from the issues of a refusal. `options.1` has one code each for its price
 *  (`options.1.price`), its components and its structure. */
export function toKitErrors(
  issues: readonly { field: string; code: string }[],
  form: KitForm,
): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { field, code } of issues) {
    const [name = "", index, part] = field.split(".");
    if (name === "options" && index !== undefined) {
      const isPrice = part === "priceCents";
      const key = isPrice ? `options.${index}.price` : `options.${index}`;
      errors[key] ??= isPrice ? "INVALID_PRICE" : codeOfList(field, code);
    } else if (name === "components" || name === "options") {
      const empty = name === "components" ? "MODULE_REQUIRED" : "OPTION_REQUIRED";
      errors[name] ??= form[name].length === 0 ? empty : codeOfList(field, code);
    } else {
      errors[name] ??= form[name as keyof KitForm] === "" ? "REQUIRED" : code;
    }
  }
  return errors;
}

function codeOfList(field: string, code: string): string {
  return field.endsWith(".amount") ? "INVALID_AMOUNT" : code;
}
