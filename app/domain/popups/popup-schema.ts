import * as z from "zod";
import { DaySchema } from "#domain/shared/day-schema.ts";
import { FORM_CHECK, FORM_LIST, FORM_TEXT } from "#domain/records/record-form-schema.ts";
import { isHttpsAddress, isPortalPath } from "#domain/validation/link-address.ts";
import { POPUP_PAGES } from "./popup-pages.ts";

const coded = (code: string) => ({ message: code, params: { code } });

const AddressSchema = z
  .string()
  .trim()
  .max(500)
  .refine((text) => isPortalPath(text) || isHttpsAddress(text), coded("INVALID_ADDRESS"))
  .nullable();

const fields = {
  title: z.string().trim().min(1).max(80),
  description: z.string().trim().min(1).max(500),
  /** Address of the picture: a path of the portal, or https. */
  image: AddressSchema.default(null),
  /** Target of its button: a path of the portal, or https; null without a button. */
  link: AddressSchema.default(null),
  /** Names of the pages that show it. */
  whereToDisplay: z.array(z.enum(POPUP_PAGES)).min(1).max(POPUP_PAGES.length),
  /** How often one person sees it. */
  displayFrequency: z.int().min(1).max(99),
  active: z.boolean().default(true),
  /** First and last day of display; null for no limit. */
  startsOn: DaySchema.nullable().default(null),
  endsOn: DaySchema.nullable().default(null),
};

function isPeriodInOrder({ startsOn, endsOn }: { startsOn: string | null; endsOn: string | null }): boolean {
  return startsOn === null || endsOn === null || startsOn <= endsOn;
}

const PERIOD_REFUSAL = { ...coded("PERIOD_REVERSED"), path: ["endsOn"] };

/** Input of a new pop-up. */
export const PopupInputSchema = z.strictObject(fields).refine(isPeriodInOrder, PERIOD_REFUSAL);

/** Input that replaces a stored version of a pop-up. */
export const PopupUpdateSchema = z
  .strictObject({ ...fields, version: z.int().min(1) })
  .refine(isPeriodInOrder, PERIOD_REFUSAL);

export type PopupInput = z.infer<typeof PopupInputSchema>;
export type PopupUpdate = z.infer<typeof PopupUpdateSchema>;

/** A stored pop-up, including one that would be refused as input today. Pages that no longer exist are left out. */
export const PopupSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  image: z.string().nullable(),
  link: z.string().nullable(),
  whereToDisplay: z.array(z.enum(POPUP_PAGES)),
  displayFrequency: z.int(),
  active: z.boolean(),
  startsOn: z.string().nullable(),
  endsOn: z.string().nullable(),
  version: z.int(),
  updatedAt: z.string(),
});
export type Popup = z.infer<typeof PopupSchema>;

/** Names of the fields of a pop-up. */
export const POPUP_FIELDS = Object.keys(fields) as (keyof PopupInput)[];

/** The fields of its form. */
export const PopupFormSchema = z.object({
  title: FORM_TEXT,
  description: FORM_TEXT,
  image: FORM_TEXT,
  link: FORM_TEXT,
  whereToDisplay: FORM_LIST,
  displayFrequency: FORM_TEXT,
  active: FORM_CHECK,
  startsOn: FORM_TEXT,
  endsOn: FORM_TEXT,
});
export type PopupForm = z.infer<typeof PopupFormSchema>;

/** Initial values of the form of a new pop-up. */
export const EMPTY_POPUP_FORM: PopupForm = {
  title: "",
  description: "",
  image: "",
  link: "",
  whereToDisplay: [],
  displayFrequency: "3",
  active: "true",
  startsOn: "",
  endsOn: "",
};

/** A stored pop-up as its form shows it. */
export function toPopupForm(popup: PopupInput): PopupForm {
  return {
    title: popup.title,
    description: popup.description,
    image: popup.image ?? "",
    link: popup.link ?? "",
    whereToDisplay: popup.whereToDisplay,
    displayFrequency: String(popup.displayFrequency),
    active: popup.active ? "true" : "false",
    startsOn: popup.startsOn ?? "",
    endsOn: popup.endsOn ?? "",
  };
}

/** Reads a form as the input of a pop-up. `PopupInputSchema` validates the result. */
export function toPopupInput(form: PopupForm) {
  const frequency = form.displayFrequency.trim();
  return {
    title: form.title,
    description: form.description,
    image: form.image.trim() || null,
    link: form.link.trim() || null,
    whereToDisplay: form.whereToDisplay,
    displayFrequency: /^\d+$/.test(frequency) ? Number(frequency) : frequency,
    active: form.active === "true",
    startsOn: form.startsOn.trim() || null,
    endsOn: form.endsOn.trim() || null,
  };
}
