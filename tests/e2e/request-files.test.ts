import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { REFUSED_COOKIES } from "#scripts/demo/refused-cookies.ts";
import { findBarriers } from "./barriers.ts";
import { createBudget, createProduct } from "./budget-rows.ts";
import { runSql } from "./database.ts";
import { createListener } from "./notification-rows.ts";
import { createPersonWithout } from "./role-rows.ts";
import { overflowsSideways, portal, signIn, useBrowser } from "./session.ts";

const { visit } = useBrowser();

const PDF = Buffer.from("%PDF-1.7\n%%EOF");
const PNG = Buffer.from([
  0x89,
  0x50,
  0x4e,
  0x47,
  0x0d,
  0x0a,
  0x1a,
  0x0a,
  0,
  0,
  0,
  13,
  ...Buffer.from("IHDR"),
]);
const paper = (name: string, buffer = PDF) => ({ name, mimeType: "application/pdf", buffer });

const panelOf = (page: Page) => page.getByRole("region", { name: "Arquivos", exact: true });
const rowOf = (page: Page, name: RegExp) => panelOf(page).getByRole("listitem").filter({ hasText: name });
const namesOf = (page: Page) =>
  panelOf(page)
    .getByRole("listitem")
    .getByRole("link", { name: /^[a-z]/ });
const chooser = (page: Page) => panelOf(page).getByLabel("Anexar arquivos", { exact: true });

async function createFiled() {
  const buyer = await createListener("integrador");
  const piece = await createProduct("Trilho de 4 m");
  return { buyer, ...(await createBudget(buyer.id, [piece])) };
}

const filesOf = (id: string) =>
  runSql(
    `select request_file.file_id as id, request_file.name, is_asked as isAsked from request_file
      where request_id = ? order by created_at, file_id`,
    [id],
  );

test("the files of a budget are attached, told apart, downloaded, replaced and removed on its page [REQUEST-31]", async () => {
  const { buyer, id, path, code } = await createFiled();
  const { page } = await visit();
  await signIn(page, buyer.email, { to: path });
  await panelOf(page).getByText("Nenhum arquivo ainda").waitFor();
  await panelOf(page).getByText("Anexe a conta de luz, a planta do telhado").waitFor();
  await chooser(page).setInputFiles([paper("Conta de luz.pdf"), paper("Telhado.png", PNG)]);
  await rowOf(page, /conta-de-luz-\d{4}/).waitFor();
  await rowOf(page, /telhado-\d{4}.*png/).waitFor();
  await runSql("update request_file set is_asked = 1 where request_id = ? and name like 'conta%'", [id]);
  await page.reload();
  const bill = rowOf(page, /conta-de-luz-/);
  await bill
    .getByText(/Conta de luz do cliente · 1 KB · \d\d\/\d\d\/\d{4} \d\d:\d\d · Nina Barros/)
    .waitFor();
  await rowOf(page, /telhado-/)
    .getByText(/^Outro arquivo · 1 KB/)
    .waitFor();
  expect(await findBarriers(page)).toEqual([]);

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    bill.getByRole("link", { name: /^Baixar conta-de-luz/ }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^conta-de-luz-\d{4}(-\d\d){5}\.pdf$/);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  expect(Buffer.concat(chunks)).toEqual(PDF);

  await bill.getByRole("link", { name: /^Trocar/ }).click();
  const replacing = page.getByRole("dialog", { name: /^Trocar conta-de-luz/ });
  expect(await findBarriers(page)).toEqual([]);
  await replacing.getByLabel("Novo arquivo").setInputFiles(paper("Conta de novembro.pdf"));
  await panelOf(page).getByText("Arquivo trocado.").waitFor();
  await replacing.waitFor({ state: "detached" });
  await rowOf(page, /conta-de-novembro-/)
    .getByText(/^Conta de luz do cliente/)
    .waitFor();
  expect(await bill.count()).toBe(0);

  await rowOf(page, /telhado-/)
    .getByRole("link", { name: /^Remover/ })
    .click();
  const removing = page.getByRole("dialog", { name: /^Remover telhado-/ });
  await removing.getByText(`O arquivo sai de ${code} e não pode ser recuperado.`).waitFor();
  await removing.getByRole("link", { name: "Cancelar" }).click();
  await removing.waitFor({ state: "detached" });
  await rowOf(page, /telhado-/)
    .getByRole("link", { name: /^Remover/ })
    .click();
  await removing.getByRole("button", { name: "Remover arquivo" }).click();
  await panelOf(page).getByText("Arquivo removido.").waitFor();
  await expect.poll(() => namesOf(page).count()).toBe(1);
  const [left, ...more] = await filesOf(id);
  expect([left?.["isAsked"], more]).toEqual([1, []]);
});

