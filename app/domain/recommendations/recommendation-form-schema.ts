import { z } from "zod";
import type { RecommendationForm } from "./recommendation-form.ts";

const text = z.string().max(5_000);
const list = z.array(z.string().max(64)).max(100);

/** The form of a rule as a page sends back what it began with. */
export const RecommendationFormSchema: z.ZodType<RecommendationForm> = z.object({
  name: text,
  active: z.boolean(),
  types: list,
  categoryIds: list,
  manufacturers: text,
  productCodes: text,
  structureIds: list,
  target: z.enum(["product", "category"]),
  productCode: text,
  categoryId: text,
  amount: text,
  freeAmount: text,
});
