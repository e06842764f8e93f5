import { expect, inject, test } from "vitest";
import { DEMO_WIDGET_KEY_ID } from "#scripts/demo/demo-keys.ts";
import { findBarriers } from "./barriers.ts";
import { createPerson, createPlace } from "./page-world.ts";
import { overflowsSideways, portal, signIn, useBrowser } from "./session.ts";
import { openSite } from "./somebodys-site.ts";

const { visit } = useBrowser();

const REFUSED = "Este site não está autorizado a mostrar estes kits.";

test.each(["desktop", "phone"] as const)(
  "on a %s, a key is made, its code pasted into a site that was forgotten, the site allowed, and its kits are there; renewed and deleted",
  async (device) => {
    const { page } = await visit({ device, expectedProblems: [/400/] });
    await signIn(page, "admin@solnascente.test", { to: "/settings/api" });
    await page.getByRole("link", { name: "Nova chave" }).click();
    await page.getByLabel("Nome", { exact: true }).fill(`Loja ${device}`);
    await page.getByLabel("Sites que podem usar a chave").fill("http://loja.exemplo.com.br");
    await page.getByRole("button", { name: "Criar chave" }).click();
    await page.getByText("Cada linha é um site seguro").waitFor();
    await page.getByLabel("Sites que podem usar a chave").fill("loja.exemplo.com.br/energia-solar?de=menu");
    await page.getByRole("button", { name: "Criar chave" }).click();
    await page.getByText("Chave salva.").waitFor();
    expect(await page.getByLabel("Sites que podem usar a chave").inputValue()).toBe(
      "https://loja.exemplo.com.br",
    );
    expect(await overflowsSideways(page)).toBe(false);
    await page.getByRole("button", { name: "Copiar código" }).click();
    await page.getByText("Copiado").waitFor();
    const code = await page.evaluate(() => navigator.clipboard.readText());
    expect(code).toBe(await page.getByRole("region", { name: "Código para o site" }).innerText());

    const buyer = await visit({ device, expectedProblems: [/403/] });
    const widget = buyer.page.locator("girassol-kit-buyer");
    await openSite(buyer, { head: "", body: code });
    await widget.getByText(REFUSED).waitFor();

    const site = new URL(inject("widgetSiteUrl")).origin;
    await expect
      .poll(async () => {
        await page.reload();
        return page.getByRole("button", { name: `Permitir ${site}` }).count();
      })
      .toBe(1);
    await page.getByRole("button", { name: `Permitir ${site}` }).click();
    await page.getByRole("button", { name: "Salvar chave" }).click();
    await page.waitForURL(/salvo=2/);
    await expect.poll(() => page.getByText("Sites recusados").count()).toBe(0);

    await openSite(buyer, { head: "", body: code });
    await expect.poll(() => widget.getByRole("article").count()).toBeGreaterThan(3);

    await page.getByText("Renovar chave").click();
    await page.getByRole("button", { name: `Renovar “Loja ${device}”` }).click();
    await page.getByText("Chave renovada.").waitFor();
    await page.getByText(/A chave anterior vale até/).waitFor();
    const renewed = await page.getByRole("region", { name: "Código para o site" }).innerText();
    expect(renewed).not.toBe(code);
    for (const lines of [code, renewed]) {
      await openSite(buyer, { head: "", body: lines });
      await expect.poll(() => widget.getByRole("article").count()).toBeGreaterThan(3);
    }

    await page.goto(portal("/settings/api"));
    const row = page.getByRole("row").filter({ hasText: `Loja ${device}` });
    expect(await row.innerText()).toMatch(/Ativa[\s\S]*Hoje/);
    await row.getByRole("link", { name: `Loja ${device}` }).click();
    await page.getByText("Excluir chave").click();
    await page.getByRole("button", { name: `Excluir “Loja ${device}”` }).click();
    await page.getByText("Chave excluída.").waitFor();
    await openSite(buyer, { head: "", body: renewed });
    await widget.getByText(REFUSED).waitFor();
    expect(await row.count()).toBe(0);
  },
);

