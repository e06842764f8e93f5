import { z } from "zod";
import type { KitForm } from "./kit-form.ts";

const text = z.string().max(5_000);
const amounts = z.array(z.object({ productId: text, amount: text })).max(200);

/** The form of a kit as a page sends it. */
export const KitFormSchema: z.ZodType<KitForm> = z.object({
  productCode: text,
  name: text,
  description: text,
  photoId: text.nullable(),
  promotional: z.boolean(),
  active: z.boolean(),
  validFrom: text,
  validUntil: text,
  components: amounts,
  options: z.array(z.object({ structureId: text, price: text, components: amounts })).max(50),
});
