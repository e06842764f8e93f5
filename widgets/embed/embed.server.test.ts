import { expect, test } from "vitest";

test("the embeds can be imported where there is no page", async () => {
  expect(typeof document).toBe("undefined");
  await expect(import("./kit-buyer.ts")).resolves.toBeDefined();
  await expect(import("./kit-card.ts")).resolves.toBeDefined();
  await expect(import("./checkout.ts")).resolves.toBeDefined();
  await expect(import("./install-loader.ts")).resolves.toBeDefined();
});
