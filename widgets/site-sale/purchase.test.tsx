// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { WidgetEvent } from "#widgets/events.ts";
import { KitBuyer } from "#widgets/kit-buyer/kit-buyer.tsx";
import { failureOf, WidgetRequestError } from "#widgets/request.ts";
import { buildKitList } from "#widgets/testing/factories.ts";
import { change, click, find, findButton, loadLater, render } from "#widgets/testing/render.tsx";
import { buildSales, SALE } from "#widgets/testing/site-port.ts";
import type { SitePort } from "./site-port.ts";
// So that its first import takes no time of a test.
import "./purchase.tsx";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

const refusal = (type: string) =>
  new WidgetRequestError({ type, title: "O preço mudou", description: "Confira.", status: 409 });

async function openPurchase(over: Partial<SitePort> = {}, renderCheckout?: (id: string) => string) {
  const events: WidgetEvent[] = [];
  const sales = buildSales(over);
  const port = { listKits: async () => buildKitList(), sales };
  const { container } = await render(
    <KitBuyer port={port} onEvent={(event) => events.push(event)} renderCheckout={renderCheckout} />,
  );
  await click(findButton(container, "Adicionar Kit 5,50 kWp · Telhado cerâmico"));
  await click(findButton(container, "Continuar"));
  await loadLater();
  await pause();
  return { container, events, sales };
}

const pause = () => act(() => vi.advanceTimersByTimeAsync(400));
const text = (container: HTMLElement) => container.textContent.replaceAll("\u00a0", " ");

function field(container: HTMLElement, label: string): HTMLInputElement {
  const found = Array.from(container.querySelectorAll("label")).find((one) => one.textContent === label);
  return find<HTMLInputElement>(container, `#${CSS.escape(found?.htmlFor ?? "")}`);
}

async function confirmEmail(container: HTMLElement) {
  await change(field(container, "E-mail"), "marina@cliente.test");
  await click(findButton(container, "Enviar código"));
  await change(field(container, "Código de 6 dígitos"), "042195");
  await click(findButton(container, "Confirmar e-mail"));
}

async function fillCustomer(container: HTMLElement) {
  await change(field(container, "Nome ou razão social"), "Marina Alves");
  await change(field(container, "CPF ou CNPJ"), "529.982.247-25");
  await change(field(container, "Telefone com DDD"), "62 98765-4321");
}

test("an order is saved with its freight, its customer and its way of paying, and is paid in the same place", async () => {
  const save = vi.fn<SitePort["save"]>(buildSales().save);
  const { container, events } = await openPurchase({ save }, (id) => `checkout of ${id}`);
  expect(text(container)).toContain("Total sem freteR$ 9.874,20");
  await change(field(container, "CEP"), "74000-000");
  await pause();
  expect(text(container)).toContain("R$ 100,00 · até 7 dias úteis");
  expect(text(container)).toContain("TotalR$ 9.974,20");
  expect([field(container, "Endereço").value, field(container, "Cidade").value]).toEqual([
    "Rua 1",
    "Goiânia",
  ]);
  await change(field(container, "Número"), "2");
  await change(find<HTMLSelectElement>(container, "select"), "pix ");
  await confirmEmail(container);
  await fillCustomer(container);
  await pause();
  await click(findButton(container, "Gerar pedido"));
  expect(save.mock.calls[0]?.[0]).toMatchObject({
    ...{ type: "order", kits: [{ id: "kit_1", amount: 1 }], freightId: "frt_1" },
    ...{ payment: { type: "pix" }, expectedTotalCents: 997_420 },
    customer: { name: "Marina Alves", cpf: "52998224725" },
    address: { CEP: "74000000", number: "2", state: "GO" },
  });
  expect(text(container)).toContain("Pedido PED-000482 gerado");
  expect(text(container)).toContain("checkout of req_1");
  expect(events.at(-1)).toEqual({
    name: "order-created",
    detail: { version: 1, id: "req_1", code: "PED-000482", totalCents: 997_420 },
  });
  await click(findButton(container, "Escolher outros kits"));
  expect(container.querySelector(".gs-budget-bar")).toBeNull();
});

