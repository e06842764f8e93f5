import * as z from "zod";

/** A page's report of an uncaught error. Longer texts are truncated in the log. */
export const ErrorReportSchema = z.strictObject({
  message: z.string().trim().min(1).max(10_000),
  stack: z.string().max(50_000).default(""),
  /** Path of the page, without its query. */
  path: z.string().max(2_000),
  /** Build time of the page's program in milliseconds. */
  build: z.string().max(40),
});

export type ErrorReport = z.infer<typeof ErrorReportSchema>;
