import { z } from "zod";
import type { UserType } from "#domain/access/actor.ts";
import { NOTIFICATION_KINDS, type NotificationKind } from "#domain/realtime/messages.ts";

const isShown = z.boolean().default(true).catch(true);

const KindsSchema = z.object({
  orderCreated: isShown,
  paymentReceived: isShown,
} satisfies Record<NotificationKind, typeof isShown>);

/** What a person wants to hear of in the portal, as it is read from where it is stored. A kind of which nothing is
 *  said, or nothing that can be understood, is shown. */
export const PreferencesSchema = z.object({
  notifications: KindsSchema.catch(KindsSchema.parse({})).prefault({}),
});

/** What a person changes: the kinds that are named, and no other. */
export const PreferencesInputSchema = z
  .object({
    notifications: z
      .object({ orderCreated: z.boolean(), paymentReceived: z.boolean() } satisfies Record<
        NotificationKind,
        z.ZodBoolean
      >)
      .partial()
      .strict(),
  })
  .strict();

export type Preferences = z.infer<typeof PreferencesSchema>;
export type PreferencesInput = z.infer<typeof PreferencesInputSchema>;

/** Notifications that a type of user gets at all: today the administrators' only.
 *  @source spec, notifications: the bell is the administrator's */
export function notificationKindsOf(type: UserType): readonly NotificationKind[] {
  return type === "admin" ? NOTIFICATION_KINDS : [];
}

/** Kinds that the person gets and has switched off. */
export function mutedKinds(type: UserType, { notifications }: Preferences): NotificationKind[] {
  return notificationKindsOf(type).filter((kind) => !notifications[kind]);
}