test("a budget needs a name and a confirmed e-mail alone, and without a checkout an order leads to its page", async () => {
  const save = vi.fn<SitePort["save"]>(async ({ type }) => ({
    id: "req_2",
    type,
    code: "ORC-1",
    total: null,
  }));
  const { container, events } = await openPurchase({ save });
  await click(findButton(container, "Salvar orçamento"));
  expect(field(container, "Nome ou razão social").getAttribute("aria-invalid")).toBe("true");
  await change(field(container, "Nome ou razão social"), "Marina");
  await click(findButton(container, "Salvar orçamento"));
  expect(text(container)).toContain("Confirme o seu e-mail para continuar.");
  expect(save).not.toHaveBeenCalled();
  await confirmEmail(container);
  await click(findButton(container, "Salvar orçamento"));
  expect(save.mock.calls[0]?.[0]).toMatchObject({ type: "budget", payment: null });
  expect(text(container)).toContain("Orçamento ORC-1 salvo");
  expect(container.querySelector("a")).toBeNull();
  expect(events.at(-1)).toMatchObject({ name: "budget-created", detail: { totalCents: null } });
});

test("a refused save says why and tells the page, keeps what was typed, and asks the price again", async () => {
  const quote = vi.fn<SitePort["quote"]>(buildSales().quote);
  const save = vi.fn<SitePort["save"]>(async () => Promise.reject(refusal("PRICE_CHANGED")));
  const { container, events } = await openPurchase({ save, quote });
  await change(field(container, "Nome ou razão social"), "Marina");
  await confirmEmail(container);
  await pause();
  const before = quote.mock.calls.length;
  await click(findButton(container, "Salvar orçamento"));
  expect(find(container, "[role=alert]").textContent).toContain("O preço mudou");
  expect(field(container, "Nome ou razão social").value).toBe("Marina");
  await pause();
  expect(quote.mock.calls.length).toBe(before + 1);
  expect(events.at(-1)).toMatchObject({ name: "error", detail: { type: "PRICE_CHANGED", status: 409 } });
  await click(findButton(container, "Salvar orçamento"));
  expect(save.mock.calls[0]?.[1]).not.toBe(save.mock.calls[1]?.[1]);
});

test("what was sent without an answer is sent again as it was, also after a look at other kits", async () => {
  const save = vi.fn<SitePort["save"]>(async () =>
    Promise.reject(new WidgetRequestError(failureOf("NETWORK", 0))),
  );
  const { container } = await openPurchase({ save });
  await change(field(container, "Nome ou razão social"), "Marina");
  await confirmEmail(container);
  await pause();
  await click(findButton(container, "Salvar orçamento"));
  // At once, while the price is asked again.
  await click(findButton(container, "Salvar orçamento"));
  await click(findButton(container, "Voltar aos kits"));
  await click(findButton(container, "Continuar"));
  await click(findButton(container, "Salvar orçamento"));
  expect(save.mock.calls[1]).toEqual(save.mock.calls[0]);
  expect(save.mock.calls[2]).toEqual(save.mock.calls[0]);
  await change(field(container, "Nome ou razão social"), "Marina Alves");
  await click(findButton(container, "Salvar orçamento"));
  expect(save.mock.calls[3]?.[1]).not.toBe(save.mock.calls[0]?.[1]);
});

test("who is told to wait after an answer that got lost sends the same again, under the same key", async () => {
  const save = vi.fn<SitePort["save"]>(async () =>
    Promise.reject(new WidgetRequestError(failureOf("NETWORK", 0))),
  );
  const { container } = await openPurchase({ save });
  await change(field(container, "Nome ou razão social"), "Marina");
  await confirmEmail(container);
  await pause();
  await click(findButton(container, "Salvar orçamento"));
  const wait = { type: "RATE_LIMITED", title: "Muitas tentativas", description: "Espere.", status: 429 };
  save.mockRejectedValueOnce(new WidgetRequestError(wait));
  await click(findButton(container, "Salvar orçamento"));
  await click(findButton(container, "Salvar orçamento"));
  expect(save.mock.calls.map(([, key]) => key)).toEqual(Array(3).fill(save.mock.calls[0]?.[1]));
});

