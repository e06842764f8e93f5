import { expect, test } from "vitest";
import { type PaletteContent, paletteEntries } from "./palette-entries.ts";

const ORDER = {
  group: "requests" as const,
  id: "req_1",
  title: "Casa",
  detail: "PED-1",
  path: "/requests/detail/req_1",
};
const CONTENT: PaletteContent = {
  pages: [
    { name: "Dashboard", path: "/dashboard", title: null },
    { name: "SideBarSettings", path: "/settings/sideBar", title: null },
    { name: "Integrators", path: "/integrators", title: "Parceiros do integrador" },
    { name: "Requests", path: "/requests", title: null },
  ],
  actions: ["dark", "leave"],
  recent: [ORDER, { group: "pages", id: "Audit", title: "Auditoria", detail: "", path: "/audit" }],
  found: [],
};

const linesOf = (query: string, changes: Partial<PaletteContent> = {}) =>
  paletteEntries({ ...CONTENT, ...changes }, query).map(({ group, title }) => `${group}: ${title}`);

test("without a search there is what was opened last, but for pages that are closed now, then pages and actions", () => {
  expect(linesOf(" ")).toEqual([
    "recent: Casa",
    "pages: Painel",
    "pages: Menu do integrador",
    "pages: Parceiros do integrador",
    "pages: Pedidos",
    "actions: Usar aparência escura",
    "actions: Sair",
  ]);
});

test("a search leaves pages by their own titles, those that begin with it first, and actions also by other words", () => {
  expect(linesOf("par")).toEqual(["pages: Parceiros do integrador", "actions: Usar aparência escura"]);
  expect(linesOf("INTEGRADOR")).toEqual(["pages: Menu do integrador", "pages: Parceiros do integrador"]);
  expect(linesOf("p")).toEqual([
    "pages: Painel",
    "pages: Parceiros do integrador",
    "pages: Pedidos",
    "actions: Usar aparência escura",
  ]);
  expect(linesOf("tema")).toEqual(["actions: Usar aparência escura"]);
});

test("records that the server found follow, whatever they matched", () => {
  const { group, ...hit } = ORDER;
  expect(linesOf("52998224725", { found: [{ group, hits: [hit] }] })).toEqual(["requests: Casa"]);
});
