import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { findFreePort } from "./ports.ts";
import { startProcess } from "./processes.ts";
import type { ManagedProcess } from "./processes.ts";
import { respondsAt } from "./ready.ts";
import { startService } from "./service.ts";

const WHILE_IT_IS_SILENT = { timeout: 60_000, interval: 100 };

test("a program that is there and answers nobody is started again once, and given up after that", async () => {
  const { children, lines, crashes, url } = await startServer();

  hold(children[0]);
  await vi.waitFor(() => expect(lines).toHaveLength(2), WHILE_IT_IS_SILENT);
  expect(lines[0]).toMatch(/^answerer does not answer any more\. See .*answerer\.log\. Starting it again…$/);
  expect(lines[1]).toBe("answerer is up again");
  expect(await respondsAt(url, (status) => status === 200)).toBe(true);

  hold(children[1]);
  await vi.waitFor(() => expect(crashes).toHaveLength(1), WHILE_IT_IS_SILENT);
  expect(crashes[0]).toMatch(/^answerer does not answer any more\. See /);
  expect([lines.length, children.length]).toEqual([2, 2]);
}, 150_000);

test("a program that is ended on purpose is not started again", async () => {
  const { children, lines, crashes, service } = await startServer();

  await service.stop();
  await service.restart();
  await service.kill9();

  expect([lines, crashes, children.length]).toEqual([[], [], 2]);
});

async function startServer() {
  const folder = mkdtempSync(join(tmpdir(), "girassol-service-"));
  const url = `http://127.0.0.1:${await findFreePort()}`;
  const children: ManagedProcess[] = [];
  const lines: string[] = [];
  const crashes: string[] = [];
  const service = await startService({
    name: "answerer",
    url,
    tell: (line) => lines.push(line),
    onCrash: ({ message }) => crashes.push(message),
    isHealthy: () => respondsAt(url, (status) => status === 200),
    launch() {
      const code = `require("node:http").createServer((_, answer) => answer.end()).listen(${new URL(url).port}, "127.0.0.1")`;
      const logFile = join(folder, "answerer.log");
      const child = startProcess({
        name: "answerer",
        command: process.execPath,
        args: ["-e", code],
        logFile,
      });
      children.push(child);
      return child;
    },
  });
  onTestFinished(async () => {
    await service.kill9();
    rmSync(folder, { recursive: true, force: true });
  });
  return { service, children, lines, crashes, url };
}

/** Suspends a program: its port stays open, and nothing answers. */
function hold(child: ManagedProcess | undefined): void {
  process.kill(Number(child?.pid), "SIGSTOP");
}
