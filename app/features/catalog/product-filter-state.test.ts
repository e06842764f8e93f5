import { expect, test } from "vitest";
import { readProductListQuery } from "#domain/catalog/product-list-schema.ts";
import type { EquipmentGroup } from "#domain/catalog/product-types.ts";
import { activeProductFilters } from "./product-filter-state.ts";

const CATEGORIES = [{ id: "cat_1", name: "Cabos" }];

function chips(group: EquipmentGroup, search: string): string[] {
  const query = readProductListQuery(group, new URLSearchParams(search));
  return activeProductFilters(query, CATEGORIES).map(({ label }) => label);
}

test.each<[EquipmentGroup, string, string[]]>([
  ["modules", "", []],
  ["modules", "active=yes&isToSell=all&page=3&sort=-price", []],
  [
    "modules",
    "q=jinko&minPrice=10.5&active=all",
    ["Busca: jinko", "Preço a partir de: R$\u00a010,50", "Ativos e desativados"],
  ],
  ["modules", "isToSell=no&featured=yes&active=no", ["Fora de venda", "Desativados", "Em destaque"]],
  [
    "modules",
    "minPower=1550&tipo_de_celula=TOPCon",
    ["Potência a partir de (W): 1.550", "Tipo de célula: TOPCon"],
  ],
  ["modules", "tipo_inversor=micro", []],
  [
    "inverters",
    "maxPower=7.5&tipo_inversor=micro&tipo_ligacao=trifasico&voltage=380",
    ["Potência até (kW): 7,5", "Tipo de inversor: Microinversor", "Ligação: Trifásico", "Tensão (V): 380"],
  ],
  ["stringbox", "n_entradas=4&n_saidas=2", ["Entradas: 4", "Saídas: 2"]],
  ["products", "category=cat_1", ["Categoria: Cabos"]],
  ["products", "category=cat_gone", ["Categoria: cat_gone"]],
])("the list of %s at ?%s says what narrows it", (group, search, labels) => {
  expect(chips(group, search)).toEqual(labels);
});

test("a filter is taken off by its own parameter", () => {
  const query = readProductListQuery("modules", new URLSearchParams("q=a&maxPrice=5"));
  expect(activeProductFilters(query, []).map(({ names }) => names)).toEqual([["q"], ["maxPrice"]]);
});
