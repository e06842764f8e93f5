import { addDays, calendarDayIn } from "#domain/shared/calendar.ts";

const NOTIFICATION_GROUPS = ["today", "yesterday", "older"] as const;
export type NotificationGroup = (typeof NOTIFICATION_GROUPS)[number];

/** Groups notifications by day, in the given order, without empty groups.
 *  @param moment.nowIso - UTC instant
 *  @param moment.timeZone - IANA name, whose midnight divides the days
 *  @throws RangeError for an unknown time zone or a text that is no instant
 *  @source spec, notifications panel */
export function groupNotifications<Item extends { createdAt: string }>(
  items: readonly Item[],
  { nowIso, timeZone }: { nowIso: string; timeZone: string },
): { group: NotificationGroup; items: Item[] }[] {
  const today = calendarDayIn(nowIso, timeZone);
  const yesterday = addDays(today, -1);
  const groupOf = ({ createdAt }: Item): NotificationGroup => {
    const day = calendarDayIn(createdAt, timeZone);
    if (day >= today) return "today";
    return day === yesterday ? "yesterday" : "older";
  };
  const grouped = items.map((item) => ({ group: groupOf(item), item }));
  return NOTIFICATION_GROUPS.map((group) => ({
    group,
    items: grouped.filter((one) => one.group === group).map(({ item }) => item),
  })).filter((one) => one.items.length > 0);
}
