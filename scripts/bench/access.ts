import { createClient } from "@libsql/client/http";
import { saveRows } from "./save-rows.ts";
import { figureUpTo, percentile, round } from "./report.ts";
import type { Figure, Section } from "./report.ts";
import type { BenchServer } from "./server.ts";
import type { BenchTenant } from "./world.ts";
import type { UserActor } from "#domain/access/actor.ts";
import { mayAccess } from "#domain/access/may-access.ts";
import { INTEGRATOR_PERMISSIONS } from "#domain/access/permissions.ts";
import { RoleContentSchema } from "#domain/access/role-schema.ts";
import { SettingsSchema } from "#domain/settings/settings-schema.ts";
import { ThemeSchema } from "#domain/theme/theme-schema.ts";
import { insertRows } from "#scripts/demo/insert-rows.ts";
import { session, sessionToken } from "#worker/db/schema/access.ts";
import { newId } from "#worker/scope.ts";
import { newSecret } from "#worker/security/tokens.ts";

const MAX_CHECK_US = 5;
const SESSIONS_A_BATCH = 2_000;
const FAR = "2099-01-01T00:00:00.000Z";

/** Cost of a permission check, and of identifying the actor as sessions pile up.
 *  @param scale.held - sessions of one distributor at the end */
export async function measureAccess(
  server: BenchServer,
  tenant: BenchTenant,
  scale: { checks: number; held: number; calls: number },
): Promise<Section> {
  const before = await timeCalls(server, tenant, scale.calls);
  const bytes = await addSessions(server, tenant, scale.held);
  const after = await timeCalls(server, tenant, scale.calls);
  return {
    title: "Who may what",
    figures: [
      measureChecks(scale.checks),
      {
        what: "a signed-in call, few sessions",
        value: `p50 ${round(before)} ms`,
        numbers: { p50Ms: before },
      },
      {
        what: `a signed-in call, ${String(scale.held)} sessions held`,
        value: `p50 ${round(after)} ms`,
        numbers: { p50Ms: after, held: scale.held },
      },
      { what: "database a session held", value: `${round(bytes)} bytes`, numbers: { bytes } },
    ],
  };
}

/** The most expensive check that a page makes: a role with all permissions, three required ones and a feature. */
function measureChecks(checks: number): Figure {
  const actor = buildIntegrator();
  const distributor = {
    id: "dst_1",
    slug: "bench",
    name: "Bench",
    marketplace: false,
    actions: { enableClosedKits: true },
    theme: ThemeSchema.parse({}),
    settings: SettingsSchema.parse({}),
    hasTerms: false,
  };
  const rule = {
    types: ["integrator"],
    integrator: ["closedKits", "order", "requestButton.order"],
    actions: ["enableClosedKits"],
  } as const;
  let granted = 0;
  const startedAt = performance.now();
  for (let turn = 0; turn < checks; turn += 1) if (mayAccess(actor, distributor, rule)) granted += 1;
  const us = ((performance.now() - startedAt) * 1000) / checks;
  if (granted !== checks) throw new Error("The check of the bench was refused");
  return figureUpTo({
    what: "a permission check",
    number: us,
    limit: MAX_CHECK_US,
    unit: "µs",
    otherwise: "missed",
  });
}

function buildIntegrator(): UserActor {
  const role = { ...RoleContentSchema.parse({}), id: "rol_1", name: "Perfil", type: "integrator" as const };
  return {
    kind: "user",
    userId: "usr_1",
    sessionId: "ses_1",
    type: "integrator",
    name: "Marina",
    surname: "Alves",
    email: "marina@bench.test",
    emailVerified: true,
    role: { ...role, permissions: INTEGRATOR_PERMISSIONS },
    integrator: null,
    chosenCenterId: null,
    appearance: { colorScheme: "auto", menu: "full" },
    masquerade: null,
    previewOf: null,
  };
}

/** Median time of a call that does little but identify the actor. */
async function timeCalls({ url }: BenchServer, { apiHeaders }: BenchTenant, calls: number): Promise<number> {
  const times: number[] = [];
  for (let call = 0; call < calls; call += 1) {
    const startedAt = performance.now();
    const response = await fetch(`${url}/app/user/reload`, { headers: apiHeaders });
    await response.text();
    times.push(performance.now() - startedAt);
    if (!response.ok) throw new Error(`The call answered ${String(response.status)}`);
  }
  return percentile(times, 0.5);
}

/** Adds sessions with their credentials; returns the bytes that each takes in the database. */
async function addSessions({ sqldUrl }: BenchServer, tenant: BenchTenant, count: number): Promise<number> {
  const client = createClient({ url: sqldUrl });
  const size = async () => {
    const { rows } = await client.execute(
      "select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()",
    );
    return Number(rows[0]?.["bytes"]);
  };
  try {
    const before = await size();
    for (let from = 0; from < count; from += SESSIONS_A_BATCH) {
      const ids = Array.from({ length: Math.min(SESSIONS_A_BATCH, count - from) }, () => newId("ses"));
      await saveRows(sqldUrl, sessionStatements(tenant.id, ids));
    }
    return ((await size()) - before) / count;
  } finally {
    client.close();
  }
}

function sessionStatements(distributorId: string, ids: readonly string[]) {
  const createdAt = new Date().toISOString();
  const userAgent =
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36";
  const life = { createdAt, expiresAt: FAR };
  const sessions = ids.map((id) => ({
    distributorId,
    id,
    userId: newId("usr"),
    lastSeenAt: createdAt,
    userAgent,
    ...life,
  }));
  const tokens = ids.map((sessionId) => {
    const hashes = { tokenHash: newSecret(), accessKeyHash: newSecret(), refreshHash: newSecret() };
    return { distributorId, sessionId, ...hashes, ...life, refreshExpiresAt: FAR };
  });
  return [insertRows(session, sessions), insertRows(sessionToken, tokens)];
}
