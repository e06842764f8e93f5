import * as z from "zod";
import { MAX_SEARCH_LENGTH, SEARCH_GROUPS } from "./search-limits.ts";

export const SearchQuerySchema = z.strictObject({ q: z.string().trim().max(MAX_SEARCH_LENGTH).default("") });

/** A found record with the page that shows it. It never contains prices. */
const SearchHitSchema = z.object({
  id: z.string(),
  title: z.string(),
  detail: z.string(),
  path: z.string(),
});

export const SearchAnswerSchema = z.object({
  groups: z.array(z.object({ group: z.enum(SEARCH_GROUPS), hits: z.array(SearchHitSchema) })),
});

export type SearchGroup = (typeof SEARCH_GROUPS)[number];
export type SearchHit = z.infer<typeof SearchHitSchema>;
export type SearchAnswer = z.infer<typeof SearchAnswerSchema>;
