import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { PopupInputSchema } from "#domain/popups/popup-schema.ts";
import { ROOT } from "#scripts/stack/paths.ts";
import { DEMO_TENANTS } from "./demo-world.ts";

const POPUPS = DEMO_TENANTS.flatMap(({ popups = [] }) => popups);

test("demo pop-ups are as people could make them, and their pictures are there", () => {
  expect(POPUPS.flatMap(({ whereToDisplay }) => whereToDisplay)).toEqual([
    "DashboardIntegrator",
    "KitsIntegrator",
  ]);
  for (const { key: _key, ...popup } of POPUPS) {
    expect(PopupInputSchema.safeParse(popup).error).toBeUndefined();
    expect(existsSync(join(ROOT, "app/public", popup.image))).toBe(true);
  }
});
