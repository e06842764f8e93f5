import type { FeatureActions } from "#domain/access/feature-actions.ts";
import { createDatabase, type Database, type WriteStatement } from "#worker/db/client.ts";
import { newDatabaseUse } from "#worker/db/database-fetch.ts";
import { distributorProfile, integrator, role, user } from "#worker/db/schema/access.ts";
import { structure } from "#worker/db/schema/kits.ts";
import { distributionCenter } from "#worker/db/schema/stock.ts";
import { distributor } from "#worker/db/schema/directory.ts";
import { dealStatus } from "#worker/db/schema/requests.ts";
import { insertSession, insertSessionToken } from "#worker/repositories/access/session-statements.ts";
import { newId } from "#worker/scope.ts";
import { hashSecret, newSecret } from "#worker/security/tokens.ts";
import { apiEnv } from "./api-env.ts";
import { hashOnce } from "./password.ts";

const NOW = "2026-11-21T12:00:00.000Z";

export interface TestDistributor {
  id: string;
  slug: string;
  database: Database;
  /** Id of its first center, which serves GO and SP. */
  centerId: string;
  structureId: string;
  integratorId: string;
}

export function openTestDatabase(shard: "primary" | "second"): Database {
  const url = shard === "primary" ? apiEnv.DIRECTORY_DATABASE_URL : apiEnv.SHARD_DATABASE_URL;
  return createDatabase({ url, use: newDatabaseUse() });
}

/** Creates a distributor for one test: all features, one center, one integrator company. */
export async function createTestDistributor({
  shard = "primary",
  actions = { enableClosedKits: true, notificationService: true },
  settings = {},
  marketplace = false,
}: {
  shard?: "primary" | "second";
  actions?: FeatureActions;
  settings?: Record<string, unknown>;
  marketplace?: boolean;
} = {}): Promise<TestDistributor> {
  const id = newId("dst");
  const slug = `d${id.slice(-12)}`;
  const database = openTestDatabase(shard);
  const { orm } = database;
  const centerId = newId("cen");
  const structureId = newId("str");
  const integratorId = newId("int");
  const entry: WriteStatement = {
    query: orm.insert(distributor).values({
      id,
      slug,
      name: `Distribuidora ${slug}`,
      status: "accepted",
      shardId: shard,
      createdAt: NOW,
    }),
  };
  // On the directory's own database it is one round trip, which matters when thousands are created.
  const isTogether = shard === "primary";
  if (!isTogether) await openTestDatabase("primary").writeBatch([entry]);
  await database.writeBatch([
    ...(isTogether ? [entry] : []),
    {
      query: orm.insert(distributorProfile).values({
        distributorId: id,
        name: `Distribuidora ${slug}`,
        marketplace,
        actions,
        theme: { title: `Distribuidora ${slug}` },
        settings: {
          priceDisplay: {
            howToDisplayPricesInClosedKits: "onSelection",
            howToDisplayPricesExtraItems: "showPrices",
            howToDisplayFreightValue: "onSelection",
          },
          delivery: { freight: { type: "fixed", amountCents: 10_000 } },
          payments: {
            pixKey: "financeiro@distribuidora.test",
            receiverName: "Distribuidora",
            receiverCity: "Goiania",
          },
          ...settings,
        },
        updatedAt: NOW,
      }),
    },
    {
      query: orm.insert(distributionCenter).values({
        distributorId: id,
        id: centerId,
        name: "CD Goiânia",
        priority: 1,
        address: { city: "Goiânia", state: "GO" },
        servicedStates: ["GO", "SP"],
      }),
    },
    { query: orm.insert(structure).values({ distributorId: id, id: structureId, name: "Telhado cerâmico" }) },
    {
      query: orm.insert(integrator).values({
        distributorId: id,
        id: integratorId,
        companyName: "Volt Engenharia",
        cnpj: "11222333000181",
        email: "volt@volt.test",
        status: "enable",
        createdAt: NOW,
      }),
    },
    {
      query: orm.insert(dealStatus).values(
        (["order", "budget"] as const).map((type) => ({
          ...{ distributorId: id, id: newId("dls"), type, groupName: "open" as const },
          name: type === "order" ? "Novo" : "Em aberto",
          ...{ groupOrder: 1, order: 1, color: "#5B677B" },
        })),
      ),
    },
  ]);
  return { id, slug, database, centerId, structureId, integratorId };
}

export interface TestUser {
  id: string;
  email: string;
  sessionId: string;
  roleId: string | null;
  credentials: { token: string; accessKey: string; refreshToken: string };
  /** Headers that identify this user at its distributor. */
  headers: Record<string, string>;
}

