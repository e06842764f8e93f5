import { onTestFinished } from "vitest";
import { DEMO_DISTRIBUTOR_IDS } from "#scripts/demo/demo-keys.ts";
import type { PurchaseType } from "#domain/shared/purchase-types.ts";
import type { RequestContent } from "#domain/requests/request-content-schema.ts";
import { newId } from "#worker/scope.ts";
import { runSql } from "./database.ts";

const PLACE = DEMO_DISTRIBUTOR_IDS.solnascente;
/** Older than the demo world's rows, so that other tests do not take these for the newest. */
const AT = "2026-01-05T12:00:00.000Z";

const CUSTOMER = {
  ...{ userOrCompanyName: "Ana Lima", cpf: "52998224725", cnpj: null },
  ...{ email: "ana@cliente.test", telephone: "+5562987654321" },
};

/** Creates a product with units at the first center, which is removed from sale after the test, since other tests
 *  count the products on sale. Returns its id. */
export async function createProduct(name: string, { active = 1, onHand = 50 } = {}): Promise<string> {
  const id = newId("prd");
  await runSql(
    `insert into product (distributor_id, id, product_code, type, name, manufacturer, model, technical, price_cents,
        cost_cents, active, is_to_sell, created_at, updated_at)
      values (?, ?, ?, 'complementaryEquipment', ?, 'Fabricante', 'M', '{}', 100000, 80000, ?, 1, ?, ?)`,
    [PLACE, id, id, name, active, AT, AT],
  );
  onTestFinished(async () => {
    await runSql("update product set active = 0 where id = ?", [id]);
  });
  await runSql(
    `insert into stock (distributor_id, product_id, center_id, on_hand)
      select ?, ?, id, ? from distribution_center where distributor_id = ? order by priority limit 1`,
    [PLACE, id, onHand, PLACE],
  );
  return id;
}

/** Creates a product that is no longer on sale, its named substitute, and one that stays. */
export async function createGoneProduct(): Promise<{ gone: string; kept: string; better: string }> {
  const [gone, kept, better] = await Promise.all([
    createProduct("Inversor antigo", { active: 0 }),
    createProduct("Cabo solar 6 mm²"),
    createProduct("Inversor novo"),
  ]);
  await runSql(
    "insert into product_substitute (distributor_id, product_id, rank, substitute_id, note) values (?, ?, 1, ?, '')",
    [PLACE, gone, better],
  );
  return { gone, kept, better };
}

/** Creates a budget of loose products for the company that the demo integrator buys for: four of each at R$
 *  1.000,00. */
export async function createBudget(
  createdBy: string,
  productIds: readonly string[],
  { name = "Padaria Trigal", expiresOn = null as string | null, content = {} } = {},
): Promise<{ id: string; code: string; path: string }> {
  const id = newId("req");
  const code = `ORC-${id.slice(-6)}`;
  const [center] = await runSql(
    "select id, name from distribution_center where distributor_id = ? order by priority limit 1",
    [PLACE],
  );
  const cents = 400_000 * productIds.length;
  const stored = {
    name,
    lines: productIds.map((itemId) => ({
      ...{ kind: "product", itemId, type: "complementaryEquipment", name: `Peça ${itemId.slice(-4)}` },
      ...{ amount: 4, powerW: 0, unitPriceCents: 100_000, totalCents: 400_000 },
      products: [
        {
          productId: itemId,
          name: "Peça",
          manufacturer: "Fabricante",
          type: "complementaryEquipment",
          amount: 1,
        },
      ],
    })),
    customer: CUSTOMER,
    delivery: { shippingType: "FOB", address: null },
    center: { id: String(center?.["id"]), name: String(center?.["name"]) },
    payment: { type: "pix" },
    totals: { itemsCents: cents, freightCents: 0, totalCents: cents, powerW: 0, invoiceCents: cents },
    explain: [],
    ...content,
  };
  await runSql(
    `insert into request (distributor_id, id, type, code, name, purchase_type, integrator_id, created_by, deal_status_id,
        payment_status, center_id, total_cents, total_power_w, expires_on, version, created_at, updated_at)
      select distributor_id, ?, 'budget', ?, ?, 'separatedSales', integrator_id, ?,
        (select id from deal_status where distributor_id = user.distributor_id and type = 'budget'
          order by group_order, "order" limit 1),
        'notRequested', ?, ?, 0, ?, 1, ?, ? from user where email = 'integrador@solnascente.test'`,
    [id, code, name, createdBy, stored.center.id, cents, expiresOn, AT, AT],
  );
  await runSql(
    `insert into request_version (distributor_id, request_id, version, content, created_by, created_at)
      values (?, ?, 1, ?, ?, ?)`,
    [PLACE, id, JSON.stringify(stored), createdBy, AT],
  );
  return { id, code, path: `/budgets/detail/${id}` };
}

