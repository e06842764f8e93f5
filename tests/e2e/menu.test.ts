import { expect, test } from "vitest";
import { readCenterOf, setCenterOf } from "./center-rows.ts";
import { readMenu, readTopBar } from "./frame-view.ts";
import { createPerson, createPlace } from "./page-world.ts";
import { withProfile } from "./profile-rows.ts";
import { portal, signIn, useBrowser } from "./session.ts";

const { visit } = useBrowser();

const HELP = "Ajuda";
const BELL = expect.stringMatching(/^Notificações/) as string;
const account = (initials: string) => `${initials}, Menu da conta`;

/** Menu entries of integrators who may see the stock. */
const INVENTORIES = [
  "Equipamentos",
  "Equipamentos > Estoque de módulos",
  "Equipamentos > Estoque de inversores",
  "Equipamentos > Estoque de string boxes",
  "Equipamentos > Estoque de outros produtos",
];

const FOUR_WAYS = ["Kits Express", "Kits Fechados", "Kits Personalizados", "Produtos Avulsos"];

/** Each demo account with its menu and top bar by the specification: entries in order, with tags and groups. */
const ACCOUNTS: [email: string, slug: string | undefined, menu: string[], topBar: string[]][] = [
  [
    "admin@solnascente.test",
    undefined,
    [
      "Painel",
      "Orçamentos",
      "Pedidos",
      "Pagamentos",
      "Kits Express",
      "Kits Fechados",
      "Kits Personalizados",
      "Produtos Avulsos",
      "Equipamentos",
      "Equipamentos > Módulos",
      "Equipamentos > Inversores",
      "Equipamentos > String boxes",
      "Equipamentos > Outros produtos",
      "Equipamentos > Cadastro de kits",
      "Equipamentos > Alterações em massa",
      "Equipamentos > Importações",
      "Integradores",
      "Configurações",
      "Auditoria",
    ],
    ["AVANÇADO", HELP, BELL, account("BM")],
  ],
  [
    "equipe@solnascente.test",
    undefined,
    [
      "Painel",
      "Orçamentos",
      "Pedidos",
      "Pagamentos",
      "Kits Express",
      "Kits Fechados",
      "Kits Personalizados",
      "Produtos Avulsos",
      "Equipamentos",
      "Equipamentos > Módulos",
      "Equipamentos > Inversores",
      "Equipamentos > String boxes",
      "Equipamentos > Outros produtos",
      "Equipamentos > Cadastro de kits",
      "Equipamentos > Alterações em massa",
      "Equipamentos > Importações",
      "Integradores [NOVO]",
      "Configurações",
    ],
    ["AVANÇADO", HELP, account("RT")],
  ],
  [
    "vendas@solnascente.test",
    undefined,
    ["Painel", "Orçamentos", "Pedidos", "Pagamentos"],
    ["AVANÇADO", HELP, account("CN")],
  ],
  [
    "integrador@solnascente.test",
    undefined,
    ["Visão Geral", "Orçamentos", "Pedidos", "Pagamentos", ...FOUR_WAYS, ...INVENTORIES, "Treinamentos ↗"],
    ["CD: GO - Goiânia", "Suporte pelo WhatsApp (abre em outra aba)", account("MA")],
  ],
  ["vendedor@solnascente.test", undefined, ["Visão Geral", "Pedidos", "Kits Fechados"], [account("JF")]],
  [
    "admin@nortesul.test",
    "nortesul",
    [
      "Painel",
      "Orçamentos",
      "Pedidos",
      "Pagamentos",
      "Kits Fechados",
      "Produtos Avulsos",
      "Equipamentos",
      "Equipamentos > Módulos",
      "Equipamentos > Inversores",
      "Equipamentos > String boxes",
      "Equipamentos > Outros produtos",
      "Equipamentos > Cadastro de kits",
      "Equipamentos > Alterações em massa",
      "Equipamentos > Importações",
      "Integradores [NOVO]",
      "Configurações",
      "Auditoria",
    ],
    [HELP, account("OS")],
  ],
  [
    "integrador@nortesul.test",
    "nortesul",
    [
      "Visão Geral",
      "Orçamentos",
      "Pedidos",
      "Pagamentos",
      "Kits Fechados",
      "Produtos Avulsos",
      ...INVENTORIES,
    ],
    [account("LP")],
  ],
  [
    "admin@mercado.test",
    "mercado",
    [
      "Painel",
      "Orçamentos",
      "Pedidos",
      "Pagamentos",
      "Kits Express",
      "Kits Fechados",
      "Integradores [NOVO]",
      "Configurações",
      "Auditoria",
    ],
    [HELP, BELL, account("EC")],
  ],
  [
    "integrador@mercado.test",
    "mercado",
    ["Visão Geral", "Orçamentos", "Pedidos", "Pagamentos", "Kits Express", "Kits Fechados"],
    [account("PL")],
  ],
  [
    "plataforma@girassol.test",
    undefined,
    ["Distribuidores", "Pesquisas de satisfação", "Auditoria"],
    [account("HP")],
  ],
];

