import { data, type MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import * as z from "zod";
import {
  NotificationQuerySchema,
  ReadNotificationsSchema,
} from "#domain/notifications/notification-list-schema.ts";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { NotificationsPage } from "#app/features/notifications/notifications-page.tsx";
import { readForm } from "#app/lib/forms/read-form.server.ts";
import { portalAction, portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";

export const handle = { page: "OwnNotifications" } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.OwnNotifications);

export const loader = portalLoader("OwnNotifications", async ({ context, distributor, request }) => {
  const { page, status } = Object.fromEntries(new URL(request.url).searchParams);
  const asked = NotificationQuerySchema.safeParse({ page, status });
  const filter = asked.success ? asked.data : NotificationQuerySchema.parse({});
  return {
    ...(await context.services.notifications.list(filter)),
    page: filter.page,
    pageSize: filter.limit,
    status: filter.status,
    nowIso: new Date().toISOString(),
    timeZone: distributor?.settings.timeZone ?? "America/Sao_Paulo",
  };
});

const ReadFormSchema = z.object({ notificationId: z.string().optional() });

/** Marks one notification or all as read. The page shows a refusal. */
export const action = portalAction("OwnNotifications", async ({ context, request }) => {
  const { notificationId } = readForm(ReadFormSchema, await request.formData());
  const change = ReadNotificationsSchema.safeParse(
    notificationId === undefined ? { readAll: true } : { notificationIds: [notificationId] },
  );
  if (!change.success) throw data(null, { status: 400 });
  try {
    await context.services.notifications.markRead(change.data);
    return data({ refusal: null });
  } catch (error) {
    const refusal = context.describeRefusal(error);
    if (refusal === null) throw error;
    const { status, title, description } = refusal;
    return data({ refusal: { title, description } }, { status });
  }
});

export default function OwnNotifications() {
  const answer = useActionData<typeof action>();
  return <NotificationsPage {...useLoaderData<typeof loader>()} refusal={answer?.refusal ?? null} />;
}
