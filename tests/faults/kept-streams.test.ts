import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient } from "@libsql/client/http";
import { sql } from "drizzle-orm";
import { expect, onTestFinished, test, vi } from "vitest";
import * as z from "zod";
import { findFreePort } from "#scripts/stack/ports.ts";
import { startSqld } from "#scripts/stack/sqld.ts";
import { createDatabase } from "#worker/db/client.ts";
import { newDatabaseUse } from "#worker/db/database-fetch.ts";

const PipelineSchema = z.object({ baton: z.string().optional(), requests: z.array(z.unknown()) });

/** A database server, and the requests of the Worker's client to it. */
async function openDatabase() {
  const dataDir = mkdtempSync(join(tmpdir(), "girassol-faults-"));
  const sqld = await startSqld({ dataDir, port: await findFreePort() });
  const besides = createClient({ url: sqld.url });
  onTestFinished(async () => {
    vi.restoreAllMocks();
    besides.close();
    await sqld.stop();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
  });
  await besides.execute("create table note (id integer primary key, word text not null)");
  const send = globalThis.fetch.bind(globalThis);
  const batons: (string | undefined)[] = [];
  vi.spyOn(globalThis, "fetch").mockImplementation((input, init) => {
    if (input === `${sqld.url}/v2/pipeline` && typeof init?.body === "string") {
      batons.push(PipelineSchema.parse(JSON.parse(init.body)).baton);
    }
    return send(input, init);
  });
  const database = createDatabase({ url: sqld.url, use: newDatabaseUse() });
  const add = (word: string | null) =>
    database.writeBatch([
      { query: sql`insert into note (word) values ('before')` },
      { query: sql`insert into note (word) values (${word})`, refusal: () => new Error("A note has a word") },
    ]);
  const words = async () => {
    const { rows } = await besides.execute("select word from note where word <> 'before' order by id");
    return rows.map((row) => row["word"]);
  };
  const closeStream = (baton: string) =>
    send(`${sqld.url}/v2/pipeline`, {
      method: "POST",
      body: JSON.stringify({ baton, requests: [{ type: "close" }] }),
    });
  return { sqld, add, words, batons, besides, send, closeStream };
}

test("saves one after the other share a stream, and a refused one leaves nothing behind on it", async () => {
  const { add, words, batons, besides } = await openDatabase();
  await add("one");
  await expect(add(null)).rejects.toThrow("A note has a word");
  // An open transaction of the refused stream would block other saves.
  await besides.execute("insert into note (word) values ('besides')");
  await add("two");
  expect(batons.map((baton) => baton !== undefined)).toEqual([false, true, true]);
  expect(await words()).toEqual(["one", "besides", "two"]);
});

test("fifty saves at once are all done, once each, and so are the next fifty over the same streams", async () => {
  const { add, words, batons } = await openDatabase();
  const wanted = Array.from({ length: 100 }, (_, index) => `word ${String(index)}`);
  await Promise.all(wanted.slice(0, 50).map(add));
  const opened = batons.length;
  await Promise.all(wanted.slice(50).map(add));
  expect(new Set(await words())).toEqual(new Set(wanted));
  expect(await words()).toHaveLength(100);
  const later = batons.slice(opened).filter((baton) => baton !== undefined);
  expect(later.length).toBeGreaterThanOrEqual(32);
  // A baton is valid for one request.
  const used = batons.filter((baton) => baton !== undefined);
  expect(new Set(used).size).toBe(used.length);
});

test("a save after the database started anew is done, once", async () => {
  const { sqld, add, words, batons } = await openDatabase();
  await add("one");
  await sqld.restart();
  await add("two");
  expect(await words()).toEqual(["one", "two"]);
  expect(batons.map((baton) => baton !== undefined)).toEqual([false, true, false]);
});

test("a save over a stream that the database has ended meanwhile is done, once", async () => {
  const { add, words, batons, send, closeStream } = await openDatabase();
  await add("one");
  await add("two");
  const answers: Response[] = [];
  vi.mocked(globalThis.fetch).mockImplementation(async (input, init) => {
    const { baton } = PipelineSchema.parse(JSON.parse(z.string().parse(init?.body)));
    if (baton !== undefined) await closeStream(baton);
    const answer = await send(input, init);
    answers.push(answer.clone());
    return answer;
  });
  await add("three");
  expect(answers.map(({ status }) => status)).toEqual([400, 200]);
  expect(await words()).toEqual(["one", "two", "three"]);
  expect(batons).toHaveLength(2);
});

test("a save whose answer is lost is not repeated, and its stream not used again", async () => {
  const { add, words, batons, send } = await openDatabase();
  await add("one");
  vi.mocked(globalThis.fetch).mockImplementationOnce(async (input, init) => {
    await send(input, init);
    throw new TypeError("The connection was lost");
  });
  await expect(add("two")).rejects.toMatchObject({ code: "DATABASE_UNAVAILABLE" });
  await add("three");
  expect(await words()).toEqual(["one", "two", "three"]);
  expect(batons).toEqual([undefined, undefined]);
});
