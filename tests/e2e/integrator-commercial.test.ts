import { afterEach, expect, test } from "vitest";
import { DEMO_DISTRIBUTOR_IDS } from "#scripts/demo/demo-keys.ts";
import { runSql } from "./database.ts";
import { axeViolations, overflowsSideways, signIn, useBrowser } from "./session.ts";

const { visit } = useBrowser();
const OWNER = DEMO_DISTRIBUTOR_IDS.nortesul;
const TITLE = "Dados comerciais";

/** An integrator of the demo world that no other test signs in for. */
async function pickCompany() {
  const [row] = await runSql(
    `select id, state_registration as registration, group_id as groupId from integrator
      where distributor_id = ? and status = 'enable' order by id desc limit 1`,
    [OWNER],
  );
  return { id: String(row?.["id"]), registration: row?.["registration"], groupId: row?.["groupId"] };
}

const company = await pickCompany();

afterEach(async () => {
  await runSql(
    "update integrator set state_registration = ?, group_id = ? where distributor_id = ? and id = ?",
    [company.registration as string | null, company.groupId as string | null, OWNER, company.id],
  );
});

test.each([
  ["desktop", false],
  ["phone", true],
] as const)("on a %s (dark: %s) the inscrição estadual is checked, mended and kept", async (device, dark) => {
  const { page } = await visit({ device, dark, expectedProblems: [/status of 400/] });
  const to = `/integrators/detail/${company.id}`;
  await signIn(page, "admin@nortesul.test", { slug: "nortesul", to });
  await page.getByRole("link", { name: "Editar dados comerciais" }).click();
  await page.getByLabel("Número da inscrição").fill("123");
  expect(await page.getByLabel("Inscrição estadual", { exact: true }).inputValue()).toBe("number");
  await page.getByRole("button", { name: "Salvar dados comerciais" }).click();
  await page.getByText("Inscrição estadual inválida para o estado da empresa.").waitFor();
  expect(await page.getByLabel("Número da inscrição").inputValue()).toBe("123");
  expect(await axeViolations(page)).toEqual([]);
  expect(await overflowsSideways(page)).toBe(false);
  await page.getByLabel("Inscrição estadual", { exact: true }).selectOption({ label: "Isento" });
  await page.getByRole("button", { name: "Salvar dados comerciais" }).click();
  await page.getByText("Dados comerciais salvos.").waitFor();
  await page.getByRole("region", { name: TITLE }).getByText("Isento").waitFor();
});
