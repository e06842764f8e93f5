import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { expect, onTestFinished, test, vi } from "vitest";
import * as z from "zod";
import { findFreePort } from "#scripts/stack/ports.ts";
import { startSqld } from "#scripts/stack/sqld.ts";
import { createDatabase } from "#worker/db/client.ts";
import type { Database } from "#worker/db/client.ts";
import { newDatabaseUse } from "#worker/db/database-fetch.ts";

const ADD_NOTE = {
  query: sql`insert into note (id) values (1)`,
  refusal: () => new Error("The note is known"),
};

async function openDatabase(): Promise<Database> {
  const dataDir = mkdtempSync(join(tmpdir(), "girassol-faults-"));
  const sqld = await startSqld({ dataDir, port: await findFreePort() });
  onTestFinished(async () => {
    vi.restoreAllMocks();
    await sqld.stop();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  });
  const database = createDatabase({ url: sqld.url, use: newDatabaseUse() });
  await database.writeBatch([{ query: sql`create table note (id integer primary key)` }]);
  return database;
}

const BatchSchema = z.object({ steps: z.array(z.unknown()) });
const RequestSchema = z.object({
  requests: z.array(z.object({ type: z.string(), batch: BatchSchema.optional() })),
});

/** Makes the database answer that many batches with an error in a step, in sqld's format, without running them.
 *  @param step - 0 is the beginning of the transaction, 1 the first statement */
function failBatches(count: number, { step, code }: { step: number; code: string }): { asked: () => number } {
  const send = globalThis.fetch.bind(globalThis);
  let asked = 0;
  vi.spyOn(globalThis, "fetch").mockImplementation((input, init) => {
    asked += 1;
    if (asked > count) return send(input, init);
    const { requests } = RequestSchema.parse(JSON.parse(z.string().parse(init?.body)));
    const results = requests.map(({ type, batch }) => ({
      type: "ok",
      response: { type, result: failedBatch(batch?.steps.length ?? 0, { step, code }) },
    }));
    return Promise.resolve(Response.json({ baton: null, base_url: null, results }));
  });
  return { asked: () => asked };
}

/** Results of a batch's steps; those after the failed one did not run. */
function failedBatch(count: number, { step, code }: { step: number; code: string }) {
  const done = { cols: [], rows: [], affected_row_count: 0, last_insert_rowid: null };
  const steps = Array.from({ length: count }, (_none, index) => index);
  return {
    step_results: steps.map((index) => (index < step ? done : null)),
    step_errors: steps.map((index) => (index === step ? { message: code, code } : null)),
  };
}

test.each([
  [1, "saved"],
  [3, "saved"], // the fourth and last attempt
  [4, "DATABASE_UNAVAILABLE"],
])("a save that finds the lock taken %i times: %s", async (count, outcome) => {
  const database = await openDatabase();
  const { asked } = failBatches(count, { step: 0, code: "SQLITE_BUSY" });

  const saving = database.writeBatch([ADD_NOTE]).then(
    () => "saved",
    (error: unknown) => (error instanceof Error && "code" in error ? error.code : error),
  );

  expect(await saving).toBe(outcome);
  expect(asked()).toBe(Math.min(count + 1, 4));
});

test.each([
  [1, "read"],
  [4, "DATABASE_UNAVAILABLE"],
])("a read that finds the database busy %i times: %s", async (count, outcome) => {
  const database = await openDatabase();
  const one = database.orm.all(sql`select 1 as one`);
  for (const queries of [[one], [one, one]] as const) {
    const { asked } = failBatches(count, { step: 0, code: "SQLITE_BUSY" });
    const reading = database.readBatch(queries).then(
      () => "read",
      (error: unknown) => (error instanceof Error && "code" in error ? error.code : error),
    );
    expect(await reading).toBe(outcome);
    expect(asked()).toBe(Math.min(count + 1, 4));
    vi.restoreAllMocks();
  }
});

test("a save whose lock the database took away, since it held it too long, is sent again", async () => {
  const database = await openDatabase();
  const { asked } = failBatches(1, { step: 1, code: "TRANSACTION_TIMEOUT" });
  await database.writeBatch([ADD_NOTE]);
  expect(asked()).toBe(2);
});

test.each(["SQLITE_IOERR", "SQLITE_FULL", "SQLITE_INTERRUPT", "SQLITE_UNKNOWN", "INTERNAL_ERROR"])(
  "a statement that fails with %s is the database's trouble, and not sent again",
  async (code) => {
    const database = await openDatabase();
    const { asked } = failBatches(4, { step: 1, code });

    await expect(database.writeBatch([ADD_NOTE])).rejects.toMatchObject({ code: "DATABASE_UNAVAILABLE" });
    expect(asked()).toBe(1);
  },
);

test("a statement that cannot be said is an error of ours, also while the database is well", async () => {
  const database = await openDatabase();
  const saving = database.writeBatch([{ query: sql`insert into nothing (id) values (1)` }]);
  await expect(saving).rejects.toMatchObject({ name: "BatchError" });
});

test("an answer that was cut off is the database's trouble", async () => {
  const database = await openDatabase();
  vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response('{"baton":null,"results":[{'));
  await expect(database.writeBatch([ADD_NOTE])).rejects.toMatchObject({ code: "DATABASE_UNAVAILABLE" });
});

test("a statement that breaks a constraint is refused in its own words", async () => {
  const database = await openDatabase();
  await database.writeBatch([ADD_NOTE]);

  await expect(database.writeBatch([ADD_NOTE])).rejects.toThrow("The note is known");
});
