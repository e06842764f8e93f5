import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import type { ThemeInput } from "#domain/theme/theme-schema.ts";
import { createTestDistributor, createTestUser } from "#tests/factories/distributor.ts";
import { readRows } from "#tests/factories/rows.ts";
import { callApi } from "#tests/setup/call-api.ts";

const PATH = "/app/staff/theme";
const LOOK: ThemeInput = {
  title: "Sol do Cerrado",
  metaDescription: "Kits para o Centro-Oeste",
  primaryColor: "#0f5f57",
  secondaryColor: "#0b2f2c",
  textColor: "#1f2a29",
  angleLinearGradient: 90,
  colorOneLinearGradient: "#0f5f57",
  colorTwoLinearGradient: "#14b8a6",
  integrations: {},
  loginTheme: {
    type: "gradient",
    alignment: "left",
    headline: "Sol para todos",
    subline: "",
    socialLinks: { web: "https://cerrado.test" },
  },
};

async function openEditor() {
  const owner = await createTestDistributor();
  const { headers } = await createTestUser(owner, { type: "admin" });
  const { data } = await callApi("GET", PATH, { headers });
  return { owner, headers, version: String(data["version"]) };
}

test("a changed look is what everybody reads next, and stands in the log", async () => {
  const { owner, headers, version } = await openEditor();
  const saved = await callApi("PUT", PATH, { headers, body: { theme: LOOK, version } });
  expect(saved.status).toBe(200);
  expect(saved.data["theme"]).toMatchObject(LOOK);
  const open = await callApi("GET", "/app/open/theme", { headers: { "x-debug-distributor": owner.slug } });
  expect(open.data).toMatchObject({ title: "Sol do Cerrado", companyTheme: { primaryColor: "#0f5f57" } });
  const [row] = await readRows(
    owner,
    sql`select event, changes from audit_log where distributor_id = ${owner.id} and event = 'theme.changed'`,
  );
  expect(JSON.parse(String(row?.["changes"]))).toMatchObject({ primaryColor: { to: "#0f5f57" } });
});

test("of two people who change the look at once the second is told, and nothing of the first is lost", async () => {
  const { headers, version } = await openEditor();
  const bodies = ["Um", "Outro"].map((title) => ({ theme: { ...LOOK, title }, version }));
  const answers = [];
  for (const body of bodies) answers.push(await callApi("PUT", PATH, { headers, body }));
  expect(answers.map(({ status }) => status)).toEqual([200, 409]);
  expect((await callApi("GET", PATH, { headers })).data["theme"]).toMatchObject({ title: "Um" });
});

test.each([
  ["a colour that is none", { primaryColor: "laranja" }],
  ["a style in the place of a colour", { primaryColor: "#fff;} body{display:none" }],
  ["a logo from a site without https", { logo: "http://cerrado.test/logo.png" }],
  ["a logo that is a script", { logo: "javascript:alert(1)" }],
  ["an unknown field", { fontSize: 12 }],
  ["an angle beyond the circle", { angleLinearGradient: 361 }],
  ["an empty name", { title: "  " }],
])("%s is refused", async (_what, change) => {
  const { headers, version } = await openEditor();
  const answer = await callApi("PUT", PATH, { headers, body: { theme: { ...LOOK, ...change }, version } });
  expect(answer.status).toBe(400);
});
