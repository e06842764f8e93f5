import * as z from "zod";

const text = z.string().max(5_000);
const amounts = z
  .array(z.object({ productId: text, amount: text }))
  .max(200)
  .readonly();

/** The form of a kit as a page sends it, every field as typed text. */
export const KitFormSchema = z.object({
  productCode: text,
  name: text,
  description: text,
  photoId: text.nullable(),
  promotional: z.boolean(),
  active: z.boolean(),
  validFrom: text,
  validUntil: text,
  components: amounts,
  options: z
    .array(z.object({ structureId: text, price: text, components: amounts }))
    .max(50)
    .readonly(),
});

export type KitForm = z.infer<typeof KitFormSchema>;
/** An amount of a product, as text. */
export type AmountText = KitForm["components"][number];
/** A structure with its own components and its price. */
export type OptionText = KitForm["options"][number];