/** Makes a budget an order in the first status of orders; returns the path of its page. */
export async function makeOrder(id: string): Promise<string> {
  await runSql(
    `update request set type = 'order', deal_status_id = (select id from deal_status where type = 'order'
      and distributor_id = request.distributor_id order by group_order, "order" limit 1) where id = ?`,
    [id],
  );
  return `/requests/detail/${id}`;
}

export async function readCart(url: string) {
  const [row] = await runSql("select content from cart where id = ?", [
    new URL(url).searchParams.get("cart") ?? "",
  ]);
  return JSON.parse(String(row?.["content"] ?? "{}")) as {
    products?: { id: string; amount: number }[];
    origin?: { kind: string; id: string };
  };
}

/** A request with its newest version. */
export interface BudgetRow {
  type: "budget" | "order";
  code: string;
  version: number;
  total: number;
  name: string;
  content: RequestContent;
}

/** Copies an open budget of the demo world with a given purchase type, for one test. */
export async function copyOfDemoBudget(
  purchaseType: PurchaseType,
): Promise<{ id: string; code: string; path: string }> {
  const id = newId("req");
  const code = `ORC-${id.slice(-6)}`;
  const [model] = await runSql(
    `select request.id from request join deal_status as s on s.distributor_id = request.distributor_id
        and s.id = request.deal_status_id
      where request.distributor_id = ? and request.type = 'budget' and request.purchase_type = ? and s.group_name = 'open'
        and request.version = 1
      order by request.code desc limit 1`,
    [PLACE, purchaseType],
  );
  const from = String(model?.["id"]);
  await runSql(
    `insert into request (distributor_id, id, type, code, name, purchase_type, integrator_id, created_by, deal_status_id,
        payment_status, center_id, total_cents, total_power_w, expires_on, version, created_at, updated_at)
      select distributor_id, ?, type, ?, name, purchase_type, integrator_id, created_by, deal_status_id, payment_status,
        center_id, total_cents, total_power_w, null, 1, ?, ? from request where distributor_id = ? and id = ?`,
    [id, code, AT, AT, PLACE, from],
  );
  await runSql(
    `insert into request_version (distributor_id, request_id, version, content, created_by, created_at)
      select distributor_id, ?, 1, content, created_by, ? from request_version
      where distributor_id = ? and request_id = ? and version = 1`,
    [id, AT, PLACE, from],
  );
  return { id, code, path: `/budgets/detail/${id}` };
}

/** Saves the next version of a request as another person. */
export async function saveElsewhere(id: string): Promise<void> {
  await runSql(
    `insert into request_version (distributor_id, request_id, version, content, created_by, created_at)
      select distributor_id, request_id, version + 1, content, created_by, created_at from request_version
      where distributor_id = ? and request_id = ?`,
    [PLACE, id],
  );
  await runSql("update request set version = version + 1 where distributor_id = ? and id = ?", [PLACE, id]);
}
