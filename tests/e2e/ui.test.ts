import { expect, test } from "vitest";
import { findBarriers } from "./barriers.ts";
import { axeViolations, portal, useBrowser } from "./session.ts";

const { visit } = useBrowser();

test("every piece of the interface is readable in each look", async () => {
  const { page } = await visit();
  await page.goto(portal("/ui"));
  expect(await findBarriers(page)).toEqual([]);
});

test("an alert dialog is of type success, error or warning, has title, message and alignment, and by itself the buttons “Confirmar” and “Cancelar” [SHELL-37]", async () => {
  const { page } = await visit();
  await page.goto(portal("/ui"));
  const dialog = page.getByRole("dialog", { name: "Excluir o centro?" });
  const message = dialog.getByText("Os pedidos que já saíram dele continuam como estão.");
  const looks = new Set<string>();
  for (const [type, label] of [
    ["sucesso", "Sucesso"],
    ["erro", "Erro"],
    ["atenção", "Atenção"],
  ] as const) {
    for (const [align, css] of [
      ["ao centro", "center"],
      ["à direita", "right"],
      ["à esquerda", "left"],
    ] as const) {
      await page.getByRole("button", { name: `Abrir diálogo: ${type}, ${align}` }).click();
      await message.waitFor();
      const shown = await message.evaluate((text) => getComputedStyle(text).textAlign);
      expect(shown === "start" ? "left" : shown).toBe(css);
      looks.add(
        await dialog.getByRole("img", { name: label }).evaluate((icon) => getComputedStyle(icon).color),
      );
      expect(await dialog.getByRole("button").allTextContents()).toEqual(["Cancelar", "Confirmar"]);
      const isRight = css === "right";
      await dialog.getByRole("button", { name: isRight ? "Confirmar" : "Cancelar" }).click();
      await page.getByText(isRight ? "Escolhido: confirmar" : "Escolhido: cancelar").waitFor();
    }
  }
  expect(looks.size).toBe(3);
  await page.getByRole("button", { name: "Abrir diálogo: erro, ao centro" }).click();
  await message.waitFor();
  expect(await axeViolations(page)).toEqual([]);
});

test("a colour on its way to another is none that axe judges, and the page keeps its transitions", async () => {
  const { page } = await visit();
  await page.goto(portal("/ui"));
  const hint = page.locator("main p").first();
  await hint.evaluate((element) => {
    // Both end states are readable. Each change begins partway, where text and background are grey.
    element.style.transition = "all 20s linear -6s";
    let isLight = false;
    setInterval(() => {
      isLight = !isLight;
      element.style.backgroundColor = isLight ? "#fff" : "#000";
      element.style.color = isLight ? "#000" : "#fff";
    }, 1);
  });
  for (let look = 0; look < 8; look += 1) expect(await axeViolations(page, ["color-contrast"])).toEqual([]);
  expect(await hint.evaluate((element) => getComputedStyle(element).transitionDuration)).toBe("20s");
});
