import { z } from "zod";
import { NOTIFICATION_KINDS, type NotificationKind } from "#domain/live/notification-schema.ts";

/** Where a person hears of something: in the portal at once, or in the e-mail that sums up the day. */
export const NOTIFICATION_CHANNELS = ["portal", "email"] as const;
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number];

const isOn = z.boolean().default(true).catch(true);
const ChannelsSchema = z.object({ portal: isOn, email: isOn });

/** A kind that was only switched on or off, before there were channels, keeps what was said for the portal. */
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

/** How the portal looks to a person, on every device. */
const AppearanceSchema = z.object({
  /** `auto` follows the device. */
  colorScheme: z.enum(["auto", "light", "dark"]).default("auto").catch("auto"),
  menu: z.enum(["full", "mini"]).default("full").catch("full"),
});

/** What a person wants to hear of and see, as it is read from where it is stored. What is not said, or cannot be
 *  understood, is as if nothing had been chosen. */
export const PreferencesSchema = z.object({
  notifications: KindsSchema.catch(KindsSchema.parse({})).prefault({}),
  appearance: AppearanceSchema.catch(AppearanceSchema.parse({})).prefault({}),
});

const ChannelsInputSchema = z.object({ portal: z.boolean(), email: z.boolean() }).partial().strict();

/** What a person changes: what is named, and nothing else. */
export const PreferencesInputSchema = z
  .object({
    notifications: z.object(ofEachKind(ChannelsInputSchema)).partial().strict().optional(),
    appearance: z
      .object({ colorScheme: z.enum(["auto", "light", "dark"]), menu: z.enum(["full", "mini"]) })
      .partial()
      .strict()
      .optional(),
  })
  .strict();

export type Appearance = z.infer<typeof AppearanceSchema>;
export type Preferences = z.infer<typeof PreferencesSchema>;
export type PreferencesInput = z.infer<typeof PreferencesInputSchema>;
