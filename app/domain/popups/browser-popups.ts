import * as z from "zod/mini";
import type { PopupHistory } from "./popup-choice.ts";

/** A pop-up as the API gives it to viewers. */
const ShownPopupSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  image: z.nullable(z.string()),
  link: z.nullable(z.string()),
  whereToDisplay: z.array(z.string()),
  displayFrequency: z.int().check(z.minimum(1)),
});

const PopupPageSchema = z.object({ items: z.array(ShownPopupSchema), totalItems: z.int() });

const HistorySchema = z.object({
  records: z.array(
    z.object({ popUpId: z.string(), weight: z.number(), displayedTimes: z.int().check(z.minimum(0)) }),
  ),
  shownAt: z.record(z.string(), z.number()),
});

export type ShownPopup = z.infer<typeof ShownPopupSchema>;
export type PopupPage = z.infer<typeof PopupPageSchema>;

/** Parses a page of the list of pop-ups; null for an invalid value. */
export function parsePopupPage(value: unknown): PopupPage | null {
  return PopupPageSchema.safeParse(value).data ?? null;
}

/** Parses the stored history of displays; null for an invalid value. */
export function parsePopupHistory(value: unknown): PopupHistory | null {
  return HistorySchema.safeParse(value).data ?? null;
}
