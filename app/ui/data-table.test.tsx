// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, expect, test } from "vitest";
import { openList, untilShown } from "#tests/fakes/list-page.tsx";
import { click, find, findButton } from "#widgets/testing/render.tsx";
import { type DataColumn, DataTable, type DataTableProps } from "./data-table.tsx";

interface Fruit {
  id: string;
  name: string;
  price: number;
  origin: string;
}

const FRUITS: Fruit[] = [
  { id: "f1", name: "Caju", price: 300, origin: "CE" },
  { id: "f2", name: "Umbu", price: 200, origin: "BA" },
];

const COLUMNS: DataColumn<Fruit>[] = [
  { key: "name", title: "Nome", cell: ({ name }) => name, sort: "name" },
  { key: "origin", title: "Origem", cell: ({ origin }) => origin, hideable: true },
  { key: "price", title: "Preço", cell: ({ price }) => price, sort: "price", align: "end" },
];

const TABLE: DataTableProps<Fruit> = {
  caption: "Frutas",
  rows: FRUITS,
  rowKey: ({ id }) => id,
  columns: COLUMNS,
  sort: null,
};

afterEach(() => {
  document.body.replaceChildren();
  window.localStorage.clear();
});

const texts = (within: HTMLElement, selector: string) =>
  Array.from(within.querySelectorAll(selector), ({ textContent }) => textContent);

test("a row is named by its first column, and each cell carries its title for the card of a phone", async () => {
  const { container } = await openList(<DataTable {...TABLE} />);
  expect(texts(container, 'tbody th[scope="row"]')).toEqual(["Caju", "Umbu"]);
  const cells = container.querySelectorAll("tbody tr:first-child [data-label]");
  expect(Array.from(cells, (cell) => cell.getAttribute("data-label"))).toEqual(["Nome", "Origem", "Preço"]);
  expect(find(container, "tbody td:last-child").className).toBe("app-number");
});

test("a head orders the list upwards, then downwards, and begins at the first page again", async () => {
  const page = await openList(<DataTable {...TABLE} />, "?search=u&page=3");
  await click(find(page.container, "thead a"));
  expect(page.search()).toBe("?search=u&sort=name");
  const up = await openList(<DataTable {...TABLE} sort={{ key: "name", direction: "asc" }} />);
  const head = find(up.container, "thead th");
  expect(head.getAttribute("aria-sort")).toBe("ascending");
  await click(find(head, "a"));
  expect(up.search()).toBe("?sort=-name");
});

test("on a phone the orders stand in a menu, with the one that is on", async () => {
  const { container, search } = await openList(
    <DataTable {...TABLE} sort={{ key: "price", direction: "desc" }} />,
    "?sort=-price",
  );
  const menu = find(container, ".app-data__sort-menu");
  expect(texts(menu, "a")).toEqual([
    "Nome, crescente",
    "Nome, decrescente",
    "Preço, crescente",
    "Preço, decrescente",
  ]);
  expect(texts(menu, '[aria-current="true"]')).toEqual(["Preço, decrescente"]);
  Object.assign(menu, { open: true });
  await click(find(menu, "li:nth-child(2) a"));
  expect(search()).toBe("?sort=-name");
  expect(menu.hasAttribute("open")).toBe(false);
});

test("a column that is left out stays out the next time, until all are wanted again", async () => {
  const first = await openList(<DataTable {...TABLE} />);
  await click(find(first.container, '.app-drop__choices input[type="checkbox"]'));
  expect(texts(first.container, "thead th")).toEqual(["Nome", "Preço"]);
  await expect.poll(() => window.localStorage.length).toBe(1);
  await first.unmount();

  const second = await openList(<DataTable {...TABLE} />);
  await untilShown(() => expect.poll(() => texts(second.container, "thead th")).toEqual(["Nome", "Preço"]));
  const other = await openList(<DataTable {...TABLE} caption="Verduras" />);
  expect(texts(other.container, "thead th")).toEqual(["Nome", "Origem", "Preço"]);
  await click(findButton(second.container, "Mostrar todas"));
  expect(texts(second.container, "thead th")).toEqual(["Nome", "Origem", "Preço"]);
});

test("a column that nobody asked for is left out until it is wanted", async () => {
  const columns = COLUMNS.map((column) =>
    column.key === "origin" ? { ...column, startsHidden: true } : column,
  );
  const { container } = await openList(<DataTable {...TABLE} columns={columns} />);
  expect(texts(container, "thead th")).toEqual(["Nome", "Preço"]);
  await click(find(container, '.app-drop__choices input[type="checkbox"]'));
  expect(texts(container, "thead th")).toEqual(["Nome", "Origem", "Preço"]);
});

test("rows are chosen one by one or all of the page, and those of other pages stay chosen", async () => {
  const chosen: string[][] = [];
  const withSelected = (...selected: string[]) => (
    <DataTable
      {...TABLE}
      selection={{
        selected: new Set(selected),
        onChange: (ids) => chosen.push([...ids]),
        actions: <button type="button">Exportar</button>,
      }}
    />
  );
  const none = await openList(withSelected());
  expect(none.container.textContent).not.toContain("Exportar");
  await click(find(none.container, "tbody input"));
  const some = await openList(withSelected("f1", "f9"));
  expect(find(some.container, '[role="status"]').textContent).toBe("2 selecionados");
  expect(findButton(some.container, "Exportar")).toBeDefined();
  expect(find<HTMLInputElement>(some.container, "thead input").indeterminate).toBe(true);
  await click(find(some.container, "thead input"));
  await click(find(some.container, "tbody input"));
  await click(findButton(some.container, "Limpar seleção"));
  const all = await openList(withSelected("f1", "f2", "f9"));
  await click(find(all.container, "thead input"));
  expect(chosen).toEqual([["f1"], ["f9", "f1", "f2"], ["f9"], [], ["f9"]]);
});

test("the box of a row is named like the row", async () => {
  const selection = { selected: new Set<string>(), onChange: () => undefined };
  const { container } = await openList(<DataTable {...TABLE} selection={selection} />);
  const name = find(container, "tbody input").getAttribute("aria-labelledby") ?? "";
  expect(document.getElementById(name)?.textContent).toBe("Caju");
});

test("while another page of the list is on its way the table says that it is busy", async () => {
  const page = await openList(<DataTable {...TABLE} />, "", true);
  const table = find(page.container, "table");
  expect(table.getAttribute("aria-busy")).toBe("false");
  await click(find(page.container, "thead a"));
  expect(table.getAttribute("aria-busy")).toBe("true");
  await act(() => page.answer());
  expect(table.getAttribute("aria-busy")).toBe("false");
});

test("a menu closes with Escape and when one goes elsewhere", async () => {
  const { container } = await openList(<DataTable {...TABLE} />);
  const menu = find<HTMLDetailsElement>(container, "details:has(.app-drop__choices)");
  menu.open = true;
  menu.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  expect(menu.open).toBe(false);
  menu.open = true;
  find(menu, "input").dispatchEvent(new Event("pointerdown", { bubbles: true }));
  expect(menu.open).toBe(true);
  find(container, "table").dispatchEvent(new Event("pointerdown", { bubbles: true }));
  expect(menu.open).toBe(false);
});
