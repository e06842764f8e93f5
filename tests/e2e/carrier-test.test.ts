import { expect, test } from "vitest";
import { overflowsSideways, signIn, useBrowser } from "./session.ts";

const { visit } = useBrowser();

test("the connection to carriers is tried out with the saved key or a typed one, and keeps what was typed", async () => {
  const { page } = await visit({ device: "phone" });
  await signIn(page, "admin@nortesul.test", { slug: "nortesul", to: "/settings/delivery" });
  const tryOut = page.getByRole("button", { name: "Testar conexão" });
  const key = page.getByLabel("Chave da API");

  await tryOut.click();
  await page.getByText("A conexão com a Intelipost funciona").waitFor();
  await page
    .getByText(/Rodoviário Econômico levaria o volume de teste de .+ a São Paulo por R\$.+ dias úteis\./)
    .waitFor();

  await key.fill("chave-errada");
  await tryOut.click();
  await page.getByText("A Intelipost não aceitou a chave").waitFor();
  await page.screenshot({ path: "/tmp/carrier-phone.png" });
  await expect.poll(() => key.inputValue()).toBe("chave-errada");
  expect(await overflowsSideways(page)).toBe(false);

  await key.fill("girassol-demo-contraditoria");
  await tryOut.click();
  await page.getByText("A Intelipost respondeu com um preço negativo").waitFor();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.screenshot({ path: "/tmp/carrier-desktop.png" });
});
