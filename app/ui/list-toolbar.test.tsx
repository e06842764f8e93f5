// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, expect, test } from "vitest";
import { openList } from "#tests/fakes/list-page.tsx";
import { change, find, findButton } from "#widgets/testing/render.tsx";
import { ListToolbar } from "./list-toolbar.tsx";

const toolbar = (
  <ListToolbar
    searchLabel="Buscar fruta"
    filters={
      <label>
        De <input name="minPrice" defaultValue="10" />
      </label>
    }
    active={[
      { names: ["minPrice", "maxPrice"], label: "Preço de R$ 10 a R$ 20" },
      { names: ["origin"], label: "Origem: CE" },
    ]}
    keep={["tab"]}
  />
);

afterEach(() => {
  document.body.replaceChildren();
});

const submit = (form: HTMLElement) =>
  act(async () => {
    form.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  });

test("what is searched for goes into the address, beside filters, order and what is kept; what is empty stays out", async () => {
  const { container, search } = await openList(toolbar, "?sort=-name&tab=a&page=4&other=1");
  await change(find<HTMLInputElement>(container, 'input[type="search"]'), "  caju ");
  await change(find<HTMLInputElement>(container, 'input[name="minPrice"]'), "");
  await submit(find(container, "form"));
  expect(search()).toBe("?sort=-name&tab=a&search=caju");
});

test("a search field keeps the focus when its own search arrives, and is emptied when the address is", async () => {
  const { container } = await openList(toolbar);
  const field = find<HTMLInputElement>(container, 'input[type="search"]');
  await change(field, "caju");
  await submit(find(container, "form"));
  expect(find(container, 'input[type="search"]')).toBe(field);
});

test("every filter that is on can be taken off by itself, or all at once", async () => {
  const at = "?minPrice=10&maxPrice=20&origin=CE&sort=name&page=2";
  const one = await openList(toolbar, at);
  const chips = [...one.container.querySelectorAll<HTMLElement>(".app-chips a")];
  expect(chips.map((chip) => chip.getAttribute("aria-label") ?? chip.textContent)).toEqual([
    "Remover filtro: Preço de R$ 10 a R$ 20",
    "Remover filtro: Origem: CE",
    "Limpar tudo",
  ]);
  await act(async () => chips[0]?.click());
  expect(one.search()).toBe("?origin=CE&sort=name");
  const all = await openList(toolbar, at);
  await act(async () => [...all.container.querySelectorAll<HTMLElement>(".app-chips a")][2]?.click());
  expect(all.search()).toBe("?sort=name");
});

test("the button of the filters tells how many are on, and applying closes them", async () => {
  const { container } = await openList(toolbar);
  const filters = find<HTMLDetailsElement>(container, "details");
  expect(find(filters, "summary").textContent).toBe("Filtros (2)");
  filters.open = true;
  findButton(filters, "Aplicar").focus();
  await submit(find(container, "form"));
  expect(filters.open).toBe(false);
  expect(document.activeElement).toBe(find(filters, "summary"));
});
