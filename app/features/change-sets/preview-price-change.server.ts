import type { AppLoadContext } from "@remix-run/cloudflare";
import { PRICE_CHANGE_TEXTS } from "#copy/change-sets.ts";
import { type PriceChangeForm, toPriceChange } from "#domain/change-sets/price-change-form.ts";
import { isDomainError } from "#domain/shared/errors.ts";

/** Previews the change of prices in a form; or names the invalid field, with the message of an invalid formula. */
export async function previewPriceChange({ services }: AppLoadContext, form: PriceChangeForm, page: number) {
  const read = toPriceChange(form);
  if ("error" in read) {
    const formulaError = read.error === "formula" ? PRICE_CHANGE_TEXTS.formulaError : null;
    return { preview: null, error: read.error, formulaError };
  }
  try {
    const preview = await services.changeSets.previewPrices(read.change, page);
    return { preview, error: null, formulaError: null };
  } catch (error) {
    if (!isDomainError(error, "FORMULA_INVALID")) throw error;
    const formulaError = error.details.problems.map(({ message }) => message).join(" ");
    return { preview: null, error: "formula", formulaError };
  }
}
