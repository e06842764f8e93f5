import { expect, test } from "vitest";
import { setCenterActive } from "./center-rows.ts";
import { readTopBar } from "./frame-view.ts";
import { withProfile, withRoleContent } from "./profile-rows.ts";
import { signIn, useBrowser } from "./session.ts";

const { visit } = useBrowser();
const INTEGRATOR = "integrador@solnascente.test";
const CHIP = "CD: GO - Goiânia";
const SUPPORT = { name: /Suporte pelo WhatsApp/ };

test("the badge of advanced distributors needs both features, and is not for integrators [SHELL-28]", async () => {
  const { page } = await visit();
  await signIn(page, "vendas@solnascente.test");
  await expect.poll(() => readTopBar(page)).toContain("AVANÇADO");
  for (const missing of ["extraItem", "importRequestFile"]) {
    await withProfile("solnascente", { actions: { [missing]: false } }, async () => {
      await page.reload();
      await expect.poll(() => readTopBar(page)).not.toContain("AVANÇADO");
    });
  }
  const integrator = await visit();
  await signIn(integrator.page, INTEGRATOR);
  await expect.poll(() => readTopBar(integrator.page)).not.toContain("AVANÇADO");
});

test("the chip names the chosen center while it is active and the distributor has exclusivity [SHELL-29]", async () => {
  const { page } = await visit();
  await signIn(page, INTEGRATOR);
  await expect.poll(() => readTopBar(page)).toContain(CHIP);
  await withProfile("solnascente", { settings: { distribution: { exclusivity: false } } }, async () => {
    await page.reload();
    await expect.poll(() => readTopBar(page)).not.toContain(CHIP);
  });
  await setCenterActive("Goiânia", false);
  try {
    await page.reload();
    await expect.poll(() => readTopBar(page)).not.toContain(CHIP);
  } finally {
    await setCenterActive("Goiânia", true);
  }
  const staff = await visit();
  await signIn(staff.page, "vendas@solnascente.test");
  expect((await readTopBar(staff.page)).join()).not.toContain("CD:");
});

test("integrators with the feature and the permission find the support's chat, with its number and message [SHELL-31, SHELL-32]", async () => {
  const { page } = await visit();
  await signIn(page, INTEGRATOR);
  const button = page.getByRole("link", SUPPORT);
  await expect
    .poll(() => button.getAttribute("href"))
    .toBe(
      "https://wa.me/556230000000?text=Ol%C3%A1!%20Preciso%20de%20ajuda%20no%20portal%20da%20Sol%20Nascente.",
    );
  await withProfile("solnascente", { actions: { userRoles: false } }, async () => {
    await page.reload();
    await page.getByRole("button", { name: /Menu da conta/ }).waitFor();
    expect(await button.count()).toBe(0);
  });
  const seller = await visit();
  await withRoleContent(
    "vendedor@solnascente.test",
    { support: { whatsApp: { number: "6230000000", message: null } } },
    async () => {
      await signIn(seller.page, "vendedor@solnascente.test");
      expect(await seller.page.getByRole("link", SUPPORT).count()).toBe(0);
    },
  );
});

test.each([
  ["6230000000", "https://wa.me/556230000000"],
  ["62987654321", "https://wa.me/5562987654321"],
  ["623000000", null],
  ["629876543210", null],
])("a number such as %s without a message leads to %s [SHELL-32]", async (number, address) => {
  const { page } = await visit();
  await withRoleContent(INTEGRATOR, { support: { whatsApp: { number, message: null } } }, async () => {
    await signIn(page, INTEGRATOR);
    await page.getByRole("button", { name: /Menu da conta/ }).waitFor();
    const button = page.getByRole("link", SUPPORT);
    expect((await button.count()) === 0 ? null : await button.getAttribute("href")).toBe(address);
  });
});
