import { type SQL, sql } from "drizzle-orm";
import { NOTIFICATION_AUDIENCES } from "#domain/notifications/notification-audience.ts";
import type { NotificationEvent, NotificationKind } from "#domain/live/notification-schema.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { currentCount } from "#worker/db/save-parts.ts";
import { roleHolds } from "../access/role-holds.ts";
import { isReachedInCompany } from "../requests/reached.ts";
import { countUpIf, OUTBOX_COUNTER } from "../live/outbox-statements.ts";

// The statements select the recipients as a set; the batch's counter numbers the events.

/** A notification to be sent. Content that is known only within the batch is given as SQL. */
export type NotificationNews = {
  [Kind in NotificationKind]: {
    kind: Kind;
    notificationId: string;
    createdAt: string;
    content: Extract<NotificationEvent, { kind: Kind }>["content"] | SQL;
  };
}[NotificationKind];

/** Sends a notification to the audience of its kind (`NOTIFICATION_AUDIENCES`): a row for each person who has at
 *  least one channel on and, for those who have the portal on, one event of the live channel, after the rows and with
 *  their content. Without recipients there is no event. The code of a request is read from its row.
 *  @param aim.integratorId - company whose people are included, as far as they see it, if the kind is for companies
 *  @param aim.among - further condition of each recipient (`person`)
 *  @param aim.onlyIf - condition at this point of the batch, without which nobody is notified */
export function notify(
  distributorId: string,
  news: NotificationNews,
  {
    integratorId = null,
    among = sql`1`,
    onlyIf = sql`1`,
  }: { integratorId?: string | null; among?: SQL; onlyIf?: SQL } = {},
): WriteStatement[] {
  const { kind, notificationId, createdAt } = news;
  const [inPortal, inDigest] = [isOn(kind, "portal"), isOn(kind, "email")];
  const addressed = isAddressed(distributorId, news, integratorId);
  const told = sql`from user as person join notification as told on told.distributor_id = person.distributor_id
      and told.user_id = person.id and told.notification_id = ${notificationId} and told.in_portal = 1
    where ${addressed} and ${among}`;
  const { content: _content, ...event } = news;
  const message = JSON.stringify({ type: "notification", notification: event });
  return [
    {
      query: sql`insert into notification
          (distributor_id, id, notification_id, user_id, kind, content, in_portal, in_digest, created_at)
        select ${distributorId}, 'ntf_' || lower(hex(randomblob(16))), ${notificationId}, person.id, ${kind},
          ${contentOf(distributorId, news)}, ${inPortal}, ${inDigest}, ${createdAt}
        from user as person where ${addressed} and ${among}
          and (${inPortal} or ${inDigest}) and ${onlyIf}`,
    },
    {
      query: sql`insert into outbox (distributor_id, seq, audience, message, created_at)
        select ${distributorId}, coalesce(${currentCount(distributorId, OUTBOX_COUNTER)}, 0) + 1,
          json_object('userIds', json_group_array(person.id)),
          json_set(${message}, '$.notification.content', json(max(told.content))), ${createdAt}
        ${told} group by told.notification_id`,
    },
    countUpIf(distributorId, OUTBOX_COUNTER, sql`changes() > 0`),
  ];
}

/** Restricts `notify` to one person. */
export function onlyPerson(userId: string): SQL {
  return sql`person.id = ${userId}`;
}

/** Condition of a person in the audience of a kind; people of a company get what is about a request if they see it. Each
 *  branch has an index of its own. */
function isAddressed(
  distributorId: string,
  { kind, content }: NotificationNews,
  integratorId: string | null,
): SQL {
  const { staff, integrator } = NOTIFICATION_AUDIENCES[kind];
  const here = sql`person.distributor_id = ${distributorId}`;
  const branches =
    staff === null
      ? [sql`0`]
      : [
          sql`(${here} and person.type = 'admin')`,
          sql`(${here} and person.type = 'staff' and ${roleHolds([staff].flat())})`,
        ];
  if (integrator !== undefined && integratorId !== null) {
    const sees =
      "requestId" in content
        ? sql`exists (select 1 from request where request.distributor_id = person.distributor_id
            and request.id = ${content.requestId} and ${isReachedInCompany()})`
        : sql`1`;
    branches.push(
      sql`(${here} and person.integrator_id = ${integratorId} and person.type = 'integrator'
        and ${roleHolds([integrator].flat())} and ${sees})`,
    );
  }
  return sql`person.blocked = 0 and (${sql.join(branches, sql` or `)})`;
}

/** Whether a channel is on for the person, as `PreferencesSchema` reads it: only the value `false` turns it off. A
 *  `false` for the whole kind, from before there were channels, applies to the portal. */
function isOn(kind: NotificationKind, channel: "portal" | "email"): SQL {
  const path = `$.notifications.${kind}`;
  const isNotFalse = (at: string) => sql`coalesce(json_type(person.preferences, ${at}), '') <> 'false'`;
  return channel === "portal"
    ? sql`(${isNotFalse(path)} and ${isNotFalse(`${path}.portal`)})`
    : sql`(${isNotFalse(`${path}.email`)})`;
}

function contentOf(distributorId: string, { content }: NotificationNews): SQL {
  if ("getSQL" in content) return content;
  const text = JSON.stringify(content);
  if (!("requestId" in content)) return sql`${text}`;
  return sql`json_set(${text}, '$.code', (select code from request
    where distributor_id = ${distributorId} and id = ${content.requestId}))`;
}
