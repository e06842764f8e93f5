import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTestDistributor } from "#tests/factories/distributor.ts";
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
