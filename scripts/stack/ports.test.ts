import { spawn } from "node:child_process";
import { expect, test } from "vitest";
import { findFreePort } from "./ports.ts";
import { ROOT } from "./paths.ts";

const TAKE_SIXTY = `
  import { findFreePort } from "#scripts/stack/ports.ts";
  const ports = [];
  while (ports.length < 60) ports.push(await findFreePort());
  console.log(JSON.stringify(ports));
  process.stdin.on("end", () => process.exit()).resume();
`;

test("no port is given twice, neither in a process nor in two that ask at once and have not listened yet", async () => {
  const others = [startTaking(), startTaking()];
  const own = [];
  while (own.length < 60) own.push(await findFreePort());

  const ports = [...own, ...(await Promise.all(others.map(({ taken }) => taken))).flat()];

  expect(new Set(ports).size).toBe(180);
  for (const { end } of others) end();
});

/** A process that claims ports and holds them until it is ended. */
function startTaking(): { taken: Promise<number[]>; end: () => void } {
  const child = spawn(process.execPath, ["--input-type=module-typescript", "--eval", TAKE_SIXTY], {
    cwd: ROOT,
  });
  const taken = new Promise<number[]>((resolve, reject) => {
    child.stdout.once("data", (line: Buffer) => resolve(JSON.parse(line.toString("utf8")) as number[]));
    child.stderr.once("data", (line: Buffer) => reject(new Error(line.toString("utf8"))));
  });
  return { taken, end: () => child.stdin.end() };
}
