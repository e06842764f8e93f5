import { get } from "node:http";
import { expect, test } from "vitest";
import { expectNothingLeft, findPlace, launch, processesNaming } from "./launch.ts";

test("npm start serves portal, rooms, database and widget site, starts again what dies; Ctrl-C stops all of it", async () => {
  const place = await findPlace();
  const { PORT, PARTYKIT_PORT, SQLD_PORT, WIDGET_SITE_PORT } = place.env;

  const start = launch("scripts/start.mjs", place.env);
  await start.hasPrinted("Ctrl-C stops everything.");

  expect(await statusOf(PORT, "/health")).toBe(200);
  expect(await statusOf(PORT, "/health", `nortesul.localhost:${PORT}`)).toBe(200);
  expect(await statusOf(SQLD_PORT, "/health")).toBe(200);
  expect(await statusOf(PARTYKIT_PORT, "/nothing-here")).toBe(404);
  expect(await statusOf(WIDGET_SITE_PORT, "/nothing-here")).toBe(404);
  expect(start.output()).toContain("Girassol#2026");

  killDatabase(place.dataDir);
  await start.hasPrinted("sqld is up again");
  expect(start.output()).toMatch(/^sqld stopped unexpectedly .*sqld\.log\. Starting it again…$/m);
  expect(await statusOf(PORT, "/health/ready")).toBe(200);

  start.kill("SIGINT");

  expect(await start.exitCode()).toBe(0);
  expect(start.errors()).toBe("");
  await expectNothingLeft(place);
}, 120_000);

test.each(["SIGTERM", "SIGKILL"] as const)(
  "%s in the middle of starting leaves nothing running",
  async (signal) => {
    const place = await findPlace();

    const start = launch("scripts/start.mjs", place.env);
    await start.hasPrinted("Database is up");
    start.kill(signal);

    await start.exitCode();
    await expectNothingLeft(place);
  },
  60_000,
);

test("a second npm start on the same data is refused while the first one runs", async () => {
  const place = await findPlace();
  const first = launch("scripts/start.mjs", place.env);
  await first.hasPrinted("Database is up");
  const other = await findPlace();

  const second = launch("scripts/start.mjs", { ...other.env, DATA_DIR: place.dataDir });

  expect(await second.exitCode()).toBe(1);
  expect(second.errors()).toMatch(/ is in use by process \d+\. Stop that one .*DATA_DIR=/);
  first.kill("SIGTERM");
  await first.exitCode();
  await expectNothingLeft(place);
}, 60_000);

function killDatabase(dataDir: string): void {
  const [sqld] = processesNaming(`--db-path ${dataDir}/sqld`);
  process.kill(Number(sqld?.trim().split(/\s+/)[1]), "SIGKILL");
}

function statusOf(port: string, path: string, host = `localhost:${port}`): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get({ host: "127.0.0.1", port, path, headers: { host } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).once("error", reject);
  });
}
