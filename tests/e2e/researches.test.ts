import { expect, test } from "vitest";
import { runSql } from "./database.ts";
import {
  axeViolations,
  type Device,
  overflowsSideways,
  portal,
  signIn,
  useBrowser,
  type Visitor,
} from "./session.ts";

const { visit } = useBrowser();

async function visitAsOperator(options: Parameters<typeof visit>[0] = {}): Promise<Visitor> {
  const operator = await visit(options);
  await signIn(operator.page, "plataforma@girassol.test", { path: "/plataforma" });
  return operator;
}

test.each<[Device]>([["desktop"], ["phone"]])(
  "on a %s: the platform makes a survey, lets it ask and ends it [PADMIN-08]",
  async (device) => {
    const { page } = await visitAsOperator({ device, expectedProblems: [/status of 400/] });
    const title = `Jornada ${device} ${crypto.randomUUID().slice(0, 8)}`;
    await page.goto(portal("/researches"));
    await page.getByRole("link", { name: "Nova pesquisa" }).click();
    const dialog = page.getByRole("dialog", { name: "Nova pesquisa" });
    await dialog.getByLabel("Título").fill(title);
    await dialog.getByRole("button", { name: "Criar rascunho" }).click();
    await page.getByRole("heading", { level: 1, name: title }).waitFor();
    await page.getByLabel("Pergunta").fill("O portal ajuda no seu dia?");
    await page.getByLabel("Escala").selectOption("1");
    await page.getByLabel("Equipe dos distribuidores").uncheck();
    await page.getByLabel("Motivos oferecidos").fill("Preço\nPreço");
    await page.getByRole("button", { name: "Salvar" }).click();
    await page.getByText("Há um motivo repetido.").waitFor();
    await expect.poll(() => page.getByLabel("Pergunta").inputValue()).toBe("O portal ajuda no seu dia?");
    await page.getByLabel("Motivos oferecidos").fill("Preço\n\nFrete");
    await page.getByRole("button", { name: "Salvar" }).click();
    await page.getByText("Pesquisa salva.").waitFor();
    const [saved] = await runSql("select * from research where title = ?", [title]);
    expect(saved).toMatchObject({
      question: "O portal ajuda no seu dia?",
      audience: '["admin","integrator"]',
      scale_start: 1,
      reasons: '["Preço","Frete"]',
      status: "draft",
    });
    await page.getByRole("button", { name: "Ativar pesquisa" }).click();
    await page.getByText(/^Pesquisa ativada/).waitFor();
    await page.getByText("Ainda sem respostas").waitFor();
    await page.getByRole("button", { name: "Encerrar pesquisa" }).click();
    await page.getByText(/^Pesquisa encerrada/).waitFor();
    const [ended] = await runSql("select status from research where title = ?", [title]);
    expect(ended?.["status"]).toBe("closed");
    expect(await overflowsSideways(page)).toBe(false);
    await page.goto(portal("/researches"));
    const row = page.getByRole("row").filter({ hasText: title });
    await expect.poll(() => row.innerText()).toContain("Encerrada");
    expect(await overflowsSideways(page)).toBe(false);
  },
);

test.each<[Device, boolean]>([
  ["desktop", false],
  ["phone", true],
])(
  "on a %s: the platform reads results and answers and follows up on a complaint, dark: %s",
  async (device, dark) => {
    const { page } = await visitAsOperator({ device, dark });
    await page.goto(portal("/researches"));
    await page.getByRole("link", { name: "NPS do portal" }).click();
    await page.getByRole("figure", { name: /^NPS por mês/ }).waitFor();
    expect(await axeViolations(page)).toEqual([]);
    expect(await overflowsSideways(page)).toBe(false);
    const figure = page.getByRole("figure", { name: /^Respostas por nota/ });
    await figure.getByText("Ver tabela").click();
    const [total] = await runSql(
      "select count(*) as answers from survey_answer join research on research.id = research_id where title = 'NPS do portal' and answered_at is not null",
    );
    const cells = await figure.getByRole("row").locator("td").allInnerTexts();
    expect(cells.reduce((sum, cell) => sum + Number(cell), 0)).toBe(Number(total?.["answers"]));

    await page.getByLabel("Tipo", { exact: true }).selectOption("detractor");
    await page.getByLabel("Acompanhamento").selectOption("open");
    await page.getByRole("button", { name: "Filtrar" }).click();
    await page.waitForURL((url) => url.searchParams.get("followUp") === "open");
    const answer = page.locator(".app-answer").first();
    await answer.getByText("Acompanhar", { exact: true }).click();
    await answer.getByLabel("Situação").selectOption("inProgress");
    await answer.getByLabel("Responsável").selectOption({ label: "Helena Prado" });
    await answer.getByLabel("Anotação").fill(`Liguei, ${device}`);
    expect(await axeViolations(page)).toEqual([]);
    await answer.getByRole("button", { name: "Salvar acompanhamento" }).click();
    await page.getByText("Acompanhamento salvo.").waitFor();
    const [followed] = await runSql("select follow_up_state from survey_answer where follow_up_note = ?", [
      `Liguei, ${device}`,
    ]);
    expect(followed?.["follow_up_state"]).toBe("inProgress");

    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Exportar CSV" }).click();
    expect((await download).suggestedFilename()).toMatch(/^pesquisa-respostas-\d{4}-\d{2}-\d{2}-\d{4}\.csv$/);
  },
);
