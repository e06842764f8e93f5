import type { AppLoadContext } from "@remix-run/cloudflare";
import { SubstitutesInputSchema } from "#domain/stock/stock-schema.ts";

/** What the buttons of `Substitutes` ask for, ready to be saved; null when it cannot be read. Any page that shows the
 *  component answers its form (`intent` = `substitutes`) by this. */
export function substitutesChange({ stock }: AppLoadContext["services"], fields: FormData) {
  const [productId, ranking] = [fields.get("productId"), fields.get("ranking")];
  if (typeof productId !== "string" || typeof ranking !== "string") return null;
  const parsed = SubstitutesInputSchema.safeParse(parseJson(ranking));
  return parsed.success ? () => stock.saveSubstitutes(productId, parsed.data) : null;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
