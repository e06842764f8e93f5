import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { build } from "esbuild";
import { convertV4MiniflareOptions, Log, LogLevel, Miniflare } from "miniflare";
import { expect, onTestFinished, test } from "vitest";
import { ROOT } from "#scripts/stack/paths.ts";

const CLIENTS = 60;
const [USUAL_MS, STALLED_MS] = [5, 1_500];

/** A Worker whose requests ask a slow server a few times, each in its turn, as the product asks its database. */
const WORKER = `import { createTurns } from "./worker/db/turns.ts";
const inTurn = createTurns(4);
export default {
  async fetch(request) {
    const [address, times] = [request.headers.get("x-address"), Number(request.headers.get("x-times"))];
    try {
      for (let time = 0; time < times; time += 1) {
        await inTurn("database", async () => (await fetch(address, { method: "POST", body: "{}" })).text());
      }
      return new Response("done");
    } catch (error) {
      return new Response(String(error.code), { status: 503 });
    }
  },
};`;

async function startWorker(): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: WORKER, resolveDir: ROOT },
    bundle: true,
    format: "esm",
    write: false,
  });
  const options = convertV4MiniflareOptions({
    log: new Log(LogLevel.NONE),
    ...{ cf: false as const, telemetry: { enabled: false }, name: "turns" },
    handleStructuredLogs: () => undefined,
    modules: [{ type: "ESModule", path: "turns.js", contents: outputFiles[0]?.text ?? "" }],
    compatibilityDate: "2026-10-01",
    compatibilityFlags: ["nodejs_compat"],
    unsafeDirectSockets: [{ host: "127.0.0.1", port: 0 }],
  });
  const worker = new Miniflare(options);
  onTestFinished(() => worker.dispose());
  return (await worker.unsafeGetDirectURL("turns")).href;
}

/** The runtime may lose what one request tells another when it ends; who waits for nothing else is killed as hung, and
 *  leaves its place in the row taken. After a stall that went on by itself, until nothing was answered any more. */
test("after a database that stood for seconds every request is answered again", async () => {
  let delayMs = USUAL_MS;
  const server = createServer((request, response) => {
    request.resume().on("end", () => {
      setTimeout(() => response.end("{}"), delayMs);
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.close();
  });
  const address = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/`;
  const url = await startWorker();
  let [isOver, done] = [false, 0];
  const wrong: string[] = [];
  const clients = Array.from({ length: CLIENTS }, async () => {
    for (let turn = 0; !isOver; turn += 1) {
      const headers = { "x-address": address, "x-times": String(1 + (turn % 4)) };
      const response = await fetch(url, { headers });
      const text = await response.text();
      if (response.status === 200) done += 1;
      // While the database stands, a save is refused, and was not begun.
      else if (text !== "DATABASE_UNAVAILABLE") wrong.push(`${String(response.status)} ${text.slice(0, 80)}`);
    }
  });
  await pause(1_000);
  for (const round of [1, 2]) {
    delayMs = STALLED_MS;
    await pause(5_000);
    delayMs = USUAL_MS;
    await pause(4_000);
    done = 0;
    await pause(1_000);
    expect([round, wrong]).toEqual([round, []]);
    // Each client was answered at least once.
    expect(done).toBeGreaterThan(CLIENTS);
  }
  isOver = true;
  await Promise.all(clients);
  expect(wrong).toEqual([]);
}, 60_000);
