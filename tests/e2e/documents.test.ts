import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { createBudget, createProduct, makeOrder } from "./budget-rows.ts";
import { createListener } from "./notification-rows.ts";
import { createPersonWithout } from "./role-rows.ts";
import { axeViolations, overflowsSideways, portal, signIn, useBrowser } from "./session.ts";
import { readPdfText, readPdfWritten } from "#tests/factories/pdf-text.ts";
import { readZipTexts } from "#tests/factories/zip-texts.ts";

const { visit } = useBrowser();

test.each([
  ["desktop", "budget"],
  ["phone", "order"],
] as const)(
  "on a %s one %s is downloaded as PDF and DOCX by who may, and its code is checked by anybody on a page of its own [REQUEST-27]",
  async (device, type) => {
    const buyer = await createListener("integrador");
    const productId = await createProduct("Trilho de 4 m");
    const piece = `Peça ${productId.slice(-4)}`;
    const name = "Padaria Trigal 🏠 שלום";
    const budget = await createBudget(buyer.id, [productId], { name });
    const path = type === "budget" ? budget.path : await makeOrder(budget.id);
    const { page } = await visit({ device });
    await signIn(page, "equipe@solnascente.test", { to: path });
    const download = async (link: string) => {
      const [started] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("link", { name: link, exact: true }).click(),
      ]);
      return { name: started.suggestedFilename(), bytes: readFileSync(await started.path()) };
    };
    const pdf = await download("Baixar PDF");
    const word = type === "budget" ? "orcamento" : "pedido";
    expect(pdf.name).toMatch(new RegExp(`^${word}-orc-[a-z0-9]+-\\d{4}(-\\d\\d){5}\\.pdf$`));
    const text = readPdfText(pdf.bytes).join("\n");
    for (const said of ["Sol Nascente", "Padaria Trigal", "🏠", piece]) expect(text).toContain(said);
    expect(readPdfWritten(pdf.bytes)).toContain(name);
    const docx = await download("Baixar DOCX");
    expect(readZipTexts(docx.bytes)["word/document.xml"]).toContain(piece);
    expect(await overflowsSideways(page)).toBe(false);

    const without = await createPersonWithout("equipe", (one) => one.startsWith(`${type}.fileDownload`));
    const other = await visit({ device });
    await signIn(other.page, without.email, { to: path });
    await other.page.getByRole("heading", { name: "Padaria Trigal" }).waitFor();
    expect(await other.page.getByRole("link", { name: /^Baixar/ }).count()).toBe(0);

    const code = /Código ((?:[0-9A-Z]{4}-){4}[0-9A-Z]{4})/.exec(text)?.[1] ?? "";
    const { page: anybody } = await visit({ device: "phone" });
    await anybody.goto(portal("/documentos"));
    expect(await axeViolations(anybody)).toEqual([]);
    await anybody.getByLabel("Código do documento").fill(code.toLowerCase());
    await anybody.getByRole("button", { name: "Conferir" }).click();
    await anybody.getByText("Documento autêntico", { exact: true }).waitFor();
    await anybody.getByText(/^ORC-/).waitFor();
    expect(await anybody.getByText("Padaria").count()).toBe(0);
    expect(await axeViolations(anybody)).toEqual([]);
    expect(await overflowsSideways(anybody)).toBe(false);
    const compare = anybody.getByLabel("Comparar com um arquivo");
    await compare.setInputFiles({ name: "a.pdf", mimeType: "application/pdf", buffer: pdf.bytes });
    await anybody.getByText("O arquivo é igual ao original.").waitFor();
    const changed = Buffer.concat([pdf.bytes, Buffer.from("\n")]);
    await compare.setInputFiles({ name: "a.pdf", mimeType: "application/pdf", buffer: changed });
    await anybody.getByText("O arquivo não é igual ao original").waitFor();
    await anybody.goto(portal("/documentos?codigo=0000-0000-0000-0000-0000"));
    await anybody.getByText("Documento não encontrado").waitFor();
  },
);
