import * as z from "zod";
import { FORM_CHECK, FORM_TEXT } from "#domain/records/record-form-schema.ts";
import { parseNumber } from "#domain/shared/numbers.ts";
import { canonical } from "#domain/validation/canonical-schema.ts";
import { isEmail, normalizeEmail } from "#domain/validation/email.ts";
import { isSiteOrigin, toSiteOrigin } from "#domain/validation/site-origin.ts";
import { HOURLY_LIMITS } from "./hourly-limits.ts";

/** The most sites of one key. */
export const MAX_ORIGINS = 20;

/** What the visitors of a site may save. */
export const SOLD_ON_SITES = ["budget", "order"] as const;

const coded = (code: string) => ({ message: code, params: { code } });

const fields = {
  name: z.string().trim().min(1).max(60),
  /** Sites that may use the key, as browsers name them. */
  origins: z
    .array(z.string().max(200))
    .min(1)
    .overwrite((origins) => [...new Set(origins)])
    .refine((origins) => origins.length <= MAX_ORIGINS, coded("TOO_MANY_ORIGINS"))
    .refine((origins) => origins.every(isSiteOrigin), coded("INVALID_ORIGIN")),
  /** Whether its widgets show prices. */
  showPrices: z.boolean().default(true),
  /** Id of the person of a company in whose name the visitors of its sites buy, at that company's prices; null where
   *  nothing is sold. */
  buyerId: z.string().min(1).max(64).nullable().default(null),
  /** What visitors may save. */
  sells: z
    .array(z.enum(SOLD_ON_SITES))
    .overwrite((kinds) => SOLD_ON_SITES.filter((kind) => kinds.includes(kind)))
    .default([]),
  /** Whether its sites show kits. */
  showsKits: z.boolean().default(true),
  /** Who gets the contacts that visitors leave; null where none are taken. */
  leadEmail: canonical("INVALID_EMAIL", (value) => (isEmail(value) ? normalizeEmail(value) : null))
    .nullable()
    .default(null),
  /** The most that its sites may write in an hour: codes, quotes, budgets, orders and contacts. */
  hourlyLimit: z.int().min(HOURLY_LIMITS.least).max(HOURLY_LIMITS.most).default(HOURLY_LIMITS.usual),
  active: z.boolean().default(true),
};

const needsBuyer = ({ sells, buyerId }: { sells: readonly string[]; buyerId: string | null }) =>
  sells.length === 0 || buyerId !== null;
const BUYER_MISSING = { ...coded("REQUIRED"), path: ["buyerId"] };

/** Input of a new key. */
export const WidgetKeyInputSchema = z.strictObject(fields).refine(needsBuyer, BUYER_MISSING);

/** Input that replaces a stored version of a key. */
export const WidgetKeyUpdateSchema = z
  .strictObject({ ...fields, version: z.int().min(1) })
  .refine(needsBuyer, BUYER_MISSING);

/** What renews a key in the version that was read. */
export const WidgetKeyRenewalSchema = z.strictObject({ version: z.int().min(1) });

export type WidgetKeyInput = z.infer<typeof WidgetKeyInputSchema>;
export type WidgetKeyUpdate = z.infer<typeof WidgetKeyUpdateSchema>;

/** A stored key, including one that would be refused as input today. */
export const WidgetKeySchema = z.object({
  id: z.string(),
  name: z.string(),
  /** What widgets name: no secret, since every visitor of the site sees it. */
  key: z.string(),
  origins: z.array(z.string()),
  showPrices: z.boolean(),
  buyerId: z.string().nullable(),
  sells: z.array(z.enum(SOLD_ON_SITES)),
  showsKits: z.boolean(),
  leadEmail: z.string().nullable(),
  hourlyLimit: z.int(),
  active: z.boolean(),
  /** Until when the key of before is accepted; null without one. */
  formerUntil: z.string().nullable(),
  /** Day of its last use, in the distributor's time zone; null before the first. */
  lastUsedOn: z.string().nullable(),
  version: z.int(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type WidgetKey = z.infer<typeof WidgetKeySchema>;

/** A site that tried a key without being among its sites. */
const RefusedSiteSchema = z.object({
  origin: z.string(),
  /** Minutes in which it tried. */
  times: z.int(),
  lastAt: z.string(),
});

/** A key with the sites that it refused, the newest first. */
export const WidgetKeyDetailSchema = WidgetKeySchema.extend({ refused: z.array(RefusedSiteSchema) });
export type WidgetKeyDetail = z.infer<typeof WidgetKeyDetailSchema>;

/** A person in whose name the visitors of a site can buy. */
export interface SiteBuyer {
  id: string;
  name: string;
  companyName: string;
}

/** Names of the fields of a key. */
export const WIDGET_KEY_FIELDS = Object.keys(fields) as (keyof WidgetKeyInput)[];

/** The fields of its form. */
export const WidgetKeyFormSchema = z.object({
  name: FORM_TEXT,
  /** One site a line. */
  origins: FORM_TEXT,
  showPrices: FORM_CHECK,
  /** Id of the person; empty for none. */
  buyerId: FORM_TEXT,
  sellsBudgets: FORM_CHECK,
  sellsOrders: FORM_CHECK,
  showsKits: FORM_CHECK,
  /** Empty for none. */
  leadEmail: FORM_TEXT,
  hourlyLimit: FORM_TEXT,
  active: FORM_CHECK,
});
export type WidgetKeyForm = z.infer<typeof WidgetKeyFormSchema>;

/** Initial values of the form of a new key. */
export const EMPTY_WIDGET_KEY_FORM: WidgetKeyForm = {
  name: "",
  origins: "",
  showPrices: "true",
  buyerId: "",
  sellsBudgets: "false",
  sellsOrders: "false",
  showsKits: "true",
  leadEmail: "",
  hourlyLimit: String(HOURLY_LIMITS.usual),
  active: "true",
};

/** A stored key as its form shows it. */
export function toWidgetKeyForm(key: WidgetKeyInput): WidgetKeyForm {
  return {
    name: key.name,
    origins: key.origins.join("\n"),
    showPrices: tick(key.showPrices),
    buyerId: key.buyerId ?? "",
    sellsBudgets: tick(key.sells.includes("budget")),
    sellsOrders: tick(key.sells.includes("order")),
    showsKits: tick(key.showsKits),
    leadEmail: key.leadEmail ?? "",
    hourlyLimit: String(key.hourlyLimit),
    active: tick(key.active),
  };
}

function tick(isOn: boolean) {
  return isOn ? "true" : "false";
}

/** Reads a form as the input of a key, whatever page of a site was pasted. `WidgetKeyInputSchema` validates the result. */
export function toWidgetKeyInput(form: WidgetKeyForm) {
  return {
    name: form.name,
    origins: form.origins
      .split(/[\s,;]+/)
      .filter((text) => text !== "")
      .map(toSiteOrigin),
    showPrices: form.showPrices === "true",
    buyerId: form.buyerId === "" ? null : form.buyerId,
    sells: [
      ...(form.sellsBudgets === "true" ? ["budget"] : []),
      ...(form.sellsOrders === "true" ? ["order"] : []),
    ],
    showsKits: form.showsKits === "true",
    leadEmail: form.leadEmail.trim() === "" ? null : form.leadEmail,
    hourlyLimit: parseNumber(form.hourlyLimit) ?? form.hourlyLimit,
    active: form.active === "true",
  };
}
