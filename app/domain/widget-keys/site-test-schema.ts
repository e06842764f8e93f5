import * as z from "zod";

/** What keeps widgets from working on a page of a site; see `findSiteProblems`. */
export const SiteTestSchema = z.object({
  /** Address of the page, after redirects. */
  url: z.string(),
  problems: z.array(
    z.object({
      code: z.enum([
        ...["SCRIPT_REFUSED", "CALLS_REFUSED", "LIVE_REFUSED"],
        ...["INSECURE", "CODE_MISSING", "KEY_MISSING", "NOT_FOUND"],
      ] as const),
      /** What the site's policy says; null where it is no matter of a policy. */
      directive: z.string().nullable(),
    }),
  ),
});
export type SiteTest = z.infer<typeof SiteTestSchema>;
