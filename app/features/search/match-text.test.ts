import { expect, test } from "vitest";
import { markMatches, matchesWords } from "./match-text.ts";

const marked = (text: string, query: string) =>
  markMatches(text, query)
    .map((part) => (part.isMatch ? `<${part.text}>` : part.text))
    .join("");

test.each([
  ["Pedidos", "ped", "<Ped>idos"],
  ["Publicação", "caco", "Publicação"],
  ["Publicação", "cacao", "Publi<cação>"],
  ["Menu do integrador", "integ menu", "<Menu> do <integ>rador"],
  ["Kit kit", "KIT", "<Kit> <kit>"],
  ["aaa", "aa", "<aaa>"],
  ["Kit (5,50)", "(5", "Kit <(5>,50)"],
  ["Kits", "", "Kits"],
  ["", "a", ""],
])("in %s, a search for %s marks %s", (text, query, expected) => {
  expect(marked(text, query)).toBe(expected);
});

test("a text that holds its marks apart from its letters is marked too", () => {
  expect(marked("Aparência".normalize("NFD"), "rencia")).toBe("Apa<rência>");
});

test.each([
  ["Perfis de usuário", "usuario perf", true],
  ["Perfis de usuário", "usuario x", false],
  ["Perfis de usuário", "  ", true],
])("%s answers the search %s: %s", (text, query, isFound) => {
  expect(matchesWords(text, query)).toBe(isFound);
});
