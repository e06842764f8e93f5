import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTestDistributor } from "#tests/factories/distributor.ts";
import { readRows } from "#tests/factories/rows.ts";
import { type AuditLogFilter, createAuditRepository } from "#worker/repositories/audit/audit-repository.ts";

const EVERYTHING: AuditLogFilter = {
  fromAt: null,
  beforeAt: null,
  actorId: null,
  actorName: null,
  events: null,
  entity: null,
  entityId: null,
};
const PERIOD = { fromAt: "2026-11-01T03:00:00.000Z", beforeAt: "2026-12-01T03:00:00.000Z" };
const LATE = { at: "2026-11-15T12:00:00.000Z", id: "aud_1" };

// Each index ends with the instant after the fixed columns, so a page is read in order. Only entries of the same
// instant are sorted, never the log.
test.each([
  ["of everything", {}, null, "audit_at"],
  ["of a period", PERIOD, null, "audit_at"],
  ["that goes on", {}, LATE, "audit_at"],
  ["of an event", { events: ["order.created"] }, null, "audit_event"],
  ["of an event that goes on in a period", { events: ["order.created"], ...PERIOD }, LATE, "audit_event"],
  ["of a person", { actorId: "usr_1" }, null, "audit_actor"],
  ["of a person that goes on", { actorId: "usr_1" }, LATE, "audit_actor"],
  ["of part of a name", { actorName: "Ana" }, LATE, "audit_at"],
  ["of one thing", { entity: "request", entityId: "req_1" }, null, "audit_entity"],
  [
    "of one thing that goes on, some events",
    { entity: "request", entityId: "req_1", events: ["order.created", "order.edited"] },
    LATE,
    "audit_entity",
  ],
] as const)("a page of the log %s is read from its index in order", async (_title, filter, after, index) => {
  const owner = await createTestDistributor();
  const page = createAuditRepository(owner.database, owner.id).pageOf(
    { ...EVERYTHING, ...filter },
    after,
    51,
  );
  const steps = await readRows(owner, sql`explain query plan ${page.getSQL()}`);
  const plan = steps.map(({ detail }) => String(detail)).join("\n");
  expect(plan).toMatch(new RegExp(`audit_log USING INDEX ${index} `));
  expect(plan).not.toContain("TEMP B-TREE FOR ORDER BY");
  expect(plan).not.toContain("SCAN audit_log");
});