test("before scripts run a key is made and renewed, and who is second to change it is told", async () => {
  const place = await createPlace();
  const one = await createPerson(place, { type: "staff", permissions: ["configuration.api"] });
  const { page, context } = await visit({ expectedProblems: [/409/] });
  await signIn(page, one.email, { slug: place.slug, to: "/settings/api" });
  await page.getByText("Nenhuma chave ainda").waitFor();
  await context.route(/\.js(\?|$)/, (route) => route.abort());
  const plain = await context.newPage();
  await plain.goto(portal("/settings/api/keys/novo", place.slug));
  await plain.getByLabel("Nome", { exact: true }).fill("Blog");
  await plain.getByLabel("Sites que podem usar a chave").fill("blog.exemplo.com.br\nwww.exemplo.com.br/x");
  await plain.getByLabel("Mostrar preços").uncheck();
  await plain.getByRole("button", { name: "Criar chave" }).click();
  await plain.getByText("Chave salva.").waitFor();
  await context.unroute(/\.js(\?|$)/);
  const address = plain.url();
  await page.goto(address.split("?")[0] ?? "");
  await page.getByLabel("Nome", { exact: true }).fill("Blog da loja");

  await plain.getByText("Renovar chave").click();
  await plain.getByRole("button", { name: "Renovar “Blog”" }).click();
  await plain.getByText("Chave renovada.").waitFor();

  await page.getByRole("button", { name: "Salvar chave" }).click();
  await page.getByText("Outra pessoa mudou esta chave enquanto você editava").waitFor();
  expect(await page.getByLabel("Nome", { exact: true }).inputValue()).toBe("Blog da loja");
  expect(await page.getByLabel("Mostrar preços").isChecked()).toBe(false);
});

test("the pages of keys pass axe on both widths and in the dark", async () => {
  const { page } = await visit();
  await signIn(page, "admin@solnascente.test", { to: "/settings/api" });
  await page.getByRole("table", { name: "Chaves" }).waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole("link", { name: "Site da Sol Nascente" }).click();
  await page.getByRole("region", { name: "Código para o site" }).waitFor();
  expect(await findBarriers(page)).toEqual([]);
});

test.each(["desktop", "phone"] as const)(
  "on a %s, the code follows what is chosen for it, and beside it the widget itself does",
  async (device) => {
    const { page } = await visit({ device });
    await signIn(page, "admin@solnascente.test", { to: `/settings/api/keys/${DEMO_WIDGET_KEY_ID}` });
    const code = page.getByRole("region", { name: "Código para o site" });
    const preview = page.getByRole("region", { name: "Prévia" });
    await preview.getByRole("article").nth(2).waitFor();
    await page.getByLabel("Cor", { exact: true }).fill("#15803d");
    await page.getByLabel("Cantos").fill("20");
    await page.getByLabel("Espaçamento").selectOption("Compacto");
    await page.getByLabel("Claro ou escuro").selectOption("Escuro");
    expect(await code.innerText()).toContain(
      '<girassol-kit-buyer accent="#15803d" radius="20" density="compact" scheme="dark"></girassol-kit-buyer>',
    );
    const look = () =>
      preview.locator("girassol-kit-buyer").evaluate((element) => {
        const style = getComputedStyle(element);
        return [
          style.getPropertyValue("--gs-button"),
          style.getPropertyValue("--gs-radius"),
          style.getPropertyValue("--gs-pad"),
          style.colorScheme,
        ];
      });
    await expect.poll(look).toEqual(["#15803d", "20px", "10px", "dark"]);
    await preview.getByRole("article").nth(2).waitFor();
    expect(await findBarriers(page, [device])).toEqual([]);
    expect(await overflowsSideways(page)).toBe(false);

    await page.getByLabel("Componente").selectOption("Um kit só");
    const kit = await page.locator("#snippet-kits option").first().getAttribute("value");
    await page.getByLabel("Kit", { exact: true }).fill(kit ?? "");
    await expect.poll(() => preview.getByRole("article").count()).toBe(1);
    await preview.getByRole("button", { name: "Comprar" }).waitFor();
    await page.getByRole("button", { name: "Aplicar" }).click();
    await page.waitForURL(/element=girassol-kit-card/);
    await page.reload();
    expect(await code.innerText()).toContain(`<girassol-kit-card kit="${kit ?? ""}" accent="#15803d"`);
  },
);

