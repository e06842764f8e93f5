import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Proof } from "./summarise.ts";
import type { Outcome } from "./run-tests.ts";
import { sabotage, type SabotageOptions } from "./sabotage.ts";

const WHOLE = "price / power";

function git(root: string, ...args: string[]): void {
  execFileSync("git", ["-c", "user.name=Test", "-c", "user.email=test@example.com", ...args], { cwd: root });
}

function createRepository(): string {
  const root = mkdtempSync(join(tmpdir(), "sabotage-"));
  git(root, "init", "--quiet");
  writeFileSync(join(root, "power.ts"), WHOLE);
  git(root, "add", ".");
  git(root, "commit", "--quiet", "--message", "chore: start");
  return root;
}

function buildProof(id: string, fragment: string | null = WHOLE): Proof {
  const breaks = fragment === null ? null : { file: "power.ts", fragment, replacement: "0" };
  return { behaviour: { id, layer: "domain", text: "Text.", breaks }, projects: ["unit"] };
}

/** Runs a sabotage with tests whose result is `outcomeOf` of the current source. */
async function run(
  root: string,
  proofs: Proof[],
  outcomeOf: (source: string, ids: readonly string[]) => Outcome,
  wanted: SabotageOptions["wanted"] = { count: 20, seed: 1 },
) {
  const lines: string[] = [];
  const passed = await sabotage({
    root,
    proofs,
    wanted,
    runTests: (ids) => Promise.resolve(outcomeOf(readFileSync(join(root, "power.ts"), "utf8"), ids)),
    print: (line) => lines.push(line),
  });
  return { passed, lines, source: readFileSync(join(root, "power.ts"), "utf8") };
}

test("tests that turn red when their behaviour is broken pass the sabotage", async () => {
  const { passed, lines, source } = await run(createRepository(), [buildProof("KITS-08")], (text) =>
    text === WHOLE ? "passed" : "failed",
  );
  expect(passed).toBe(true);
  expect(lines).toEqual(["Breaking 1 behaviours, seed 1.", "KITS-08       red"]);
  expect(source).toBe(WHOLE);
});

test("a test that stays green is named and fails the sabotage", async () => {
  const proofs = [buildProof("KITS-08"), buildProof("KITS-09")];
  const { passed, lines } = await run(createRepository(), proofs, (text, ids) =>
    text === WHOLE || ids.includes("KITS-09") ? "passed" : "failed",
  );
  expect(passed).toBe(false);
  expect(lines).toContain("KITS-08       red");
  expect(lines).toContain("KITS-09       STAYED GREEN");
});

test("a proven behaviour without a line is listed and not broken", async () => {
  const { passed, lines } = await run(createRepository(), [buildProof("KITS-08", null)], () => "passed");
  expect(passed).toBe(true);
  expect(lines).toEqual(["KITS-08       no line recorded", "Breaking 0 behaviours, seed 1."]);
});

test("a file with uncommitted changes is not touched", async () => {
  const root = createRepository();
  const changed = `${WHOLE} // mine`;
  writeFileSync(join(root, "power.ts"), changed);
  const { passed, lines, source } = await run(root, [buildProof("KITS-08")], () => "passed");
  expect(passed).toBe(false);
  expect(lines).toContain("uncommitted changes:  M power.ts");
  expect(source).toBe(changed);
});

test("a fragment that is not there stops the sabotage", async () => {
  const { passed, lines } = await run(
    createRepository(),
    [buildProof("KITS-08", "power * 2")],
    () => "passed",
  );
  expect(passed).toBe(false);
  expect(lines).toContain("KITS-08: its fragment does not occur exactly once in power.ts");
});

test("tests that are red before anything is broken stop the sabotage", async () => {
  const { passed, lines } = await run(createRepository(), [buildProof("KITS-08")], () => "failed");
  expect(passed).toBe(false);
  expect(lines).toContain("tests of unit fail before anything is broken");
});

test("tests that do not run before anything is broken stop the sabotage", async () => {
  const { passed, lines } = await run(createRepository(), [buildProof("KITS-08")], () => "not run");
  expect(passed).toBe(false);
  expect(lines).toContain("tests of unit that claim KITS-08 do not all run");
});

test("a breakage that keeps the program from running is no red test", async () => {
  const { passed, lines } = await run(createRepository(), [buildProof("KITS-08")], (text) =>
    text === WHOLE ? "passed" : "not run",
  );
  expect(passed).toBe(false);
  expect(lines).toContain("KITS-08       NOT TRIED: its tests do not run on the broken program");
});

test("behaviours are broken by their ids, and an id that nothing proves stops the sabotage", async () => {
  const proofs = [buildProof("KITS-08"), buildProof("KITS-09"), buildProof("KITS-10", null)];
  const red = (text: string) => (text === WHOLE ? "passed" : "failed");
  const one = await run(createRepository(), proofs, red, { ids: ["KITS-09"] });
  expect(one.passed).toBe(true);
  expect(one.lines.slice(-2)).toEqual(["Breaking 1 behaviours.", "KITS-09       red"]);
  const unknown = await run(createRepository(), proofs, red, { ids: ["KITS-09", "KITS-10"] });
  expect(unknown.passed).toBe(false);
  expect(unknown.lines).toContain("KITS-10: nothing proves it, or no line says how to break it");
});
