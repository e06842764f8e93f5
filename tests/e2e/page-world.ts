import type { InStatement } from "@libsql/client/http";
import { inject } from "vitest";
import { FEATURE_ACTIONS } from "#domain/access/feature-actions.ts";
import { insertRows } from "#scripts/demo/insert-rows.ts";
import {
  accountToken,
  distributorProfile,
  integrator,
  role,
  session,
  sessionToken,
  user,
} from "#worker/db/schema/access.ts";
import { distributionCenter } from "#worker/db/schema/stock.ts";
import { distributor } from "#worker/db/schema/directory.ts";
import { dealStatus } from "#worker/db/schema/requests.ts";
import { PLATFORM_ID } from "#worker/platform.ts";
import { newId } from "#worker/scope.ts";
import { sealSession, SESSION_COOKIE_NAME, type SessionCookie } from "#worker/security/session-cookie.ts";
import { hashSecret, newSecret, PLATFORM_TOKEN_PREFIX } from "#worker/security/tokens.ts";
import { save } from "./database.ts";

const NOW = "2026-11-21T12:00:00.000Z";
const FAR_AWAY = "2099-01-01T00:00:00.000Z";

/** Facts of a distributor: actions that are off, and whether it is a marketplace or under maintenance. */
export interface PlaceFacts {
  off?: readonly string[];
  isMarketplace?: boolean;
  isClosed?: boolean;
}

export interface PersonFacts {
  type: "admin" | "staff" | "integrator" | "piedAdmin";
  permissions?: readonly string[];
  /** Whether maintenance keeps the role out. */
  isListed?: boolean;
  /** Whether the company that the person buys for is inactive. */
  isInactive?: boolean;
}

export interface Place {
  id: string;
  slug: string;
  title: string;
  listedRoleId: string;
  companyIds: { active: string; inactive: string };
}

export interface SignedInPerson {
  id: string;
  sessionId: string;
  email: string;
  credentials: SessionCookie;
  /** Headers that identify distributor and person. */
  headers: Record<string, string>;
}

/** Headers with a person's cookie at a distributor. */
export function headersOf({ slug }: Pick<Place, "slug">, credentials: SessionCookie): Record<string, string> {
  const sealed = sealSession(credentials, inject("sessionSecret"));
  return { "x-debug-distributor": slug, cookie: `${SESSION_COOKIE_NAME}=${sealed}` };
}

/** A distributor for tests, with a center and two companies; its rows are written in one batch. */
export function buildPlace({ off = [], isMarketplace = false, isClosed = false }: PlaceFacts = {}) {
  const id = newId("dst");
  const slug = `p${id.slice(-12)}`;
  const title = `Distribuidora ${slug}`;
  const listedRoleId = newId("rol");
  const companyIds = { active: newId("int"), inactive: newId("int") };
  const company = (companyId: string, status: "enable" | "inactive", cnpj: string) =>
    ({
      distributorId: id,
      id: companyId,
      companyName: "Volt",
      cnpj,
      email: "v@v.test",
      status,
      createdAt: NOW,
    }) as const;
  const settings = {
    delivery: { freight: { type: "fixed", amountCents: 10_000 } },
    maintenance: isClosed,
    maintenanceStaff: { actived: isClosed, rolesIds: [listedRoleId] },
  };
  const actions = Object.fromEntries(FEATURE_ACTIONS.map((action) => [action, !off.includes(action)]));
  const profile = { distributorId: id, name: title, marketplace: isMarketplace, actions, theme: { title } };
  const place: Place = { id, slug, title, listedRoleId, companyIds };
  const statements = [
    insertRows(distributor, [
      { id, slug, name: title, status: "accepted", shardId: "primary", createdAt: NOW },
    ]),
    insertRows(distributorProfile, [{ ...profile, settings, updatedAt: NOW }]),
    insertRows(distributionCenter, [
      {
        ...{ distributorId: id, id: newId("cen"), name: "CD Goiânia", active: true, priority: 1 },
        ...{ address: { city: "Goiânia", state: "GO" }, servicedStates: ["GO"] },
      },
    ]),
    insertRows(integrator, [
      company(companyIds.active, "enable", "11222333000181"),
      company(companyIds.inactive, "inactive", "11444777000161"),
    ]),
    insertRows(dealStatus, [
      {
        ...{ distributorId: id, id: newId("dls"), type: "order", name: "Novo", color: "#5B677B" },
        ...{ groupName: "open", groupOrder: 1, order: 1 },
      },
    ]),
  ];
  return { place, statements };
}

