import { buildAdmin } from "../catalogue/catalogue-world.ts";
import { buildFobOrder } from "../order-body.ts";
import { saveRows } from "../save-rows.ts";
import type { BenchServer } from "../server.ts";
import { type BenchTenant, createTenant } from "../world.ts";
import { insertRows } from "#scripts/demo/insert-rows.ts";
import { STATUS_GROUPS, type StatusGroup } from "#domain/requests/deal-status.ts";
import { REQUEST_TYPES, type RequestType } from "#domain/requests/request-types.ts";
import { TAG_COLOR } from "#domain/tags/tag.ts";
import { dealStatus } from "#worker/db/schema/requests.ts";
import { tag } from "#worker/db/schema/tags.ts";
import type { SessionCookie } from "#worker/security/session-cookie.ts";

const NOW = "2026-11-21T12:00:00.000Z";
const COPIES_A_BATCH = 10_000;
const COMPANIES = 300;
/** Statuses of a type, beside the first. */
const STATUSES: readonly [string, StatusGroup][] = [
  ["Aguardando", "open"],
  ["Enviado", "negotiation"],
  ["Em análise", "negotiation"],
  ["Pago", "negotiation"],
  ["Em separação", "negotiation"],
  ["Finalizado", "finished"],
  ["Cancelado", "refused"],
];

/** A distributor with many budgets and orders, half of each, its administrator, and one of its buyers. */
export interface RequestsTenant {
  /** Headers of the administrator, and of a buyer whose company has one in 300 of them. */
  staff: Readonly<Record<string, string>>;
  buyer: Readonly<Record<string, string>>;
  /** The administrator's session, for the portal's cookie. */
  staffSession: SessionCookie;
  /** A request of each type with content. */
  ids: Readonly<Record<RequestType, string>>;
  /** An order with 500 versions, and as many entries of the log. */
  changedOrderId: string;
  /** An order of 100 lines. */
  longOrderId: string;
  /** Orders with reserved stock, in the first status. */
  movableIds: readonly string[];
}

/** Versions of the order that was changed most. */
export const VERSIONS = 500;

/** Creates a distributor with requests: of 300 companies, in eight statuses of a type, most of them finished; one in a
 *  thousand has the tag `tag_bench`. Each is a copy of one that was saved through the API.
 *  @param extent.movable - number of orders besides, each saved through the API */
export async function createRequests(
  server: BenchServer,
  { slug, requests, movable }: { slug: string; requests: number; movable: number },
): Promise<RequestsTenant> {
  const { sqldUrl } = server;
  const place = { sqldUrl, sessionSecret: server.secrets.SESSION_SECRET };
  const tenant = await createTenant(place, { slug, kits: 1 });
  const { id: distributorId } = tenant;
  const admin = buildAdmin(distributorId);
  const colors = { color: TAG_COLOR, updatedAt: NOW };
  await saveRows(sqldUrl, [
    ...admin.statements,
    insertRows(
      dealStatus,
      REQUEST_TYPES.flatMap((type) =>
        STATUSES.map(([name, groupName], index) => ({
          ...{
            distributorId,
            id: `dls_${slug}_${type}_${String(index + 1)}`,
            type,
            name,
            groupName,
            ...colors,
          },
          ...{ groupOrder: STATUS_GROUPS.indexOf(groupName) + 1, order: index + 2 },
        })),
      ),
    ),
    insertRows(tag, [
      {
        distributorId,
        id: "tag_bench",
        parentType: "order",
        name: "Urgente",
        order: 1,
        createdAt: NOW,
        ...colors,
      },
    ]),
    {
      sql: `update distributor_profile set actions = json_set(actions, '$.distributorCRM', json('true'),
        '$.requestTimeline', json('true'))
        where distributor_id = ?`,
      args: [distributorId],
    },
    {
      sql: `insert into integrator (distributor_id, id, company_name, email, status, created_at)
        with recursive n(i) as (select 1 union all select i + 1 from n where i < ${String(COMPANIES - 1)})
        select distributor_id, id || '_' || i, 'Solar ' || i || ' Ltda', email, status, created_at
        from integrator, n where distributor_id = ?`,
      args: [distributorId],
    },
  ]);
  const ids = {
    budget: await saveOne(server, tenant, "budget"),
    order: await saveOne(server, tenant, "order"),
  };
  const each = Math.floor(requests / 2) - 1;
  for (const type of REQUEST_TYPES) {
    for (let from = 0; from < each; from += COPIES_A_BATCH) {
      await saveRows(sqldUrl, [
        copyRequest(distributorId, slug, ids[type], from, Math.min(from + COPIES_A_BATCH, each)),
      ]);
    }
  }
  await saveRows(sqldUrl, [
    {
      sql: `insert into tag_item (distributor_id, id, tag_id, parent_id, created_at)
        select distributor_id, 'tgi_' || id, 'tag_bench', id, created_at from request
        where distributor_id = ? and type = 'order' and rowid % 1000 = 0`,
      args: [distributorId],
    },
  ]);
  const changedOrderId = await saveOne(server, tenant, "order");
  await saveRows(sqldUrl, changesOf(distributorId, changedOrderId));
  const longOrderId = await saveOne(server, tenant, "order");
  await saveRows(sqldUrl, [lengthen(distributorId, longOrderId)]);
  const movableIds: string[] = [];
  for (let turn = 0; turn < movable; turn += 1) movableIds.push(await saveOne(server, tenant, "order"));
  return {
    staff: { "x-debug-distributor": slug, ...admin.headers },
    buyer: tenant.apiHeaders,
    staffSession: admin.session,
    ...{ ids, changedOrderId, longOrderId, movableIds },
  };
}

