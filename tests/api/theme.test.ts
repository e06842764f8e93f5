import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTestDistributor, createTestUser } from "#tests/factories/distributor.ts";
import { createTestPaymentMethod } from "#tests/factories/payment-method.ts";
import { changeRows } from "#tests/factories/rows.ts";
import { callApi } from "#tests/setup/call-api.ts";

const THEME = {
  title: "Sol Nascente",
  metaDescription: "Kits de energia solar",
  favicon: "/arquivos/favicon.ico",
  primaryColor: "#c2410c",
  secondaryColor: "#1f2a44",
  buttonColor: "#9a3412",
  iconColor: "#7c2d12",
  angleLinearGradient: 120,
  colorOneLinearGradient: "#fdba74",
  colorTwoLinearGradient: "#c2410c",
  loginTheme: {
    type: "gradient",
    alignment: "left",
    headline: "Bem-vindo",
    socialLinks: { web: "https://sol.test" },
  },
};

function setTheme(owner: Awaited<ReturnType<typeof createTestDistributor>>, theme: unknown) {
  return changeRows(
    owner,
    sql`update distributor_profile set theme = ${JSON.stringify(theme)} where distributor_id = ${owner.id}`,
  );
}

function readTheme(slug: string) {
  return callApi("GET", "/app/open/theme", { headers: { "x-debug-distributor": slug } });
}

test("each distributor has its own theme, read without login or payload [THEME-01, CALLS-07]", async () => {
  const [one, other] = [await createTestDistributor(), await createTestDistributor()];
  await setTheme(one, THEME);
  const answer = await readTheme(one.slug);
  expect(answer.status).toBe(200);
  expect(answer.data).toMatchObject({
    title: "Sol Nascente",
    metaDescription: "Kits de energia solar",
    frontendSettings: { favicon: "/arquivos/favicon.ico" },
  });
  expect((await readTheme(other.slug)).data).toMatchObject({ title: `Distribuidora ${other.slug}` });
});

test("companyTheme holds the colours, the gradient and the login theme [THEME-02]", async () => {
  const owner = await createTestDistributor();
  await setTheme(owner, THEME);
  const { title: _title, metaDescription: _meta, favicon: _favicon, loginTheme, ...colours } = THEME;
  expect((await readTheme(owner.slug)).data["companyTheme"]).toEqual({
    ...colours,
    loginTheme: { ...loginTheme, subline: "" },
  });
});

test("the theme names favicon, title, description, terms and integrations, and the BI address to those who may open it [THEME-03]", async () => {
  const owner = await createTestDistributor();
  const integrations = { tracking: { url: "https://medidor.test/p" } };
  await setTheme(owner, {
    ...THEME,
    term: "https://sol.test/termos.pdf",
    integrations,
    dashboardBIUrl: "https://bi.test/painel",
  });
  const open = (await readTheme(owner.slug)).data;
  expect(open).toMatchObject({
    title: "Sol Nascente",
    metaDescription: "Kits de energia solar",
    frontendSettings: { favicon: "/arquivos/favicon.ico" },
    term: "https://sol.test/termos.pdf",
    integrations,
    deliveryIntegrations: ["pied"],
  });
  expect(JSON.stringify(open)).not.toContain("bi.test");
  const [admin, integrator] = [await createTestUser(owner, { type: "admin" }), await createTestUser(owner)];
  const asked = (headers: Record<string, string>) => callApi("GET", "/app/open/theme", { headers });
  expect((await asked(admin.headers)).data["dashboardBIUrl"]).toBe("https://bi.test/painel");
  expect((await asked(integrator.headers)).data["dashboardBIUrl"]).toBeUndefined();
});

