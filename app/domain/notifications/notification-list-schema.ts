import * as z from "zod";

const NOTIFICATION_PAGE_SIZE = 25;
/** Limit of pages in one merged list. */
const MAX_MERGED_PAGES = 20;

const MERGED_TOO_MANY = {
  path: ["page"],
  message: "TOO_MANY_PAGES",
  params: { code: "TOO_MANY_PAGES" },
};

/** Filter of notifications; `merged` asks for all pages up to `page` in one list. */
export const NotificationFilterSchema = z
  .strictObject({
    page: z.int().min(1).max(1_000),
    limit: z.int().min(1).max(NOTIFICATION_PAGE_SIZE),
    status: z.enum(["all", "unread"]),
    merged: z.boolean(),
  })
  .refine(({ merged, page }) => !merged || page <= MAX_MERGED_PAGES, MERGED_TOO_MANY);

/** The filter as query parameters. */
export const NotificationQuerySchema = z
  .strictObject({
    page: z.coerce.number().int().min(1).max(1_000).default(1),
    limit: z.coerce.number().int().min(1).max(NOTIFICATION_PAGE_SIZE).default(NOTIFICATION_PAGE_SIZE),
    status: z.enum(["all", "unread"]).default("all"),
    merged: z.stringbool({ truthy: ["true"], falsy: ["false"] }).default(false),
  })
  .refine(({ merged, page }) => !merged || page <= MAX_MERGED_PAGES, MERGED_TOO_MANY);

const lookedAt = z.iso.datetime().optional();

/** Notifications that were read, by ids of their events, and when; now by default. */
export const ReadNotificationsSchema = z.union([
  z.strictObject({ notificationIds: z.array(z.string().min(1).max(64)).min(1).max(100), lookedAt }),
  z.strictObject({ readAll: z.literal(true), lookedAt }),
]);

export type NotificationFilter = z.infer<typeof NotificationFilterSchema>;
export type ReadNotifications = z.infer<typeof ReadNotificationsSchema>;
