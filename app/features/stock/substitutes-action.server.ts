import type { AppLoadContext } from "@remix-run/cloudflare";
import { SubstitutesInputSchema } from "#domain/stock/stock-schema.ts";

/** The change that a button of `Substitutes` requests; null when it cannot be read. Any page with the component
 *  runs its form (`intent` = `substitutes`) by this. */
export function substitutesChange({ stock }: AppLoadContext["services"], fields: FormData) {
  const [productId, ranking] = [fields.get("productId"), fields.get("ranking")];
  if (typeof productId !== "string" || typeof ranking !== "string") return null;
  const parsed = SubstitutesInputSchema.safeParse(withNote(parseJson(ranking), fields));
  return parsed.success ? () => stock.saveSubstitutes(productId, parsed.data) : null;
}

/** The ranking with the typed note of one product. */
function withNote(ranking: unknown, fields: FormData): unknown {
  const noteOf = fields.get("noteOf");
  if (noteOf === null || typeof ranking !== "object" || ranking === null || !("substitutes" in ranking)) {
    return ranking;
  }
  if (!Array.isArray(ranking.substitutes)) return ranking;
  const substitutes = (ranking.substitutes as { id?: unknown }[]).map((one) =>
    one.id === noteOf ? { ...one, note: fields.get("note") } : one,
  );
  return { ...ranking, substitutes };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