test.each([
  ["01234567000195", true],
  ["12ABC34501DE35", true], // a CNPJ with letters
  ["+5511987654321", true],
  ["123e4567-e89b-12d3-a456-426614174000", true],
  ["", false],
  ["minha chave", false], // no key at all: none
  ["01234567000196", false], // wrong check digit
])(
  "with the Pix key “%s” the theme says that one can pay here: %s [THEME-04, THEME-05]",
  async (pixKey, isOpen) => {
    const owner = await createTestDistributor();
    await changeRows(
      owner,
      sql`update distributor_profile set settings = json_set(settings, '$.payments.pixKey', ${pixKey},
      '$.payments.notIntegrated', json('{"paymentDetailsEnable":true,"agreementTermsConfirmationText":"De acordo"}'))
      where distributor_id = ${owner.id}`,
    );
    expect((await readTheme(owner.slug)).data).toMatchObject({
      paymentHub: {
        status: isOpen,
        antifraud: false,
        methods: [{ method: "pix", active: isOpen }],
        providers: ["sandbox"],
        notIntegratedPayments: { paymentDetailsEnable: true, agreementTermsConfirmationText: "De acordo" },
      },
      saleSetting: { checkoutPayment: isOpen },
    });
  },
);

test("the shop tells that somebody watches for fraud where refused cards are stopped, or its provider does [THEME-04]", async () => {
  const owner = await createTestDistributor();
  const antifraud = async (payments: object) => {
    await changeRows(
      owner,
      sql`update distributor_profile set settings = json_patch(settings, ${JSON.stringify({ payments })})
        where distributor_id = ${owner.id}`,
    );
    return (await readTheme(owner.slug)).data["paymentHub"];
  };
  expect(await antifraud({ methods: ["pix"] })).toMatchObject({ antifraud: false });
  expect(await antifraud({ methods: ["credito"] })).toMatchObject({ antifraud: true });
  expect(await antifraud({ stopsCards: false })).toMatchObject({ antifraud: false });
  expect(await antifraud({ provider: "mercadopago" })).toMatchObject({ antifraud: true });
});

test("the shop tells the ways to pay and to deliver that the distributor has set up", async () => {
  const owner = await createTestDistributor();
  const hub = async () => (await readTheme(owner.slug)).data["paymentHub"];
  expect(await hub()).toMatchObject({ methods: [{ method: "pix", active: true }], providers: ["sandbox"] });
  await createTestPaymentMethod(owner, { type: "boleto" });
  await createTestPaymentMethod(owner, { type: "credito", active: false });
  expect(await hub()).toMatchObject({
    status: true,
    methods: [
      { method: "boleto", active: true },
      { method: "credito", active: false },
    ],
  });
  const deliver = async (delivery: object) => {
    await changeRows(
      owner,
      sql`update distributor_profile set settings = json_patch(settings, ${JSON.stringify({ delivery })})
        where distributor_id = ${owner.id}`,
    );
    return (await readTheme(owner.slug)).data["deliveryIntegrations"];
  };
  const intelipost = { enabled: true, sealedKey: "selada" };
  expect(await deliver({ intelipost })).toEqual(["intelipost", "pied"]);
  expect(await deliver({ intelipost: { enabled: false } })).toEqual(["pied"]);
  expect(await deliver({ intelipost, ships: false })).toEqual(["none"]);
});

test("without a favicon of its own a distributor has the drawn one, whose address changes with the look", async () => {
  const owner = await createTestDistributor();
  await setTheme(owner, { primaryColor: "#c2410c" });
  const one = (await readTheme(owner.slug)).data;
  await setTheme(owner, { primaryColor: "#0f5f57" });
  const other = (await readTheme(owner.slug)).data;
  expect(one["frontendSettings"]).toEqual({ favicon: `/tema/${String(one["version"])}.svg` });
  expect(other["version"]).not.toBe(one["version"]);
});

test.each([
  ["is empty", {}],
  ["has a colour that is none", { primaryColor: "laranja" }],
  ["is no object", "laranja"],
])("a stored theme that %s falls back to the defaults", async (_title, stored) => {
  const owner = await createTestDistributor();
  await setTheme(owner, stored);
  const answer = await readTheme(owner.slug);
  expect(answer.status).toBe(200);
  expect(answer.data).toMatchObject({ title: "Girassol", companyTheme: { primaryColor: "#4248f1" } });
});
