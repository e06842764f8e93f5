import { z } from "zod";

/** What a page sends about an error that nobody caught. Longer texts are cut when they are written down. */
export const ErrorReportSchema = z
  .object({
    message: z.string().trim().min(1).max(10_000),
    stack: z.string().max(50_000).default(""),
    /** Path of the page, without its question. */
    path: z.string().max(2_000),
    /** When the page's program was built, milliseconds. */
    build: z.string().max(40),
  })
  .strict();

export type ErrorReport = z.infer<typeof ErrorReportSchema>;
