import * as z from "zod/mini";

const CenterSchema = z.object({
  id: z.string(),
  address: z.object({ state: z.string(), city: z.string() }),
  servicedStates: z.readonly(z.array(z.string())),
});

const CenterListSchema = z.object({ items: z.array(CenterSchema) });

/** A distribution center as far as choosing it goes. */
export type CenterOption = z.infer<typeof CenterSchema>;

/** The centers of an answer of the API; none for anything else. */
export function parseCenterList(value: unknown): readonly CenterOption[] {
  return CenterListSchema.safeParse(value).data?.items ?? [];
}
