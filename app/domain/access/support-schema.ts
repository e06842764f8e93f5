import * as z from "zod";

/** People on a page of a distributor's list. */
export const SUPPORT_PAGE_SIZE = 20;

/** Filter of a distributor's people, for the platform. */
export const SupportUsersQuerySchema = z.strictObject({
  /** Part of a name, e-mail, company or role. */
  search: z.string().trim().max(100).default(""),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
});

export type SupportUsersQuery = z.infer<typeof SupportUsersQuerySchema>;
