import type { InStatement } from "@libsql/client/http";
import { saveRows } from "./save-rows.ts";
import { buildKits } from "./world-kits.ts";
import { insertRows } from "#scripts/demo/insert-rows.ts";
import {
  distributorProfile,
  integrator,
  role,
  session,
  sessionToken,
  user,
} from "#worker/db/schema/access.ts";
import { product } from "#worker/db/schema/catalog.ts";
import { structure } from "#worker/db/schema/kits.ts";
import { distributionCenter, stock } from "#worker/db/schema/stock.ts";
import { kit, kitOption, kitOptionComponent } from "#worker/db/schema/kits.ts";
import { distributor, shard } from "#worker/db/schema/directory.ts";
import { dealStatus } from "#worker/db/schema/requests.ts";
import { newId } from "#worker/scope.ts";
import { sealSession, SESSION_COOKIE_NAME } from "#worker/security/session-cookie.ts";
import { hashSecret, newSecret } from "#worker/security/tokens.ts";

const NOW = "2026-11-21T12:00:00.000Z";
const PLENTY = 1_000_000_000;
/** Kits per batch. */
const KITS_A_BATCH = 1_000;
const BUYERS_A_BATCH = 100;

/** A distributor of the bench, with a signed-in integrator. */
export interface BenchTenant {
  id: string;
  slug: string;
  kits: number;
  /** A kit with unlimited stock. */
  kitOptionId: string;
  /** The integrator's headers for the API. */
  apiHeaders: Readonly<Record<string, string>>;
  /** The integrator's headers for pages. */
  pageHeaders: Readonly<Record<string, string>>;
}

/** Creates a distributor with kits that share components, and unlimited stock. */
export async function createTenant(
  { sqldUrl, sessionSecret }: { sqldUrl: string; sessionSecret: string },
  { slug, kits }: { slug: string; kits: number },
): Promise<BenchTenant> {
  const id = newId("dst");
  const catalog = buildKits(id, kits);
  const buyer = buildBuyer(id);
  await saveRows(sqldUrl, [
    ...tenantStatements(id, slug),
    ...buyer.statements,
    ...catalogStatements(catalog),
  ]);
  for (let from = 0; from < kits; from += KITS_A_BATCH) {
    const some = catalog.kits.slice(from, from + KITS_A_BATCH);
    await saveRows(sqldUrl, [
      insertRows(
        kit,
        some.map((one) => one.kit),
      ),
      insertRows(
        kitOption,
        some.map((one) => one.option),
      ),
      insertRows(
        kitOptionComponent,
        some.flatMap((one) => one.components),
      ),
    ]);
  }
  return {
    id,
    slug,
    kits,
    kitOptionId: catalog.kits[0]?.option.id ?? "",
    apiHeaders: apiHeadersOf(slug, buyer.session),
    pageHeaders: {
      "x-debug-distributor": slug,
      cookie: `${SESSION_COOKIE_NAME}=${sealSession(buyer.session, sessionSecret)}`,
    },
  };
}

/** Creates integrators of a distributor, each of a company of its own and signed in.
 *  @returns their headers for the API */
export async function createBuyers(
  sqldUrl: string,
  { id, slug }: Pick<BenchTenant, "id" | "slug">,
  count: number,
): Promise<BenchTenant["apiHeaders"][]> {
  const buyers = Array.from({ length: count }, () => buildBuyer(id));
  for (let from = 0; from < count; from += BUYERS_A_BATCH) {
    await saveRows(
      sqldUrl,
      buyers.slice(from, from + BUYERS_A_BATCH).flatMap(({ statements }) => statements),
    );
  }
  return buyers.map(({ session: opened }) => apiHeadersOf(slug, opened));
}

function apiHeadersOf(slug: string, { token, accessKey }: { token: string; accessKey: string }) {
  return { "x-debug-distributor": slug, authorization: `Bearer ${token}`, "access-key": accessKey };
}

function tenantStatements(id: string, slug: string): InStatement[] {
  const name = `Distribuidora ${slug}`;
  const settings = {
    priceDisplay: { howToDisplayPricesInClosedKits: "onSelection" },
    delivery: { freight: { type: "fixed", amountCents: 10_000 } },
  };
  const actions = { enableClosedKits: true, notificationService: true };
  const profile = { distributorId: id, name, actions, theme: { title: name }, settings, updatedAt: NOW };
  const dealStatusRow = { groupName: "open" as const, groupOrder: 1, order: 1, color: "#5B677B" };
  return [
    insertRows(shard, [{ id: "primary", url: null, authToken: null }], { keepPresent: true }),
    insertRows(distributor, [{ id, slug, name, status: "accepted", shardId: "primary", createdAt: NOW }]),
    insertRows(distributorProfile, [{ marketplace: false, ...profile }]),
    insertRows(
      dealStatus,
      (["budget", "order"] as const).map((type) => ({
        ...{ distributorId: id, id: newId("dls"), type, name: "Novo" },
        ...dealStatusRow,
      })),
    ),
  ];
}

function catalogStatements({ structures, products, centerId, distributorId }: ReturnType<typeof buildKits>) {
  const center = { distributorId, id: centerId, name: "CD Goiânia", active: true, priority: 1 };
  const address = { city: "Goiânia", state: "GO" };
  const stockRow = {
    distributorId,
    centerId,
    onHand: PLENTY,
    conditional: 0,
    reserved: 0,
    futureStockOn: null,
  };
  return [
    insertRows(distributionCenter, [{ ...center, address, servicedStates: ["GO", "SP"] }]),
    insertRows(structure, structures),
    insertRows(product, products),
    insertRows(
      stock,
      products.map(({ id: productId }) => ({ ...stockRow, productId })),
    ),
  ];
}

function buildBuyer(distributorId: string) {
  const [integratorId, roleId, userId, sessionId] = [newId("int"), newId("rol"), newId("usr"), newId("ses")];
  const keys = { id: userId, token: newSecret(), accessKey: newSecret(), refreshToken: newSecret() };
  const company = { companyName: "Volt Engenharia", email: "volt@volt.test", status: "enable" as const };
  const permissions = ["closedKits", "budget", "order", "requestButton.budget", "requestButton.order"];
  const person = { name: "Marina", surname: "Alves", email: `${userId}@bench.test`, passwordHash: "none" };
  const hashes = { tokenHash: hashSecret(keys.token), accessKeyHash: hashSecret(keys.accessKey) };
  const life = { createdAt: NOW, expiresAt: "2099-01-01T00:00:00.000Z" };
  return {
    session: keys,
    statements: [
      insertRows(integrator, [{ distributorId, id: integratorId, ...company, createdAt: NOW }]),
      insertRows(role, [{ distributorId, id: roleId, name: "Perfil", type: "integrator", permissions }]),
      insertRows(user, [
        {
          distributorId,
          id: userId,
          type: "integrator",
          roleId,
          integratorId,
          ...person,
          blocked: false,
          createdAt: NOW,
        },
      ]),
      insertRows(session, [{ distributorId, id: sessionId, userId, ...life }]),
      insertRows(sessionToken, [{ distributorId, sessionId, ...hashes, ...life }]),
    ],
  };
}
