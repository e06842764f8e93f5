import * as z from "zod/mini";

const CenterSchema = z.object({
  id: z.string(),
  address: z.object({ state: z.string(), city: z.string() }),
  servicedStates: z.readonly(z.array(z.string())),
});

const CenterListSchema = z.object({ items: z.array(CenterSchema) });

/** A distribution center to choose from. */
export type CenterOption = z.infer<typeof CenterSchema>;

/** The centers in an answer of the API; empty for any other value. */
export function parseCenterList(value: unknown): readonly CenterOption[] {
  return CenterListSchema.safeParse(value).data?.items ?? [];
}
