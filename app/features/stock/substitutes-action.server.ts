import type { AppLoadContext } from "@remix-run/cloudflare";
import * as z from "zod";
import { SubstitutesInputSchema } from "#domain/stock/stock-schema.ts";
import { FORM_JSON } from "#app/lib/forms/form-fields.server.ts";
import { readForm } from "#app/lib/forms/read-form.server.ts";

/** A ranking, and a note of one product in it. */
const SubstitutesFormSchema = z.object({
  productId: z.string().optional(),
  ranking: FORM_JSON,
  noteOf: z.string().nullable(),
  note: z.string().nullable(),
});

/** The change that a button of `Substitutes` requests; null when it cannot be read. Any page with the component
 *  runs its form (`intent` = `substitutes`) by this. */
export function substitutesChange({ stock }: AppLoadContext["services"], fields: FormData) {
  const { productId, ranking, noteOf, note } = readForm(SubstitutesFormSchema, fields);
  if (productId === undefined) return null;
  const parsed = SubstitutesInputSchema.safeParse(
    noteOf === null ? ranking : withNote(ranking, noteOf, note),
  );
  return parsed.success ? () => stock.saveSubstitutes(productId, parsed.data) : null;
}

/** The ranking with the typed note of one product. */
function withNote(ranking: unknown, noteOf: string, note: string | null): unknown {
  if (typeof ranking !== "object" || ranking === null || !("substitutes" in ranking)) return ranking;
  if (!Array.isArray(ranking.substitutes)) return ranking;
  const substitutes = (ranking.substitutes as { id?: unknown }[]).map((one) =>
    one.id === noteOf ? { ...one, note } : one,
  );
  return { ...ranking, substitutes };
}