/** Rows of a valid session with its credentials. */
export function sessionRows(
  distributorId: string,
  opened: { id: string; userId: string; token: string; accessKey: string; refreshToken: string },
): WriteStatement[] {
  return [
    insertSession(distributorId, {
      id: opened.id,
      userId: opened.userId,
      createdAt: NOW,
      expiresAt: "2099-01-01T00:00:00.000Z",
      userAgent: "",
      address: "",
      masquerade: null,
    }),
    insertSessionToken(distributorId, {
      tokenHash: hashSecret(opened.token),
      sessionId: opened.id,
      accessKeyHash: hashSecret(opened.accessKey),
      createdAt: NOW,
      expiresAt: "2099-01-01T00:00:00.000Z",
      refreshHash: hashSecret(opened.refreshToken),
      refreshExpiresAt: "2099-01-01T00:00:00.000Z",
    }),
  ];
}

/** A signed-in user. Integrators belong to the distributor's company unless another is given. */
export async function createTestUser(
  owner: TestDistributor,
  {
    type = "integrator",
    permissions = ["closedKits", "order", "requestButton.order"],
    roleType = type === "admin" ? null : type,
    integratorId = owner.integratorId,
    chosenCenterId = null,
    password = null,
    blocked = false,
    roleContent = {},
  }: {
    type?: "admin" | "staff" | "integrator";
    permissions?: readonly string[];
    roleType?: "staff" | "integrator" | null;
    integratorId?: string;
    chosenCenterId?: string | null;
    /** Costs a real hash; only needed by tests that sign in. */
    password?: string | null;
    blocked?: boolean;
    /** Label, limits, link and support of the role. */
    roleContent?: object;
  } = {},
): Promise<TestUser> {
  const { orm, writeBatch } = owner.database;
  const id = newId("usr");
  const roleId = newId("rol");
  const sessionId = newId("ses");
  const credentials = { token: newSecret(), accessKey: newSecret(), refreshToken: newSecret() };
  const { token, accessKey } = credentials;
  const email = `${id}@teste.test`;
  await writeBatch([
    ...(roleType
      ? [
          {
            query: orm.insert(role).values({
              distributorId: owner.id,
              id: roleId,
              name: "Perfil",
              type: roleType,
              permissions,
              content: roleContent,
            }),
          },
        ]
      : []),
    {
      query: orm.insert(user).values({
        distributorId: owner.id,
        id,
        type,
        roleId: roleType && roleId,
        integratorId: type === "integrator" ? integratorId : null,
        name: "Marina",
        surname: "Alves",
        email,
        passwordHash: password === null ? "none" : await hashOnce(password),
        blocked,
        emailVerifiedAt: NOW,
        chosenCenterId,
        createdAt: NOW,
      }),
    },
    ...sessionRows(owner.id, { id: sessionId, userId: id, ...credentials }),
  ]);
  return {
    id,
    email,
    sessionId,
    roleId: roleType && roleId,
    credentials,
    headers: { authorization: `Bearer ${token}`, "access-key": accessKey, "x-debug-distributor": owner.slug },
  };
}

/** Creates another company of the distributor; returns its id. */
export async function createTestCompany(owner: TestDistributor, companyName = "Sol Forte"): Promise<string> {
  const id = newId("int");
  await owner.database.writeBatch([
    {
      query: owner.database.orm.insert(integrator).values({
        distributorId: owner.id,
        id,
        companyName,
        email: "contato@empresa.test",
        status: "enable",
        createdAt: NOW,
      }),
    },
  ]);
  return id;
}

/** Creates another center, after the first by priority; returns its id. */
export async function createTestCenter(
  owner: TestDistributor,
  {
    name = "CD Campinas",
    state = "SP",
    servicedStates = ["SP", "PR"],
    priority = 2,
    active = true,
  }: {
    name?: string;
    state?: string;
    servicedStates?: readonly string[];
    priority?: number;
    active?: boolean;
  } = {},
): Promise<string> {
  const id = newId("cen");
  await owner.database.writeBatch([
    {
      query: owner.database.orm.insert(distributionCenter).values({
        distributorId: owner.id,
        id,
        name,
        priority,
        active,
        address: { city: name.replace("CD ", ""), state },
        servicedStates,
      }),
    },
  ]);
  return id;
}

/** Creates another structure; returns its id. */
export async function createTestStructure(owner: TestDistributor, name: string): Promise<string> {
  const id = newId("str");
  const { orm } = owner.database;
  await owner.database.writeBatch([
    { query: orm.insert(structure).values({ distributorId: owner.id, id, name }) },
  ]);
  return id;
}
