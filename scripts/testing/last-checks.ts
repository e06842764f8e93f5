import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { checkStep } from "./steps.ts";
import type { Step } from "./steps.ts";
import { runTool } from "#scripts/build/run-tool.ts";
import { ROOT } from "#scripts/stack/paths.ts";

const BUDGETS = join(ROOT, "scripts/bench/check-budgets.ts");

/** Checks the sizes of bundles against their budgets. */
export function budgetsStep(): Step {
  return checkStep("bundle budgets", async () => {
    if (!existsSync(BUDGETS)) return [];
    const module: unknown = await import(pathToFileURL(BUDGETS).href);
    return breachesOf(module);
  });
}

/** Checks `docs/behaviours.md` against the tests that claim its lines. */
export function behavioursStep(): Step {
  return checkStep("behaviours", async () => {
    const path = join(ROOT, "scripts/behaviours/behaviours.ts");
    const { ok, lines } = await runTool(path, [], { name: "behaviours" });
    return ok ? [] : lines;
  });
}

async function breachesOf(module: unknown): Promise<readonly string[]> {
  const check =
    typeof module === "object" && module !== null && "checkBudgets" in module
      ? module.checkBudgets
      : undefined;
  if (typeof check !== "function") return ["scripts/bench/check-budgets.ts exports no checkBudgets"];
  const breaches: unknown = await Reflect.apply(check, undefined, []);
  return Array.isArray(breaches) ? breaches.map(String) : ["checkBudgets answered no list"];
}
