import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { createClient } from "@libsql/client/http";
import { expect, test } from "vitest";
import { makeTempDir, processesNaming } from "./launch.ts";
import { findFreePort } from "#scripts/stack/ports.ts";
import { startProcess } from "#scripts/stack/processes.ts";
import { startSqld } from "#scripts/stack/sqld.ts";
import { readSecrets } from "#scripts/stack/settings.ts";

test("a database that is killed comes back at the same address with what it had acknowledged", async () => {
  const sqld = await startSqld({ dataDir: makeTempDir(), port: await findFreePort() });
  const client = createClient({ url: sqld.url });
  await client.execute("create table note (text text)");
  await client.execute("insert into note values ('kept')");

  await sqld.kill9();
  expect(sqld.isRunning()).toBe(false);
  await sqld.restart();

  const { rows } = await client.execute("select text from note");
  expect(rows.map((row) => row.text)).toEqual(["kept"]);
  await sqld.stop();
});

test("the end of a program that nobody ended is told, one that was ended is not", async () => {
  const dataDir = makeTempDir();
  const crashes: string[] = [];
  const sqld = await startSqld({
    dataDir,
    port: await findFreePort(),
    onCrash: (failure) => crashes.push(failure.message),
  });

  await sqld.kill9();
  await sqld.restart();
  await sqld.stop();
  expect(crashes).toEqual([]);

  await sqld.restart();
  const pid = Number(processesNaming(dataDir)[0]?.trim().split(/\s+/)[1]);
  process.kill(pid, "SIGKILL");
  await expect.poll(() => crashes).toHaveLength(1);
  expect(crashes[0]).toMatch(/^sqld stopped unexpectedly \(signal SIGKILL\)\. See .*sqld\.log\.$/);
});

test("a program that cannot be started says so instead of waiting", async () => {
  const child = startProcess({
    name: "ghost",
    command: "/nowhere/ghost",
    args: [],
    logFile: `${makeTempDir()}/ghost.log`,
  });

  expect(await child.ended).toContain("ENOENT");
  await child.stop();
});

test("stopping a program ends what it started, also when that ignores signals", async () => {
  const dataDir = makeTempDir();
  const stubborn = `process.on("SIGTERM", () => {}); setInterval(() => {}, 1000); console.log("up"); // ${dataDir}`;
  const parent = `require("node:child_process").spawn(process.execPath, ["-e", ${JSON.stringify(stubborn)}], { stdio: "inherit" })`;
  const logFile = `${dataDir}/parent.log`;
  const child = startProcess({ name: "parent", command: process.execPath, args: ["-e", parent], logFile });
  await expect.poll(() => child.lastLines(), { timeout: 5_000 }).toEqual(["up"]);
  expect(processesNaming(dataDir)).toHaveLength(2);

  await child.stop();

  await expect.poll(() => processesNaming(dataDir)).toEqual([]);
});

test("the secrets of a data folder stay the same", () => {
  const dataDir = makeTempDir();

  const first = readSecrets(dataDir);

  expect(readSecrets(dataDir)).toEqual(first);
  expect(new Set(Object.values(first)).size).toBe(4);

  const { SEALING_SECRET: _new, ...before } = first;
  writeFileSync(join(dataDir, "secrets.json"), JSON.stringify(before));
  const second = readSecrets(dataDir);
  expect(second).toMatchObject(before);
  expect(readSecrets(dataDir)).toEqual(second);
});