test("a file that does not arrive says so and is sent again; one that is gone or of a wrong type changes nothing", async () => {
  const { buyer, id, path } = await createFiled();
  const { page } = await visit({ device: "phone", expectedProblems: [/ERR_FAILED/, /422/] });
  await signIn(page, buyer.email, { to: path });
  await page.route("**/app/user/requests/*/files**", (route) => route.abort());
  await chooser(page).setInputFiles(paper("Planta.pdf"));
  await panelOf(page).getByText("Não foi possível enviar. Confira a conexão.").waitFor();
  expect(await overflowsSideways(page)).toBe(false);
  await page.unroute("**/app/user/requests/*/files**");
  await panelOf(page).getByRole("button", { name: "Tentar de novo enviar Planta.pdf" }).click();
  await rowOf(page, /planta-\d{4}/).waitFor();
  await chooser(page).setInputFiles(paper("Página.html", Buffer.from("<!doctype html>")));
  await panelOf(page)
    .getByText(/^Não aceitamos este tipo/)
    .waitFor();
  await panelOf(page).getByRole("button", { name: "Retirar Página.html" }).click();

  await runSql("delete from request_file where request_id = ?", [id]);
  await rowOf(page, /planta-/)
    .getByRole("link", { name: /^Baixar/ })
    .click();
  await panelOf(page).getByText("Este arquivo não está mais aqui").waitFor();
  await panelOf(page).getByText("Nenhum arquivo ainda").waitFor();
});

test("what somebody may do with files follows the role: nothing, look, or look and download [REQUEST-31]", async () => {
  const { buyer, path } = await createFiled();
  const { page } = await visit();
  await signIn(page, buyer.email, { to: path });
  await chooser(page).setInputFiles(paper("Planta.pdf"));
  await rowOf(page, /planta-/).waitFor();
  const open = async (isMissing: (permission: string) => boolean) => {
    const { email } = await createPersonWithout("equipe", isMissing);
    const { page: own } = await visit();
    await signIn(own, email, { to: path });
    await own.getByRole("heading", { name: "Padaria Trigal", exact: true }).waitFor();
    return own;
  };
  const blind = await open((one) => one.startsWith("budget.details.files"));
  expect(await panelOf(blind).count()).toBe(0);
  const reader = await open((one) => one.startsWith("budget.details.files."));
  await rowOf(reader, /planta-/).waitFor();
  expect(await panelOf(reader).getByRole("link").count()).toBe(0);
  expect(await chooser(reader).count()).toBe(0);
  const loader = await open((one) => /^budget\.details\.files\.(change|remove)$/.test(one));
  const links = rowOf(loader, /planta-/).getByRole("link");
  const labels = await links.evaluateAll((all) => all.map((one) => one.getAttribute("aria-label") ?? ""));
  expect(labels.map((label) => label.split(" ")[0])).toEqual(["", "Baixar"]);
});

test("before scripts run, files are attached, replaced and removed by forms", async () => {
  const { buyer, id, path } = await createFiled();
  const { context } = await visit();
  const scriptless = await context.browser()?.newContext({ javaScriptEnabled: false });
  await scriptless?.addCookies([{ name: "girassol_cookies", value: REFUSED_COOKIES, url: portal("/") }]);
  const page = await scriptless?.newPage();
  if (page === undefined) throw new Error("no browser");
  await signIn(page, buyer.email, { to: path });
  const send = async (file: ReturnType<typeof paper>) => {
    await page
      .getByLabel(/^(Anexar arquivos|Novo arquivo)$/)
      .and(page.locator("[name=file]"))
      .first()
      .setInputFiles(file);
    await page.getByRole("button", { name: "Enviar arquivo" }).first().click();
  };
  await send(paper("Conta.pdf"));
  await panelOf(page).getByText("Arquivo anexado.").waitFor();
  await send(paper("Página.html", Buffer.from("<!doctype html>")));
  await panelOf(page)
    .getByText(/Não aceitamos este tipo/)
    .waitFor();
  await rowOf(page, /conta-/)
    .getByRole("link", { name: /^Trocar/ })
    .click();
  const dialog = page.getByRole("dialog", { name: /^Trocar conta-/ });
  await dialog.locator("[name=file]").setInputFiles(paper("Planta.pdf"));
  await dialog.getByRole("button", { name: "Enviar arquivo" }).click();
  await panelOf(page).getByText("Arquivo trocado.").waitFor();
  await rowOf(page, /planta-/)
    .getByRole("link", { name: /^Remover/ })
    .click();
  await page.getByRole("button", { name: "Remover arquivo" }).click();
  await panelOf(page).getByText("Arquivo removido.").waitFor();
  expect(await filesOf(id)).toEqual([]);
});