test("where it is not known yet what a site takes, the purchase waits for it, and a press asks again", async () => {
  let isDown = true;
  const readSale = async () =>
    isDown ? Promise.reject(new WidgetRequestError(failureOf("NETWORK", 0))) : SALE;
  const events: WidgetEvent[] = [];
  const port = { listKits: async () => buildKitList(), sales: buildSales({ readSale }) };
  const { container } = await render(<KitBuyer port={port} onEvent={(event) => events.push(event)} />);
  await click(findButton(container, "Adicionar Kit 5,50 kWp · Telhado cerâmico"));
  expect(container.querySelector("[role=alert]")?.textContent ?? "").toBe("");
  await click(findButton(container, "Continuar"));
  expect(find(container, ".gs-budget-bar [role=alert]").textContent).toContain("Sem conexão");
  isDown = false;
  await click(findButton(container, "Continuar"));
  expect(text(container)).toContain("Sua compra");
  expect(events.map(({ name }) => name)).not.toContain("budget-requested");
});

test("a price that did not come is asked for again by a press", async () => {
  const quote = vi.fn<SitePort["quote"]>(buildSales().quote);
  quote.mockRejectedValueOnce(new WidgetRequestError(failureOf("NETWORK", 0)));
  const { container } = await openPurchase({ quote });
  expect(text(container)).toContain("Sem conexão");
  await click(findButton(container, "Tentar de novo"));
  await pause();
  expect(text(container)).toContain("Total sem freteR$ 9.874,20");
  expect(() => findButton(container, "Tentar de novo")).toThrow();
});

test("a wrong code is told, another one can be asked for, and another e-mail be used", async () => {
  const confirmVisit = vi.fn<SitePort["confirmVisit"]>(buildSales().confirmVisit);
  confirmVisit.mockRejectedValueOnce(refusal("INVALID_CODE"));
  const startVisit = vi.fn<SitePort["startVisit"]>(buildSales().startVisit);
  const { container } = await openPurchase({ confirmVisit, startVisit });
  await change(field(container, "E-mail"), "marina");
  await click(findButton(container, "Enviar código"));
  expect(startVisit).not.toHaveBeenCalled();
  expect(text(container)).toContain("E-mail inválido.");
  await confirmEmail(container);
  expect(find(container, "[role=alert]").textContent).toContain("O preço mudou");
  await click(findButton(container, "Enviar outro código"));
  expect(startVisit).toHaveBeenCalledTimes(2);
  await change(field(container, "Código de 6 dígitos"), "042195");
  await click(findButton(container, "Confirmar e-mail"));
  expect(text(container)).toContain("E-mail confirmado: marina@cliente.test");
  await click(findButton(container, "Usar outro e-mail"));
  expect(field(container, "E-mail").value).toBe("marina@cliente.test");
});

test("a site that takes budgets alone has no way of paying, and one that sells nothing tells the host page", async () => {
  const budgets = await openPurchase({ readSale: async () => ({ ...SALE, sells: ["budget"] }) });
  expect(budgets.container.querySelector("select")).toBeNull();
  expect(() => findButton(budgets.container, "Gerar pedido")).toThrow();
  const port = { listKits: async () => buildKitList(), sales: buildSales({ readSale: async () => null }) };
  const { container } = await render(<KitBuyer port={port} />);
  await click(findButton(container, "Adicionar Kit 5,50 kWp · Telhado cerâmico"));
  expect(findButton(container, "Pedir orçamento")).toBeDefined();
});

test("an integrator is told for which company it buys, and the kits are read again at its prices", async () => {
  const listKits = vi.fn(async () => buildKitList());
  const confirmVisit: SitePort["confirmVisit"] = async () => ({
    ...{ visit: "v", expiresAt: "2026-11-30T00:00:00.000Z" },
    integrator: { name: "Marcos Andrade", companyName: "Luz do Cerrado" },
  });
  const port = { listKits, sales: buildSales({ confirmVisit }) };
  const { container } = await render(<KitBuyer port={port} />);
  await click(findButton(container, "Adicionar Kit 5,50 kWp · Telhado cerâmico"));
  await click(findButton(container, "Continuar"));
  await loadLater();
  await click(find(container, "input[value=integrator]"));
  await confirmEmail(container);
  expect(text(container)).toContain("Marcos Andrade, de Luz do Cerrado");
  expect(listKits).toHaveBeenCalledTimes(2);
});
