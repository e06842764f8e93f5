import { z } from "zod";
import { isCalendarDay } from "#domain/shared/calendar.ts";
import { isHttpsAddress, isPortalPath } from "#domain/validation/link-address.ts";
import { POPUP_PAGES } from "./popup-pages.ts";

const coded = (code: string) => ({ message: code, params: { code } });

const AddressSchema = z
  .string()
  .trim()
  .max(500)
  .refine((text) => isPortalPath(text) || isHttpsAddress(text), coded("INVALID_ADDRESS"))
  .nullable();

const DaySchema = z.string().refine(isCalendarDay, coded("INVALID_DAY")).nullable();

const fields = {
  title: z.string().trim().min(1).max(80),
  description: z.string().trim().min(1).max(500),
  /** Address of the picture: a path of the portal, or https. */
  image: AddressSchema.default(null),
  /** Where its button leads: a path of the portal, or https; null for no button. */
  link: AddressSchema.default(null),
  /** Names of pages. */
  whereToDisplay: z.array(z.enum(POPUP_PAGES)).min(1).max(POPUP_PAGES.length),
  /** How often one person sees it. */
  displayFrequency: z.int().min(1).max(99),
  active: z.boolean().default(true),
  /** First and last day on which it is shown; null for no limit. */
  startsOn: DaySchema.default(null),
  endsOn: DaySchema.default(null),
};

function isPeriodInOrder({ startsOn, endsOn }: { startsOn: string | null; endsOn: string | null }): boolean {
  return startsOn === null || endsOn === null || startsOn <= endsOn;
}

const PERIOD_REFUSAL = { ...coded("PERIOD_REVERSED"), path: ["endsOn"] };

/** What a new pop-up is made of. */
export const PopupInputSchema = z.object(fields).strict().refine(isPeriodInOrder, PERIOD_REFUSAL);

/** A pop-up that replaces the version that was read. */
export const PopupUpdateSchema = z
  .object({ ...fields, version: z.int().min(1) })
  .strict()
  .refine(isPeriodInOrder, PERIOD_REFUSAL);

export type PopupInput = z.infer<typeof PopupInputSchema>;
export type PopupUpdate = z.infer<typeof PopupUpdateSchema>;

/** A pop-up as it is stored. A page that is no more is left out. */
export interface Popup extends PopupInput {
  id: string;
  version: number;
  updatedAt: string;
}