/** A person signed in there; for the platform, an operator. */
export function buildPerson(
  place: Place,
  { type, permissions = [], isListed = false, isInactive = false }: PersonFacts,
  passwordHash = "none",
): { person: SignedInPerson; statements: InStatement[] } {
  const isOperator = type === "piedAdmin";
  const distributorId = isOperator ? PLATFORM_ID : place.id;
  const prefix = isOperator ? PLATFORM_TOKEN_PREFIX : "";
  const id = newId("usr");
  const credentials = {
    id,
    token: prefix + newSecret(),
    accessKey: newSecret(),
    refreshToken: prefix + newSecret(),
  };
  const sessionId = newId("ses");
  const roleId = isListed ? place.listedRoleId : newId("rol");
  const hasRole = type === "staff" || type === "integrator";
  const companyId = isInactive ? place.companyIds.inactive : place.companyIds.active;
  const email = `${id}@teste.test`;
  const life = { createdAt: NOW, expiresAt: FAR_AWAY };
  const statements = [
    ...(hasRole ? [insertRole({ distributorId, id: roleId, type, permissions })] : []),
    insertRows(user, [
      {
        ...{ distributorId, id, type, roleId: hasRole ? roleId : null, passwordHash },
        integratorId: type === "integrator" ? companyId : null,
        ...{ name: "Marina", surname: "Alves", email, emailVerifiedAt: NOW, createdAt: NOW },
      },
    ]),
    ...sessionStatements(distributorId, sessionId, credentials, life),
  ];
  return {
    person: { id, sessionId, email, credentials, headers: headersOf(place, credentials) },
    statements,
  };
}

/** People whom maintenance keeps out share one role. */
function insertRole(facts: Omit<typeof role.$inferInsert, "name">): InStatement {
  return insertRows(role, [{ ...facts, name: "Perfil" }], { keepPresent: true });
}

function sessionStatements(
  distributorId: string,
  sessionId: string,
  { id: userId, token, accessKey, refreshToken }: SessionCookie,
  life: { createdAt: string; expiresAt: string },
): InStatement[] {
  const hashes = { tokenHash: hashSecret(token), accessKeyHash: hashSecret(accessKey) };
  const renewal = { refreshHash: hashSecret(refreshToken), refreshExpiresAt: FAR_AWAY };
  return [
    insertRows(session, [{ distributorId, id: sessionId, userId, lastSeenAt: life.createdAt, ...life }]),
    insertRows(sessionToken, [{ distributorId, sessionId, ...hashes, ...renewal, ...life }]),
  ];
}

/** Signs in an existing user of the stack. */
export async function openSessionOf(
  place: Pick<Place, "id" | "slug">,
  userId: string,
): Promise<Record<string, string>> {
  const credentials = { id: userId, token: newSecret(), accessKey: newSecret(), refreshToken: newSecret() };
  const life = { createdAt: new Date().toISOString(), expiresAt: FAR_AWAY };
  await save(sessionStatements(place.id, newId("ses"), credentials, life));
  return headersOf(place, credentials);
}

export async function createPlace(facts?: PlaceFacts): Promise<Place> {
  const { place, statements } = buildPlace(facts);
  await save(statements);
  return place;
}

export async function createPerson(
  place: Place,
  facts: PersonFacts,
  passwordHash?: string,
): Promise<SignedInPerson> {
  const { person, statements } = buildPerson(place, facts, passwordHash);
  await save(statements);
  return person;
}

/** A link by which the user signs in once. */
export async function createSignInLink(place: Place, userId: string): Promise<string> {
  const token = newSecret();
  const link = { distributorId: place.id, tokenHash: hashSecret(token), kind: "signIn", userId } as const;
  await save([insertRows(accountToken, [{ ...link, createdAt: NOW, expiresAt: FAR_AWAY }])]);
  return token;
}
