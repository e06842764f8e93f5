// @vitest-environment happy-dom
import { afterEach, expect, test } from "vitest";
import { KitBuyer } from "#widgets/kit-buyer/kit-buyer.tsx";
import { buildKit, buildKitList } from "#widgets/testing/factories.ts";
import { click, find, findButton, loadLater, render } from "#widgets/testing/render.tsx";
// So that its first import takes no time of a test.
import "./kit-comparison.tsx";

afterEach(() => {
  document.body.replaceChildren();
});

const KITS = [1, 2, 3, 4, 5].map((at) =>
  buildKit({
    ...{ id: `kit_${String(at)}`, name: `Kit ${String(at)} kWp`, priceCents: at * 100_000 },
    products: [{ productId: "p1", name: "550 W", manufacturer: "LONGi", type: "module", amount: at * 2 }],
  }),
);

async function renderBuyer(items = KITS) {
  const list = buildKitList({ items, totalItems: items.length });
  const { container } = await render(<KitBuyer port={{ listKits: async () => list }} />);
  return container;
}

const tickOf = (container: HTMLElement, at: number) =>
  find<HTMLInputElement>(container, `input[aria-label^="Comparar Kit ${String(at)} "]`);

async function compare(container: HTMLElement, ...kits: readonly number[]) {
  for (const at of kits) await click(tickOf(container, at));
}

function rowOf(container: HTMLElement, label: string) {
  const row = Array.from(container.querySelectorAll("dialog tr")).find(({ firstElementChild: head }) =>
    head?.textContent.startsWith(label),
  );
  return Array.from(row?.querySelectorAll("td") ?? [], ({ textContent }) =>
    textContent.replaceAll("\u00a0", " "),
  );
}

test("as many kits as the portal compares can be ticked, and one more once another is not", async () => {
  const container = await renderBuyer();
  await compare(container, 1);
  expect(find(container, ".gs-bars").textContent).toContain("Escolha mais um kit para comparar");
  expect(container.querySelector(".gs-bars button")).toBeNull();
  await compare(container, 2, 3, 4);
  expect(tickOf(container, 5).disabled).toBe(true);
  expect(find(container, ".gs-bars").textContent).toContain("Até 4 kits lado a lado.");
  await compare(container, 1);
  expect(tickOf(container, 5).disabled).toBe(false);
});

test("ticked kits stand side by side, differences are marked and said, and a kit is added from there", async () => {
  const container = await renderBuyer();
  await compare(container, 1, 3);
  await click(findButton(container, "Comparar 2 kits"));
  await loadLater();
  expect(find<HTMLDialogElement>(container, "dialog").open).toBe(true);
  expect(rowOf(container, "Preço")).toEqual(["R$ 1.000,00", "R$ 3.000,00"]);
  expect(rowOf(container, "Módulos")).toEqual(["2 × 550 W", "6 × 550 W"]);
  expect(rowOf(container, "Potência")).toEqual(["5,50 kWp", "5,50 kWp"]);
  const marked = Array.from(
    container.querySelectorAll("dialog tr.gs-compare__differs th"),
    (head) => head.textContent,
  );
  expect(marked).toContain("Preço (difere)");
  expect(marked.join()).not.toContain("Potência");
  await click(findButton(find(container, "dialog"), "Adicionar Kit 3 kWp · Telhado cerâmico"));
  expect(find(container, ".gs-bars").textContent).toContain("1 kit escolhido");
});

test("a kit is taken out of the comparison, which closes with the last but one", async () => {
  const container = await renderBuyer();
  await compare(container, 1, 2, 3);
  await click(findButton(container, "Comparar 3 kits"));
  await loadLater();
  await click(findButton(container, "Retirar Kit 2 kWp · Telhado cerâmico da comparação"));
  expect(rowOf(container, "Preço")).toHaveLength(2);
  expect(document.activeElement?.textContent).toBe("Comparar kits");
  await click(findButton(container, "Retirar Kit 1 kWp · Telhado cerâmico da comparação"));
  expect(container.querySelector("dialog")).toBeNull();
  expect(tickOf(container, 3).checked).toBe(true);
});

test("where prices are hidden none are compared, and a single kit is compared with nothing", async () => {
  const hidden = KITS.map(({ priceCents: _price, pricePerKwpCents: _each, ...kit }) => kit);
  const container = await renderBuyer(hidden);
  await compare(container, 1, 2);
  await click(findButton(container, "Comparar 2 kits"));
  await loadLater();
  expect(find(container, "dialog").textContent).not.toContain("R$");
  const alone = await renderBuyer(KITS.slice(0, 1));
  expect(alone.querySelector("input[type=checkbox]")).toBeNull();
});