async function saveOne(server: BenchServer, tenant: BenchTenant, type: RequestType): Promise<string> {
  const response = await fetch(`${server.url}/app/user/requests`, {
    method: "POST",
    headers: {
      ...tenant.apiHeaders,
      "content-type": "application/json",
      "idempotency-key": crypto.randomUUID(),
    },
    body: JSON.stringify(buildFobOrder(tenant.kitOptionId, type)),
  });
  const { data } = (await response.json()) as { data: { id: string } };
  if (!response.ok) throw new Error(`Saving one answered ${String(response.status)}`);
  return data.id;
}

/** Makes of an order's only line a hundred. */
function lengthen(distributorId: string, id: string) {
  return {
    sql: `update request_version set content = json_set(content, '$.lines',
        json('[' || substr(replace(hex(zeroblob(100)), '00', ',' || (content -> '$.lines[0]')), 2) || ']'))
      where distributor_id = ? and request_id = ?`,
    args: [distributorId, id],
  };
}

/** Makes a request one that was changed hundreds of times: each version has another note and another total, and its
 *  entry in the log. */
function changesOf(distributorId: string, id: string) {
  const numbers = `with recursive n(i) as (select 2 union all select i + 1 from n where i < ${String(VERSIONS)})`;
  const at = "strftime('%Y-%m-%dT%H:%M:%fZ', '2026-11-20T12:00:00', '+' || i || ' minutes')";
  const args = [distributorId, id];
  return [
    {
      sql: `insert into request_version (distributor_id, request_id, version, content, created_by, created_at)
        ${numbers} select distributor_id, request_id, i,
          json_set(content, '$.notes', 'Nota ' || i, '$.totals.totalCents', 100000 + i), created_by, ${at}
        from request_version, n where distributor_id = ? and request_id = ? and version = 1`,
      args,
    },
    {
      sql: `insert into audit_log (distributor_id, id, at, actor_id, actor_type, actor_name, event, entity, entity_id, changes)
        ${numbers} select distributor_id, 'aud_' || id || i, ${at}, created_by, 'integrator', 'Marina Alves', 'order.edited',
          'request', id, json_object('totalCents', json_object('from', 99999 + i, 'to', 100000 + i))
        from request, n where distributor_id = ? and id = ?`,
      args,
    },
    {
      sql: `update request set version = ${String(VERSIONS)} where distributor_id = ? and id = ?`,
      args,
    },
  ];
}

/** Copies a request under other codes: the newest ones open, nine in ten finished or refused. */
function copyRequest(distributorId: string, slug: string, id: string, from: number, until: number) {
  const sql = `with recursive n(i) as (select ${String(from)} union all select i + 1 from n where i < ${String(until - 1)})
    insert into request (distributor_id, id, type, code, name, purchase_type, integrator_id, created_by, seller_id,
      deal_status_id, payment_status, center_id, total_cents, total_power_w, customer_name, version, created_at, updated_at)
    select r.distributor_id, r.id || '_' || i, r.type, 'C' || substr(r.type, 1, 1) || i, 'Residência ' || (i * 7919 % 100003),
      r.purchase_type, case i % ${String(COMPANIES)} when 0 then r.integrator_id else r.integrator_id || '_' || (i % ${String(COMPANIES)}) end,
      r.created_by, null,
      case when i % 10 < 8 then ? || r.type || '_6' when i % 10 = 8 then ? || r.type || '_7'
        when i % 100 = 9 then r.deal_status_id else ? || r.type || '_' || (1 + i / 10 % 5) end,
      'notRequested', r.center_id, 100000 + i * 7919 % 9000000, 1000 + i * 31 % 90000,
      'Cliente ' || (i * 104729 % 50021), 1,
      strftime('%Y-%m-%dT%H:%M:%fZ', '2026-11-20T12:00:00', '-' || i || ' minutes'),
      strftime('%Y-%m-%dT%H:%M:%fZ', '2026-11-20T12:00:00', '-' || i || ' minutes')
    from request as r, n where r.distributor_id = ? and r.id = ?`;
  const prefix = `dls_${slug}_`;
  return { sql, args: [prefix, prefix, prefix, distributorId, id] };
}
