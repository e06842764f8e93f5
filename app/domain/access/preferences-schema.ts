import * as z from "zod";
import { NOTIFICATION_KINDS, type NotificationKind } from "#domain/live/notification-schema.ts";

/** Channels of notifications: in the portal at once, or in the daily digest e-mail. */
export const NOTIFICATION_CHANNELS = ["portal", "email"] as const;
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];

const isOn = z.boolean().default(true).catch(true);
const ChannelsSchema = z.object({ portal: isOn, email: isOn });

/** Old preferences have one switch per kind; it becomes the portal channel. */
const StoredChannelsSchema = z
  .union([z.boolean().transform((portal) => ({ portal, email: true })), ChannelsSchema])
  .catch({ portal: true, email: true })
  .prefault({});

function ofEachKind<Schema>(schema: Schema): Record<NotificationKind, Schema> {
  return Object.fromEntries(NOTIFICATION_KINDS.map((kind) => [kind, schema])) as Record<
    NotificationKind,
    Schema
  >;
}

const KindsSchema = z.object(ofEachKind(StoredChannelsSchema));

/** Appearance of the portal for a person, on every device. */
const AppearanceSchema = z.object({
  /** `auto` follows the device. */
  colorScheme: z.enum(["auto", "light", "dark"]).default("auto").catch("auto"),
  menu: z.enum(["full", "mini"]).default("full").catch("full"),
});

/** A person's preferences, as stored. Missing and unreadable values take their defaults. */
export const PreferencesSchema = z.object({
  notifications: KindsSchema.catch(() => KindsSchema.parse({})).prefault({}),
  /** Whether budgets and orders of theirs tell them by e-mail, as far as the distributor lets them. */
  saleEmails: isOn,
  appearance: AppearanceSchema.catch(() => AppearanceSchema.parse({})).prefault({}),
});

const ChannelsInputSchema = z.object({ portal: z.boolean(), email: z.boolean() }).partial().strict();

/** A change of preferences; fields that are left out stay. */
export const PreferencesInputSchema = z.strictObject({
  notifications: z.object(ofEachKind(ChannelsInputSchema)).partial().strict().optional(),
  saleEmails: z.boolean().optional(),
  appearance: z
    .object({ colorScheme: z.enum(["auto", "light", "dark"]), menu: z.enum(["full", "mini"]) })
    .partial()
    .strict()
    .optional(),
});

export type Appearance = z.infer<typeof AppearanceSchema>;
export type Preferences = z.infer<typeof PreferencesSchema>;
export type PreferencesInput = z.infer<typeof PreferencesInputSchema>;