test("before scripts run the code follows the choices of the form", async () => {
  const { page, context } = await visit();
  await signIn(page, "admin@solnascente.test", { to: "/settings/api" });
  await context.route(/\.js(\?|$)/, (route) => route.abort());
  const plain = await context.newPage();
  await plain.goto(portal(`/settings/api/keys/${DEMO_WIDGET_KEY_ID}`));
  await plain.getByLabel("Cor", { exact: true }).fill("#15803d");
  await plain.getByRole("button", { name: "Aplicar" }).click();
  await plain.waitForURL(/accent=/);
  expect(await plain.getByRole("region", { name: "Código para o site" }).innerText()).toContain(
    'accent="#15803d"',
  );
});

test("a key sells once its screen says what and in whose name, and stops when it says so", async () => {
  const { page } = await visit({ expectedProblems: [/400/] });
  await signIn(page, "admin@solnascente.test", { to: "/settings/api/keys/novo" });
  const site = new URL(inject("widgetSiteUrl")).origin;
  await page.getByLabel("Nome", { exact: true }).fill("Loja que vende");
  await page.getByLabel("Sites que podem usar a chave").fill(site);
  await page.getByLabel("Receber orçamentos").check();
  await page.getByRole("button", { name: "Criar chave" }).click();
  await page.getByText("Campo obrigatório").waitFor();
  await page
    .getByLabel("Em nome de quem")
    .selectOption({ label: "Luz do Cerrado Energia Solar Ltda · Marcos Andrade" });
  await page.getByRole("button", { name: "Criar chave" }).click();
  await page.getByText("Chave salva.").waitFor();
  const code = await page.getByRole("region", { name: "Código para o site" }).innerText();

  const buyer = await visit();
  const widget = buyer.page.locator("girassol-kit-buyer");
  const choose = async () => {
    await openSite(buyer, { head: "", body: code });
    await widget
      .getByRole("button", { name: /^Adicionar/ })
      .first()
      .click();
  };
  await choose();
  await widget.getByRole("button", { name: "Continuar" }).click();
  await widget.getByRole("button", { name: "Salvar orçamento" }).waitFor();
  expect(await widget.getByRole("button", { name: "Gerar pedido" }).count()).toBe(0);
  // Its price is there before the key stops to sell.
  await widget
    .getByText(/^R\$\s[\d.,]+$/)
    .last()
    .waitFor();
  await expect.poll(() => widget.locator("[aria-busy=true]").count()).toBe(0);

  await page.getByLabel("Receber orçamentos").uncheck();
  await page.getByRole("button", { name: "Salvar chave" }).click();
  await page.waitForURL(/salvo=2/);
  await choose();
  await widget.getByRole("button", { name: "Pedir orçamento" }).waitFor();
});

test("a site is tested from its key's page: what refuses the kits, and that all is well", async () => {
  const { page } = await visit();
  const site = new URL(inject("widgetSiteUrl")).origin;
  await signIn(page, "admin@solnascente.test", { to: `/settings/api/keys/${DEMO_WIDGET_KEY_ID}` });
  await page.getByLabel("Página do site").fill(`${site}/`);
  await page.getByRole("button", { name: "Testar" }).click();
  await page.getByText("Tudo certo: os kits aparecem nesta página.").waitFor();
  expect(await findBarriers(page, ["desktop"])).toEqual([]);
  await page.getByLabel("Página do site").fill(`${site}/nada`);
  await page.getByRole("button", { name: "Testar" }).click();
  await page.getByText("O código dos kits não está nesta página.").waitFor();
  await page.getByLabel("Página do site").fill("https://outro.exemplo.com.br/");
  await page.getByRole("button", { name: "Testar" }).click();
  await page.getByText("Esta página não é de um dos sites da chave.").waitFor();
});