/** The search is not specific to an account. */
const withoutSearch = (parts: string[]) => parts.filter((part) => !part.startsWith("Pesquisar"));

test.each(ACCOUNTS)(
  "%s finds the own menu and top bar [SHELL-10, SHELL-12, SHELL-17]",
  async (email, slug, menu, topBar) => {
    const { page } = await visit();
    const isSeller = email.startsWith("vendedor@");
    const center = isSeller ? await readCenterOf(email) : null;
    if (isSeller) await setCenterOf(email, null);
    try {
      const path = email.startsWith("plataforma@") ? "/plataforma" : "/";
      await signIn(page, email, { path, ...(slug === undefined ? {} : { slug }) });
      await expect.poll(() => readMenu(page)).toEqual(menu);
      expect(withoutSearch(await readTopBar(page))).toEqual(topBar);
    } finally {
      if (isSeller) await setCenterOf(email, center);
    }
  },
);

test("the entry of integrators is new for an administrator once the distributor is a starter [SHELL-17]", async () => {
  const { page } = await visit();
  await signIn(page, "admin@solnascente.test");
  for (const missing of ["customTheme", "extraItem", "importRequestFile"]) {
    await withProfile("solnascente", { actions: { [missing]: false } }, async () => {
      await page.reload();
      await expect.poll(() => readMenu(page)).toContain("Integradores [NOVO]");
    });
  }
  await page.reload();
  await expect.poll(() => readMenu(page)).toContain("Integradores");
});

test("a hidden page is skipped until it has something to show; a group shows its pages and opens where one is being read [SHELL-11]", async () => {
  const { page } = await visit();
  await signIn(page, "admin@solnascente.test");
  const group = page
    .getByRole("navigation", { name: "Menu principal" })
    .locator("details", { hasText: "Equipamentos" });
  await withProfile("solnascente", { theme: { dashboardBIUrl: null } }, async () => {
    await page.reload();
    await expect.poll(() => readMenu(page)).not.toContain("Painel BI");
  });
  await withProfile(
    "solnascente",
    { theme: { dashboardBIUrl: "https://bi.example.com/painel" } },
    async () => {
      await page.reload();
      expect((await readMenu(page)).slice(0, 2)).toEqual(["Painel", "Painel BI"]);
    },
  );
  await page.goto(portal("/dashboard"));
  expect(await group.getByRole("link").first().isVisible()).toBe(false);
  await group.getByText("Equipamentos").click();
  await group.getByRole("link", { name: "Inversores" }).click();
  await page.waitForURL("**/equipments/inverters/items");
  await page.reload();
  await expect.poll(() => group.getByRole("link", { name: "Inversores" }).isVisible()).toBe(true);
});

test("searching finds pages inside groups, also those of the settings, and a group by its own name [SHELL-14]", async () => {
  const { page } = await visit();
  await signIn(page, "admin@solnascente.test");
  const menu = page.getByRole("navigation", { name: "Menu principal" });
  await menu.getByRole("searchbox").fill("aparencia");
  await expect.poll(() => readMenu(page)).toEqual(["Configurações", "Configurações > Aparência"]);
  await expect.poll(() => menu.getByRole("link", { name: "Aparência" }).isVisible()).toBe(true);
  await menu.getByRole("searchbox").fill("equipam");
  await expect.poll(async () => (await readMenu(page)).length).toBe(8);
  await menu.getByRole("searchbox").fill("xyz");
  await menu.getByText("Nada com esse nome").waitFor();
});

test("a line stands above the group of equipment, for who sees its items and for who sees its stock", async () => {
  const place = await createPlace();
  for (const key of ["equipment.items", "equipment.inventory"] as const) {
    const { email } = await createPerson(place, { type: "staff", permissions: ["order", key] });
    const { page } = await visit();
    await signIn(page, email, { slug: place.slug });
    const divided = page.getByRole("navigation", { name: "Menu principal" }).locator(".app-menu__divided");
    expect(await divided.locator("> details > summary").allInnerTexts()).toEqual(["Equipamentos"]);
    expect(await divided.count()).toBe(1);
    expect(await divided.evaluate((one) => getComputedStyle(one).borderTopWidth)).toBe("1px");
  }
});
