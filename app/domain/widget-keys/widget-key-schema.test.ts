import { expect, test } from "vitest";
import { HOURLY_LIMITS } from "./hourly-limits.ts";
import {
  EMPTY_WIDGET_KEY_FORM,
  MAX_ORIGINS,
  toWidgetKeyForm,
  toWidgetKeyInput,
  WidgetKeyInputSchema,
} from "./widget-key-schema.ts";

const sites = (count: number) =>
  Array.from({ length: count }, (_none, at) => `https://s${String(at)}.com.br`);

test("a form reads as many sites as it has lines, each once, and writes them back", () => {
  const form = {
    ...EMPTY_WIDGET_KEY_FORM,
    name: "Site",
    origins: "sol.com.br/kits\n\nhttps://sol.com.br, lua.com.br",
  };
  const input = WidgetKeyInputSchema.parse(toWidgetKeyInput(form));
  expect(input).toEqual({
    name: "Site",
    origins: ["https://sol.com.br", "https://lua.com.br"],
    showPrices: true,
    buyerId: null,
    sells: [],
    ...{ showsKits: true, leadEmail: null, hourlyLimit: 1_000 },
    active: true,
  });
  expect(toWidgetKeyForm(input)).toEqual({ ...form, origins: "https://sol.com.br\nhttps://lua.com.br" });
});

test.each([
  ["without a site", { origins: [] }, "origins"],
  ["with too many sites", { origins: sites(MAX_ORIGINS + 1) }, "origins"],
  ["with a site without https", { origins: ["http://sol.com.br"] }, "origins"],
  ["without a name", { name: "  " }, "name"],
  ["whose contacts go nowhere", { leadEmail: "vendas" }, "leadEmail"],
  ["that writes too little", { hourlyLimit: HOURLY_LIMITS.least - 1 }, "hourlyLimit"],
  ["that writes too much", { hourlyLimit: HOURLY_LIMITS.most + 1 }, "hourlyLimit"],
  ["that sells in nobody's name", { sells: ["order"] }, "buyerId"],
])("a key %s is refused at its field", (_what, changes, field) => {
  const input = { name: "Site", origins: sites(MAX_ORIGINS), ...changes };
  expect(WidgetKeyInputSchema.safeParse(input).error?.issues.map(({ path }) => path.join("."))).toEqual([
    field,
  ]);
});

test("what a key takes is kept once and in order, with whose name it is bought in", () => {
  const form = { ...EMPTY_WIDGET_KEY_FORM, name: "Site", origins: sites(1).join(""), buyerId: "usr_1" };
  const selling = { ...form, sellsBudgets: "true", sellsOrders: "true" };
  const input = WidgetKeyInputSchema.parse(toWidgetKeyInput(selling));
  expect(input).toMatchObject({ buyerId: "usr_1", sells: ["budget", "order"] });
  expect(toWidgetKeyForm(input)).toEqual(selling);
  expect(WidgetKeyInputSchema.parse({ ...input, sells: ["order", "budget", "order"] }).sells).toEqual([
    "budget",
    "order",
  ]);
});
