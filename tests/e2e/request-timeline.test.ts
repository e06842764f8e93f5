import { expect, test } from "vitest";
import { DEMO_DISTRIBUTOR_IDS } from "#scripts/demo/demo-keys.ts";
import { createBudget, createProduct, makeOrder } from "./budget-rows.ts";
import { runSql } from "./database.ts";
import { createListener } from "./notification-rows.ts";
import { createPersonWithout } from "./role-rows.ts";
import { axeViolations, overflowsSideways, portal, signIn, useBrowser } from "./session.ts";

const PLACE = DEMO_DISTRIBUTOR_IDS.solnascente;
const { visit } = useBrowser();

test.each([
  ["desktop", "budget"],
  ["phone", "order"],
] as const)(
  "on a %s the timeline of one %s tells what happened, by kind, to staff who may read it where the distributor has it, and never to integrators [REQUEST-32]",
  async (device, type) => {
    const buyer = await createListener("integrador");
    const budget = await createBudget(buyer.id, [await createProduct("Trilho de 4 m")]);
    const path = type === "budget" ? budget.path : await makeOrder(budget.id);
    const { page } = await visit({ device });
    await signIn(page, "equipe@solnascente.test", { to: path });
    const status = page.getByRole("combobox", { name: "Nova situação" });
    const target = type === "budget" ? "Enviado" : "Em separação";
    await status.selectOption(target);
    await page.getByRole("button", { name: "Mudar situação" }).click();
    await page.getByText("Situação alterada.").waitFor();
    const panel = page.getByRole("region", { name: "Linha do tempo" });
    await panel.getByRole("link", { name: "Ver linha do tempo" }).click();
    await panel.getByText(/mudou o status do (orçamento|pedido)/).waitFor();
    await panel.getByText("Rafael Teixeira").waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(await overflowsSideways(page)).toBe(false);
    await panel.getByRole("link", { name: "Pagamento" }).click();
    await panel.getByText("Nada deste tipo aconteceu ainda.").waitFor();
    await page.reload();
    await panel.getByText("Nada deste tipo aconteceu ainda.").waitFor();
    await panel.getByRole("link", { name: "Situação", exact: true }).click();
    await panel.getByText(/mudou o status/).waitFor();

    const shows = async (email: string) => {
      const visitor = await visit({ device });
      await signIn(visitor.page, email, { to: `${path}?linha=tudo` });
      await visitor.page.getByRole("heading", { name: "Padaria Trigal" }).waitFor();
      return (await visitor.page.getByText("Linha do tempo").count()) > 0;
    };
    const without = await createPersonWithout("equipe", (one) => one === `${type}.details.timeline`);
    expect(await shows(without.email)).toBe(false);
    expect(await shows(buyer.email)).toBe(false);
    const setFeature = (isOn: boolean) =>
      runSql(
        "update distributor_profile set actions = json_set(actions, '$.requestTimeline', json(?)) where distributor_id = ?",
        [String(isOn), PLACE],
      );
    await setFeature(false);
    try {
      expect(await shows("admin@solnascente.test")).toBe(false);
    } finally {
      await setFeature(true);
    }
    expect(await shows("admin@solnascente.test")).toBe(true);
  },
);

test("the timeline of a budget tells that the link was sent by e-mail, to whom, and that its customer has opened it", async () => {
  const buyer = await createListener("integrador");
  const { id, path, code } = await createBudget(buyer.id, [await createProduct("Trilho de 4 m")]);
  const { page: sending } = await visit();
  await signIn(sending, buyer.email, { to: `/budgets/approval/${id}` });
  await sending.getByLabel("Quem vai responder").fill("Marina Alves");
  await sending.getByLabel("E-mail (opcional)").fill(`${id}@cliente.test`);
  await sending.getByRole("button", { name: /^Criar link para a versão/ }).click();
  const url = await sending.getByLabel("Endereço do link").inputValue();
  const { page: customer } = await visit({ device: "phone" });
  // A browser without a window calls itself a robot.
  const agent = await customer.evaluate(() => navigator.userAgent.replace("Headless", ""));
  await customer.setExtraHTTPHeaders({ "user-agent": agent });
  await customer.goto(url);
  await customer.getByRole("heading", { name: `Orçamento ${code}` }).waitFor();

  const { page, context } = await visit();
  await signIn(page, "equipe@solnascente.test", { to: `${path}?linha=tudo` });
  const panel = page.getByRole("region", { name: "Linha do tempo" });
  await panel.getByText(`abriu o link de aprovação do orçamento ${code}`).waitFor();
  await panel.getByRole("link", { name: "E-mails", exact: true }).click();
  await panel.getByText(`o e-mail “Orçamento para aprovar” de ${code} para ${id}@cliente.test`).waitFor();
  await panel.getByRole("link", { name: "Links abertos" }).click();
  await panel.getByText("Marina Alves").first().waitFor();
  await panel.getByText("o e-mail “Orçamento para aprovar”").waitFor({ state: "detached" });

  // Without scripts the entries have their look.
  const plain = await context.browser()?.newContext({
    ...{ javaScriptEnabled: false, storageState: await context.storageState() },
  });
  if (!plain) throw new Error("No browser");
  try {
    const early = await plain.newPage();
    await early.goto(portal(`${path}?linha=views`));
    const entry = early.getByRole("region", { name: "Linha do tempo" }).getByRole("listitem").first();
    await entry.getByText("Marina Alves").waitFor();
    expect(await entry.evaluate((one) => getComputedStyle(one).display)).toBe("grid");
  } finally {
    await plain.close();
  }
});
