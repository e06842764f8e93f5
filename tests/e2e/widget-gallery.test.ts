import { expect, inject, test } from "vitest";
import { axeViolations, overflowsSideways, useBrowser } from "./session.ts";
import { chooseKit, confirmEmail, newEmail } from "./somebodys-site.ts";

const { visit } = useBrowser();
const gallery = (name: string) => new URL(`/galeria/${name}`, inject("widgetSiteUrl")).href;

test.each(
  ["escuro", "coluna", "sombra", "estilos", "politica"].flatMap((name) => [
    ["desktop" as const, name],
    ["phone" as const, name],
  ]),
)("on a %s the gallery's page “%s” shows kits, and nothing of them leaks into it", async (device, name) => {
  const { page } = await visit({ device });
  await page.goto(gallery(`${name}.html`));
  const kits = page.locator("girassol-kit-buyer").first();
  await kits.getByRole("article").first().waitFor();
  expect(await overflowsSideways(page)).toBe(false);
  // The page whose own styles take everything away has no contrast of its own to speak of.
  if (name !== "estilos") expect(await axeViolations(page)).toEqual([]);
  const leaks = await page.evaluate(() => {
    const root = getComputedStyle(document.documentElement);
    const frame = document.body.appendChild(document.createElement("iframe"));
    const usual = new Set(Object.getOwnPropertyNames(frame.contentWindow));
    frame.remove();
    return {
      variables: ["--gs-primary", "--gs-radius", "--gs-text"].filter(
        (one) => root.getPropertyValue(one) !== "",
      ),
      sheets: document.adoptedStyleSheets.length,
      globals: Object.getOwnPropertyNames(window).filter((one) => !usual.has(one) && !/^\d+$/.test(one)),
      cookies: document.cookie,
      stored: localStorage.length + sessionStorage.length,
    };
  });
  expect(leaks).toMatchObject({ variables: [], sheets: 0, cookies: "", stored: 0 });
  const own = ["girassol", "__pwInitScripts", "__playwright", "axe", "__core-js", "kits"];
  expect(leaks.globals.filter((one) => !own.some((known) => one.startsWith(known)))).toEqual([]);
});

test.each(["desktop", "phone"] as const)(
  "on a %s the gallery's page in React mounts the package's kits twice at once, takes them away, and sells one",
  async (device) => {
    const { page } = await visit({ device });
    let asked = 0;
    page.on("request", (request) => {
      if (request.method() === "GET" && request.url().includes("/app/user/kits?")) asked += 1;
    });
    await page.goto(gallery("react.html"));
    const kits = page.getByRole("region", { name: "Kits de energia solar" });
    const add = kits.getByRole("button", { name: /^Adicionar/ }).first();
    await add.click();
    await kits.getByText("1 kit escolhido").waitFor();
    expect(asked).toBe(1);
    expect(await axeViolations(page)).toEqual([]);
    expect(await overflowsSideways(page)).toBe(false);
    expect(await kits.evaluate((element) => element.closest("[lang]")?.matches("[data-gs-scheme]"))).toBe(
      true,
    );

    await page.getByRole("button", { name: "Esconder kits" }).click();
    expect(await kits.count()).toBe(0);
    await page.getByRole("button", { name: "Mostrar kits" }).click();
    await add.waitFor();
    expect(asked).toBe(2);
    expect(await kits.getByText("kit escolhido").count()).toBe(0);
    await chooseKit(kits);
    await confirmEmail(kits, newEmail());
    await kits.getByText(/E-mail confirmado/).waitFor();
    await kits.getByLabel("Nome ou razão social").fill("Obra em React");
    expect(await axeViolations(page)).toEqual([]);
    await kits.getByRole("button", { name: "Salvar orçamento" }).click();
    const saved = kits.getByRole("heading", { name: /^Orçamento ORC-\d+ salvo$/ });
    await saved.waitFor();
    const code = /ORC-\d+/.exec(await saved.innerText())?.[0] ?? "";
    await page.getByText(`A loja recebeu o orçamento ${code}`).waitFor();
  },
);

test("a look changes after all is there, and the text on every colour stays readable", async () => {
  const { page } = await visit();
  await page.goto(gallery("escuro.html"));
  const kits = page.locator("girassol-kit-buyer");
  await kits.getByRole("article").first().waitFor();
  const look = () =>
    kits.evaluate((element) => {
      const style = getComputedStyle(element);
      return [
        style.getPropertyValue("--gs-button"),
        style.getPropertyValue("--gs-radius"),
        style.colorScheme,
      ];
    });
  expect(await look()).toEqual(["#3b82f6", "2px", "dark"]);
  await page.getByRole("button", { name: "Verde e redondo" }).click();
  expect(await look()).toEqual(["#15803d", "20px", "dark"]);
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole("button", { name: "Claro" }).click();
  await expect.poll(look).toEqual(["#3b82f6", "2px", "light"]);
  await page.addStyleTag({ content: "girassol-kit-buyer { --gs-radius: 5px; --gs-pad: 6px; }" });
  expect(await look()).toEqual(["#3b82f6", "5px", "light"]);
  const card = kits.getByRole("article").first().locator(".gs-kit-card__row");
  expect(await card.evaluate((element) => getComputedStyle(element).paddingTop)).toBe("4px");
});
