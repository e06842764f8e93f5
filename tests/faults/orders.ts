import * as z from "zod";
import type { Answer, Person } from "./portal.ts";
import type { FaultStack } from "./use-stack.ts";
import { CreatedRequestSchema } from "#domain/requests/create-request-schema.ts";
import type { CreatedRequest } from "#domain/requests/create-request-schema.ts";
import { buildOrderInput } from "#tests/factories/order.ts";

const KitsSchema = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      availability: z.string(),
      products: z.array(z.object({ productId: z.string(), amount: z.int() })),
    }),
  ),
});

export type Kit = z.infer<typeof KitsSchema>["items"][number];

export const INTEGRATOR = "integrador@solnascente.test";
export const ADMIN = "admin@solnascente.test";

/** A kit that the person can buy. */
export async function findKit(person: Person): Promise<Kit> {
  const { data } = await person.call("GET", "/app/user/kits?limit=50");
  const kit = KitsSchema.parse(data).items.find(({ availability }) => availability === "inStock");
  if (kit === undefined) throw new Error("No kit is in stock");
  return kit;
}

/** Saves an order of one kit for pickup, with an idempotency key as every client sends it. */
export function postOrder(
  buyer: Person,
  { kit, name, key = crypto.randomUUID() }: { kit: Kit; name: string; key?: string },
): Promise<Answer> {
  const body = buildOrderInput([{ id: kit.id, amount: 1 }], { name });
  const { shippingAddress: _address, ...customer } = body.additionalInfo;
  return buyer.call("POST", "/app/user/requests", {
    headers: { "idempotency-key": key },
    body: { ...body, additionalInfo: { ...customer, shippingDistributor: "FOB" } },
  });
}

/** @throws Error when the order was not saved */
export function savedOrder({ status, data, error }: Answer): CreatedRequest {
  if (status !== 201) throw new Error(`The order was answered ${status} ${error?.type ?? ""}`);
  return CreatedRequestSchema.parse(data);
}

/** Orders with this prefix of the name, by name and code, in order of code. */
export function readOrders({ readRows }: FaultStack, namePrefix: string) {
  return readRows("select id, name, code, payment_status from request where name like ? order by code", [
    `${namePrefix}%`,
  ]);
}

/** Units reserved of each product of a kit, by product. */
export async function readReserved({ readRows }: FaultStack, kit: Kit): Promise<Map<string, number>> {
  const rows = await readRows(
    `select product_id, sum(reserved) as reserved from stock
      where product_id in (select value from json_each(?)) group by product_id`,
    [JSON.stringify(kit.products.map(({ productId }) => productId))],
  );
  return new Map(rows.map((row) => [String(row["product_id"]), Number(row["reserved"])]));
}
