import { saveRows } from "../save-rows.ts";
import type { BenchServer } from "../server.ts";
import { insertRows } from "#scripts/demo/insert-rows.ts";
import { distributorProfile, session, sessionToken, user } from "#worker/db/schema/access.ts";
import { product } from "#worker/db/schema/catalog.ts";
import { distributor, shard } from "#worker/db/schema/directory.ts";
import { distributionCenter, stock } from "#worker/db/schema/stock.ts";
import { newId } from "#worker/scope.ts";
import { hashSecret, newSecret } from "#worker/security/tokens.ts";

const NOW = "2026-11-21T12:00:00.000Z";
const PRODUCTS_A_BATCH = 1_000;
const MAKERS = Array.from({ length: 40 }, (_, index) => `Fabricante ${String(index).padStart(2, "0")}`);

/** A distributor with a large catalogue, and its administrator. */
export interface CatalogueTenant {
  products: number;
  headers: Readonly<Record<string, string>>;
}

/** Creates a catalogue: half modules, 30 % inverters, the rest complementary. All have stock at one center; 1 %
 *  are not for sale, 5 % inactive. */
export async function createCatalogue(
  { sqldUrl }: BenchServer,
  { slug, products }: { slug: string; products: number },
): Promise<CatalogueTenant> {
  const id = newId("dst");
  const centerId = newId("cen");
  const admin = buildAdmin(id);
  await saveRows(sqldUrl, [
    insertRows(shard, [{ id: "primary", url: null, authToken: null }], { keepPresent: true }),
    insertRows(distributor, [
      { id, slug, name: slug, status: "accepted", shardId: "primary", createdAt: NOW },
    ]),
    insertRows(distributorProfile, [
      {
        distributorId: id,
        name: slug,
        marketplace: false,
        actions: {},
        theme: { title: slug },
        settings: {},
        updatedAt: NOW,
      },
    ]),
    insertRows(distributionCenter, [
      {
        distributorId: id,
        id: centerId,
        name: "CD Goiânia",
        active: true,
        priority: 1,
        address: { city: "Goiânia", state: "GO" },
        servicedStates: ["GO"],
      },
    ]),
    ...admin.statements,
  ]);
  for (let from = 0; from < products; from += PRODUCTS_A_BATCH) {
    const length = Math.min(PRODUCTS_A_BATCH, products - from);
    const rows = Array.from({ length }, (_, index) => buildProduct(id, from + index));
    const stockRow = { distributorId: id, centerId, onHand: 10, conditional: 0, reserved: 0 };
    await saveRows(sqldUrl, [
      insertRows(product, rows),
      insertRows(
        stock,
        rows.map(({ id: productId }) => ({ ...stockRow, productId })),
      ),
    ]);
  }
  return { products, headers: { "x-debug-distributor": slug, ...admin.headers } };
}

function buildProduct(distributorId: string, number: number) {
  const turn = number % 10;
  const type = turn < 5 ? "module" : turn < 8 ? "inverter" : "complementaryEquipment";
  // Spreads values, so that consecutive numbers are not neighbours by name, price or power.
  const spread = (number * 7_919) % 100_003;
  const power =
    type === "module" ? 400 + (spread % 300) : type === "inverter" ? 1 + (spread % 1_000) / 10 : null;
  const word = { module: "Módulo", inverter: "Inversor", complementaryEquipment: "Cabo" }[type];
  const technical =
    type === "module"
      ? { potencia_WP: power, tipo_de_celula: "Mono" }
      : type === "inverter"
        ? { tipo_inversor: spread % 4 === 0 ? "micro" : "string", inverterOutputPower: power }
        : {};
  return {
    distributorId,
    id: newId("prd"),
    productCode: `COD-${String(spread).padStart(6, "0")}-${String(number)}`,
    type,
    name: `${word} ${String(spread)} série ${String(number)}`,
    manufacturer: MAKERS[spread % MAKERS.length] ?? "",
    model: `M${String(number)}`,
    technical,
    priceCents: 10_000 + spread,
    costCents: 8_000 + spread,
    isToSell: number % 100 !== 0,
    active: number % 20 !== 1,
    powerW: power === null ? null : Math.round(type === "inverter" ? power * 1000 : power),
    createdAt: NOW,
    updatedAt: new Date(Date.parse(NOW) - spread * 1000).toISOString(),
  } satisfies typeof product.$inferInsert;
}

/** A signed-in administrator. */
export function buildAdmin(distributorId: string) {
  const [userId, sessionId] = [newId("usr"), newId("ses")];
  const keys = { id: userId, token: newSecret(), accessKey: newSecret(), refreshToken: newSecret() };
  const life = { createdAt: NOW, expiresAt: "2099-01-01T00:00:00.000Z" };
  const hashes = { tokenHash: hashSecret(keys.token), accessKeyHash: hashSecret(keys.accessKey) };
  const person = { name: "Marina", surname: "Alves", email: `${userId}@bench.test`, passwordHash: "none" };
  return {
    headers: { authorization: `Bearer ${keys.token}`, "access-key": keys.accessKey },
    /** What the portal's cookie holds. */
    session: keys,
    statements: [
      insertRows(user, [
        { distributorId, id: userId, type: "admin", ...person, blocked: false, createdAt: NOW },
      ]),
      insertRows(session, [{ distributorId, id: sessionId, userId, ...life }]),
      insertRows(sessionToken, [{ distributorId, sessionId, ...hashes, ...life }]),
    ],
  };
}
