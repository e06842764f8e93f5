import { expect, test } from "vitest";
import { pageEntry } from "#domain/access/pages.ts";
import { factsOf } from "#domain/settings-home/settings-facts.ts";
import type { SettingsHomeSection } from "#domain/settings-home/settings-home.ts";
import { SETTINGS_SECTIONS } from "#domain/settings-home/settings-sections.ts";
import { findSettings } from "./find-settings.ts";
import { stateText } from "./state-text.ts";

const ALL: SettingsHomeSection[] = SETTINGS_SECTIONS.map(({ name, pages }) => ({
  name,
  pages: pages.map((page) => ({
    ...{ name: page, path: pageEntry(page).path, isBeta: false },
    facts: factsOf(page).map((fact) => ({ name: fact, count: 0 })),
  })),
}));
const find = (search: string) =>
  findSettings(ALL, search).flatMap(({ pages }) => pages.map(({ name }) => name));

test.each([
  ["validade do orçamento", "RequestSettings"],
  ["parcelas", "PaymentSettings"],
  ["CHAVE PIX", "PaymentHub"],
  ["logotipo", "ThemeSettings"],
  ["manutencao", "GeneralSettings"],
  ["frete", "DeliverySettings"],
])("who looks for “%s” finds %s", (search, name) => {
  expect(find(search)).toContain(name);
});

test("an empty search finds all, and words that no page has find none", () => {
  expect(find("  ")).toHaveLength(SETTINGS_SECTIONS.flatMap(({ pages }) => [...pages]).length);
  expect(findSettings(ALL, "frete zebra")).toEqual([]);
});

test("a line counts in words", () => {
  expect(stateText([{ name: "coupons", count: 0 }])).toBe("nenhum ativo");
  expect(stateText([{ name: "coupons", count: 1 }])).toBe("1 ativo");
  const both = [{ name: "budgetStatuses", count: 5 } as const, { name: "orderStatuses", count: 8 } as const];
  expect(stateText(both)).toBe("5 de orçamento, 8 de pedido");
  expect(stateText([])).toBe("");
});
