// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import type { SiteSale } from "#domain/widget-keys/site-sale-schema.ts";
import type { KitPort, KitQuery } from "#widgets/client.ts";
import type { WidgetEvent } from "#widgets/events.ts";
import { failureOf, WidgetRequestError } from "#widgets/request.ts";
import { buildKit, buildKitList } from "#widgets/testing/factories.ts";
import { buildSales, SALE } from "#widgets/testing/site-port.ts";
import { click, find, findButton, loadLater, render } from "#widgets/testing/render.tsx";
import { KitOffer } from "./kit-offer.tsx";
// So that its first import takes no time of a test.
import "#widgets/site-sale/purchase.tsx";

afterEach(() => {
  document.body.replaceChildren();
});

async function renderOffer(port: Partial<KitPort> = {}) {
  const events: WidgetEvent[] = [];
  const listKits = vi.fn(port.listKits ?? (async (_query: KitQuery) => buildKitList()));
  const whole = { ...port, listKits };
  const rendered = await render(
    <KitOffer port={whole} kitId="kit_1" onEvent={(event) => events.push(event)} />,
  );
  return { ...rendered, events, listKits };
}

test("one kit is asked for and shown with its price, and the host page is told once", async () => {
  const { container, events, listKits } = await renderOffer();
  expect(listKits.mock.calls).toEqual([[{ ids: "kit_1", page: 1, limit: 1 }]]);
  expect(container.querySelectorAll("article")).toHaveLength(1);
  expect(find(container, ".gs-kit-card__price").textContent.replaceAll("\u00a0", " ")).toContain(
    "R$ 9.874,20",
  );
  expect(events).toEqual([{ name: "ready", detail: { version: 1 } }]);
});

test("on a site that sells nothing, the button chooses the kit and asks the host page for a budget", async () => {
  const { container, events } = await renderOffer();
  await click(findButton(container, "Aumentar"));
  await click(findButton(container, "Pedir orçamento"));
  const name = "Kit 5,50 kWp · Telhado cerâmico";
  expect(events.slice(1)).toEqual([
    { name: "kit-selected", detail: { version: 1, id: "kit_1", name, isSelected: true } },
    { name: "kit-amount-changed", detail: { version: 1, id: "kit_1", amount: 2, previousAmount: 0 } },
    {
      name: "cart-changed",
      detail: { version: 1, items: [{ id: "kit_1", amount: 2 }], totalCents: 1_974_840 },
    },
    {
      name: "budget-requested",
      detail: { version: 1, items: [{ id: "kit_1", name, amount: 2 }], totalCents: 1_974_840 },
    },
  ]);
});

test("where orders are sold, the purchase takes the card's place, and leads back to it with its amount", async () => {
  const { container } = await renderOffer({ sales: buildSales() });
  await click(findButton(container, "Comprar"));
  await loadLater();
  expect(find(container, "form").getAttribute("aria-label")).toBe("Sua compra");
  await click(findButton(container, "Aumentar"));
  await click(findButton(container, "Voltar ao kit"));
  expect(find<HTMLInputElement>(container, ".gs-stepper__input").value).toBe("2");
});

test("nothing can be pressed before it is known what the site takes", async () => {
  let answer: (sale: SiteSale | null) => void = () => undefined;
  const readSale = () => new Promise<SiteSale | null>((resolve) => (answer = resolve));
  const { container, rerender, listKits } = await renderOffer({ sales: buildSales({ readSale }) });
  expect(findButton(container, "Comprar").disabled).toBe(true);
  answer({ ...SALE, sells: ["budget"] });
  await rerender(<KitOffer port={{ listKits, sales: buildSales({ readSale }) }} kitId="kit_1" />);
  expect(findButton(container, "Pedir orçamento").disabled).toBe(false);
});

test("a kit without a price says so, and one without stock cannot be bought", async () => {
  const { priceCents: _cents, ...kit } = buildKit({ availability: "unavailable" });
  const { container } = await renderOffer({ listKits: async () => buildKitList({ items: [kit] }) });
  expect(container.textContent).toContain("Preço sob consulta");
  expect(findButton(container, "Pedir orçamento").disabled).toBe(true);
});

test("a kit that is not sold any more is told to visitors and to the host page, without another try", async () => {
  const { container, events } = await renderOffer({
    listKits: async () => buildKitList({ items: [], totalItems: 0 }),
  });
  expect(find(container, "[role=alert]").textContent).toContain("Este kit não é mais vendido.");
  expect(container.querySelector("button")).toBeNull();
  expect(events).toEqual([
    { name: "error", detail: expect.objectContaining({ type: "KIT_NOT_FOUND", status: 404 }) as unknown },
  ]);
});

test("a kit that does not come is asked for again by a press", async () => {
  let isBroken = true;
  const { container, events } = await renderOffer({
    listKits: async () => {
      if (isBroken) throw new WidgetRequestError(failureOf("NETWORK", 0));
      return buildKitList();
    },
  });
  expect(find(container, "[role=alert]").textContent).toContain("Sem conexão");
  isBroken = false;
  await click(findButton(container, "Tentar de novo"));
  expect(container.querySelectorAll("article")).toHaveLength(1);
  expect(events.map(({ name }) => name)).toEqual(["error", "ready"]);
});

test("another kit is another choice", async () => {
  const { container, rerender, listKits } = await renderOffer();
  await click(findButton(container, "Aumentar"));
  await rerender(<KitOffer port={{ listKits }} kitId="kit_2" />);
  expect(find<HTMLInputElement>(container, ".gs-stepper__input").value).toBe("1");
});
