import { sql } from "drizzle-orm";
import type { ChangeSet, ChangeSetRow } from "#domain/change-sets/change-set.ts";
import { callApi } from "#tests/setup/call-api.ts";
import { applyChangeSets } from "#worker/jobs/apply-change-sets.ts";
import { scheduleChangeSet } from "#worker/repositories/change-sets/change-set-statements.ts";
import { newId } from "#worker/scope.ts";
import { createTestDistributor, createTestUser, type TestDistributor } from "./distributor.ts";
import { readRows } from "./rows.ts";

export type AnsweredSet = Omit<ChangeSet, "instruction">;

export interface GridRowInput {
  id: string | null;
  version: number | null;
  values: Record<string, unknown>;
}

export interface ChangeAnswer {
  changeSet: AnsweredSet | null;
  conflicts: {
    row: number | null;
    productId: string;
    code: string;
    theirs: { version: number; values: Record<string, unknown> } | null;
  }[];
  saved: { row: number; id: string; version: number }[];
}

/** A distributor with a person who may change its equipment. */
export async function createEditor(): Promise<{ owner: TestDistributor; headers: Record<string, string> }> {
  const owner = await createTestDistributor();
  const { headers } = await createTestUser(owner, { type: "staff", permissions: ["equipment.items"] });
  return { owner, headers };
}

/** Creates a scheduled change of prices; returns its id. */
export async function createTestChangeSet(owner: TestDistributor): Promise<string> {
  const id = newId("chg");
  const actor = { id: "usr_1", type: "staff", name: "Marina Alves", operator: null };
  const at = "2026-11-21T12:00:00.000Z";
  const set = { id, kind: "price" as const, productType: null, instruction: {}, actor, at };
  await owner.database.writeBatch([scheduleChangeSet(owner.id, set, "2099-01-01T00:00:00.000Z")]);
  return id;
}

/** Saves rows of the grid. */
export function saveRows(headers: Record<string, string>, rows: readonly GridRowInput[], group = "modules") {
  return callApi<ChangeAnswer>("POST", "/app/staff/change-sets", {
    headers,
    body: { kind: "grid", group, rows },
  });
}

/** Requests a change of prices; of all products by default. */
export function postPriceChange(headers: Record<string, string>, body: object) {
  return callApi<ChangeAnswer>("POST", "/app/staff/change-sets", {
    headers,
    body: { kind: "price", selection: {}, ...body },
  });
}

/** Runs the work of a minute at an instant; returns the number of change sets worked on. */
export function applyDueChanges(owner: TestDistributor, at: string): Promise<number> {
  return applyChangeSets({ database: owner.database, distributorId: owner.id, now: new Date(at) });
}

export function postSet(headers: Record<string, string>, id: string, what: "undo" | "cancel") {
  return callApi<AnsweredSet>("POST", `/app/staff/change-sets/${id}/${what}`, { headers });
}

export async function readSetRows(headers: Record<string, string>, id: string) {
  const path = `/app/staff/change-sets/${id}/rows`;
  return (await callApi<{ items: ChangeSetRow[]; totalItems: number }>("GET", path, { headers })).data;
}

/** Prices of the distributor's products by id, from the database. */
export async function readPrices(owner: TestDistributor): Promise<Record<string, number>> {
  const rows = await readRows(
    owner,
    sql`select id, price_cents as price from product where distributor_id = ${owner.id} order by id`,
  );
  return Object.fromEntries(rows.map(({ id, price }) => [String(id), Number(price)]));
}

/** Required values of a new module, by field of the grid. */
export const NEW_MODULE = {
  productCode: "MOD-1",
  name: "Módulo 550 W",
  manufacturer: "Solaris",
  model: "S550",
  priceCents: 60_000,
  costCents: 50_000,
  potencia_WP: 550,
  vocV: 49.9,
  iscA: 14,
  vmpV: 41.96,
  impA: 13.11,
  alphaIscPctPerC: 0.045,
  betaVocPctPerC: -0.275,
  gammaPmaxPctPerC: -0.35,
} as const;
