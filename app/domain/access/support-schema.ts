import { z } from "zod";

/** People that one page of a distributor's list shows. */
export const SUPPORT_PAGE_SIZE = 20;

/** Which of a distributor's people the platform looks at. */
export const SupportUsersQuerySchema = z
  .object({
    /** Text in name, e-mail, company or role. */
    search: z.string().trim().max(100).default(""),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
  })
  .strict();

export type SupportUsersQuery = z.infer<typeof SupportUsersQuerySchema>;
