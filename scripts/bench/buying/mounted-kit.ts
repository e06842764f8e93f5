import { createClient, type Row } from "@libsql/client/http";
import type { BrowserContext, Page } from "playwright-core";
import { saveRows } from "../save-rows.ts";
import type { BenchServer } from "../server.ts";
import type { DemoPortal } from "./demo-portal.ts";
import { DEMO_DISTRIBUTOR_IDS } from "#scripts/demo/demo-keys.ts";

const OWNER = DEMO_DISTRIBUTOR_IDS.solnascente;
const LIKE =
  "select * from product where distributor_id = ? and type = 'complementaryEquipment' and is_to_sell limit 1";

/** Turns on prices of mounted kits while integrators choose. */
export async function showMountedPrices({ sqldUrl }: BenchServer): Promise<void> {
  const sql = `update distributor_profile set settings = json_set(settings,
    '$.priceDisplay.howToDisplayProductsPricesInMountKit', 'onSelection',
    '$.priceDisplay.howToDisplayKitPriceInMountKit', 'onSelection') where distributor_id = ?`;
  await saveRows(sqldUrl, [{ sql, args: [OWNER] }]);
}

/** Adds products of the same type to the demo's, with the same stock; returns their ids. */
export async function addProducts({ sqldUrl }: BenchServer, count: number): Promise<string[]> {
  const client = createClient({ url: sqldUrl });
  try {
    const [model] = (await client.execute({ sql: LIKE, args: [OWNER] })).rows;
    if (model === undefined) throw new Error("The demo world has nothing to copy");
    const modelId = String(model["id"]);
    const stocks = (
      await client.execute({ sql: "select * from stock where product_id = ?", args: [modelId] })
    ).rows;
    const ids = Array.from({ length: count }, (_, at) => `${modelId}_${String(at)}`);
    await saveRows(sqldUrl, [
      ...ids.map((id, at) =>
        copyOf("product", model, { id, product_code: `BEN-${String(at)}`, name: `Peça ${String(at)}` }),
      ),
      ...ids.flatMap((id) =>
        stocks.map((row) => copyOf("stock", row, { product_id: id, on_hand: 100_000, reserved: 0 })),
      ),
    ]);
    return ids;
  } finally {
    client.close();
  }
}

function copyOf(table: string, row: Row, other: Readonly<Record<string, string | number>>) {
  const values = { ...row, ...other } as Record<string, string | number | null>;
  const names = Object.keys(values).filter((name) => Number.isNaN(Number(name)) && name !== "search_key");
  const marks = names.map(() => "?").join(", ");
  return {
    sql: `insert into ${table} (${names.join(", ")}) values (${marks})`,
    args: names.map((name) => values[name] ?? null),
  };
}

/** Opens the page of a mounted kit with a module, an inverter and the given products. */
export async function openMountedKit(
  context: BrowserContext,
  portal: DemoPortal,
  { sqldUrl, productIds }: { sqldUrl: string; productIds: readonly string[] },
): Promise<Page> {
  const products = [
    { id: await idOf(sqldUrl, "MOD-AST-535"), amount: 10 },
    { id: await idOf(sqldUrl, "INV-DEY-5000"), amount: 1 },
    ...productIds.map((id) => ({ id, amount: 2 })),
  ];
  const page = await context.newPage();
  await page.goto(`${portal.url}/budgets`);
  const id = await page.evaluate(async (items) => {
    const answer = await fetch("/app/user/carts", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ purchaseType: "mountKits", products: items, mounting: {} }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(text);
    return /"id":"([^"]+)"/.exec(text)?.[1] ?? "";
  }, products);
  await page.goto(`${portal.url}/mountKit/${id}`);
  await page.locator(".app-bill__total").waitFor();
  return page;
}

async function idOf(sqldUrl: string, code: string): Promise<string> {
  const client = createClient({ url: sqldUrl });
  try {
    const { rows } = await client.execute({
      sql: "select id from product where distributor_id = ? and product_code = ?",
      args: [OWNER, code],
    });
    return String(rows[0]?.["id"]);
  } finally {
    client.close();
  }
}
