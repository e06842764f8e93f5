// @vitest-environment happy-dom
import { act, StrictMode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import type { KitList } from "#domain/kits/kit-list-schema.ts";
import type { KitQuery } from "#widgets/client.ts";
import type { WidgetEvent } from "#widgets/events.ts";
import { failureOf, WidgetRequestError } from "#widgets/request.ts";
import { ESTIMATE_ANSWER, field, fillHouse } from "#widgets/testing/estimate.ts";
import { buildKit, buildKitList } from "#widgets/testing/factories.ts";
import { change, click, eventually, find, findButton, loadLater, render } from "#widgets/testing/render.tsx";
import { buildSales } from "#widgets/testing/site-port.ts";
import { KitBuyer } from "./kit-buyer.tsx";
import { createChoiceMemory } from "./remembered-choice.ts";

afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

async function renderBuyer(listKits: (query: KitQuery) => Promise<KitList>) {
  const asked = vi.fn(listKits);
  const events: WidgetEvent[] = [];
  const port = { listKits: asked };
  const rendered = await render(<KitBuyer port={port} onEvent={(event) => events.push(event)} />);
  return { ...rendered, asked, events };
}

test("the kit buyer shows a skeleton, then the kits, and says that it is ready once", async () => {
  let answer: (list: KitList) => void = () => undefined;
  const { container, events } = await renderBuyer(
    () =>
      new Promise((resolve) => {
        answer = resolve;
      }),
  );
  expect(container.querySelector(".gs-skeleton")).not.toBeNull();
  expect(find(container, "[role=status]").textContent).toBe("Carregando kits…");
  await act(async () => {
    answer(buildKitList());
  });
  expect(container.querySelector(".gs-skeleton")).toBeNull();
  expect(find(container, "h3").textContent).toBe("Kit 5,50\u00a0kWp · Telhado cerâmico");
  expect(events).toEqual([{ name: "ready", detail: { version: 1 } }]);
});

test("effects that run twice ask once and say once that the kits are there", async () => {
  const listKits = vi.fn(async () => buildKitList());
  const onEvent = vi.fn<(event: WidgetEvent) => void>();
  await render(
    <StrictMode>
      <KitBuyer port={{ listKits }} onEvent={onEvent} />
    </StrictMode>,
  );
  expect(listKits).toHaveBeenCalledTimes(1);
  expect(onEvent.mock.calls).toEqual([[{ name: "ready", detail: { version: 1 } }]]);
});

test("a range without kits says so, and clearing the filter brings them back", async () => {
  vi.useFakeTimers();
  const { container, asked } = await renderBuyer(async ({ minPower }) =>
    minPower === undefined ? buildKitList() : buildKitList({ items: [], totalItems: 0 }),
  );
  await change(find<HTMLInputElement>(container, "input[aria-label^='Potência a partir']"), "90,5");
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(asked).toHaveBeenLastCalledWith({ page: 1, limit: 10, sort: "power", minPower: 90.5 });
  expect(container.textContent).toContain("Sem kits nessa faixa de potência");
  await click(findButton(container, "Limpar filtros"));
  expect(asked).toHaveBeenLastCalledWith({ page: 1, limit: 10, sort: "power" });
  expect(container.querySelectorAll("article")).toHaveLength(1);
});

test("who knows a bill and no power sees the kits around the system for it", async () => {
  const asked = vi.fn(async (_query: KitQuery) => buildKitList());
  const events: WidgetEvent[] = [];
  const estimate = vi.fn(async () => ESTIMATE_ANSWER);
  const sizing = { listCities: async () => ["Goiânia"], estimate };
  const port = { listKits: asked, sizing, sales: buildSales() };
  const { container } = await render(<KitBuyer port={port} onEvent={(event) => events.push(event)} />);
  const opener = findButton(container, "Escolher pela conta de luz");
  expect(opener.getAttribute("aria-expanded")).toBe("false");
  await click(opener);
  await act(() => import("./bill-panel.tsx"));
  await eventually(() => {
    findButton(container, "Calcular");
  });
  await fillHouse(container);
  await click(findButton(container, "Calcular"));
  expect(estimate).toHaveBeenCalledWith({ state: "GO", city: "Goiânia", bill: 450, grid: null });
  expect(container.textContent).toContain("Abaixo, os kits de 2,67 a 4,34 kWp para este sistema.");
  expect(container.textContent).toContain("Tarifa de R$ 1,05 por kWh");
  expect(asked).toHaveBeenLastCalledWith({
    page: 1,
    limit: 10,
    sort: "power",
    minPower: 2.67,
    maxPower: 4.34,
  });
  expect(events.at(-1)).toMatchObject({ name: "system-estimated", detail: { powerW: 3_337 } });
  // Closed and opened again, it is as it was.
  await click(opener);
  await click(opener);
  expect(field(container, "Cidade").value).toBe("goiania");
  // A purchase hides it, and a look at other kits shows it as it was.
  await click(findButton(container, "Adicionar Kit 5,50 kWp · Telhado cerâmico"));
  await click(findButton(container, "Continuar"));
  await loadLater();
  expect(opener.closest("[hidden]")).not.toBeNull();
  await click(findButton(container, "Voltar aos kits"));
  expect(opener.isConnected && opener.closest("[hidden]")).toBeNull();
  expect(field(container, "Cidade").value).toBe("goiania");
});

test("a bill at its minimum changes no filter and says why", async () => {
  const asked = vi.fn(async (_query: KitQuery) => buildKitList());
  const sizing = {
    listCities: async () => ["Goiânia"],
    estimate: async () => ({ estimate: null, takesContacts: false }),
  };
  const { container } = await render(<KitBuyer port={{ listKits: asked, sizing }} />);
  await click(findButton(container, "Escolher pela conta de luz"));
  await eventually(() => {
    findButton(container, "Calcular");
  });
  await fillHouse(container);
  await click(findButton(container, "Calcular"));
  expect(container.textContent).toContain("já está perto do mínimo");
  expect(asked).toHaveBeenCalledTimes(1);
});

test("a house that a lead form of the same page estimates filters the kits, until the widget leaves", async () => {
  const { container, asked, unmount } = await renderBuyer(async () => buildKitList());
  const tell = (powerW: number) =>
    document.dispatchEvent(new CustomEvent("girassol:system-estimated", { detail: { version: 1, powerW } }));
  await act(async () => tell(5_000));
  expect(asked).toHaveBeenLastCalledWith({ page: 1, limit: 10, sort: "power", minPower: 4, maxPower: 6.5 });
  expect(find<HTMLInputElement>(container, "input[aria-label^='Potência até']").value).toBe("6,50");
  await unmount();
  await act(async () => tell(9_000));
  expect(asked).toHaveBeenCalledTimes(2);
});

test.each([
  ["abc", "", "Escreva a potência só com números, como 5,50."],
  ["7", "5,5", "A potência inicial está maior que a final."],
])("a power range from “%s” to “%s” is not asked for but explained", async (from, to, problem) => {
  vi.useFakeTimers();
  const { container, asked } = await renderBuyer(async () => buildKitList());
  await change(find<HTMLInputElement>(container, "input[aria-label^='Potência a partir']"), from);
  await change(find<HTMLInputElement>(container, "input[aria-label^='Potência até']"), to);
  await act(() => vi.advanceTimersByTimeAsync(500));
  expect(find(container, ".gs-filters [role=alert]").textContent).toBe(problem);
  expect(asked).toHaveBeenCalledTimes(1);
});

test("a failure is explained, told to the host page, and asked again on request", async () => {
  let isBroken = true;
  const { container, events } = await renderBuyer(async () => {
    if (isBroken) throw new WidgetRequestError(failureOf("NETWORK", 0));
    return buildKitList();
  });
  expect(find(container, "[role=alert]").textContent).toContain("Sem conexão");
  expect(events.map(({ name }) => name)).toEqual(["error"]);
  isBroken = false;
  await click(findButton(container, "Tentar de novo"));
  expect(container.querySelectorAll("article")).toHaveLength(1);
});

test("a site that is not allowed is told so, without another try", async () => {
  const { container } = await renderBuyer(async () => {
    throw new WidgetRequestError({ type: "ORIGIN_NOT_ALLOWED", title: "?", description: "?", status: 403 });
  });
  expect(container.textContent).toContain("Este site não está autorizado a mostrar estes kits.");
  expect(container.querySelector("button")).toBeNull();
});

test("the list is turned page by page, and the order begins at page 1 again", async () => {
  const { container, asked } = await renderBuyer(async ({ page = 1 }) =>
    buildKitList({ page, totalItems: 21 }),
  );
  expect(container.textContent).toContain("1–1 de 21");
  await click(findButton(container, "Próxima página"));
  expect(asked).toHaveBeenLastCalledWith({ page: 2, limit: 10, sort: "power" });
  await change(find<HTMLSelectElement>(container, ".gs-filters__sort select"), "pricePerKwp");
  expect(asked).toHaveBeenLastCalledWith({ page: 1, limit: 10, sort: "pricePerKwp" });
});

test("an answer to an earlier question never replaces a later one", async () => {
  const answers: ((list: KitList) => void)[] = [];
  const { container } = await renderBuyer(
    () =>
      new Promise((resolve) => {
        answers.push(resolve);
      }),
  );
  await change(find<HTMLSelectElement>(container, ".gs-filters__sort select"), "price");
  await act(async () => {
    answers[1]?.(buildKitList({ items: [buildKit({ name: "Kit depois" })] }));
    answers[0]?.(buildKitList({ items: [buildKit({ name: "Kit antes" })] }));
  });
  expect(find(container, "h3").textContent).toContain("Kit depois");
});

test("chosen kits are summed, and asking for a budget names them to the host page", async () => {
  const { container, events } = await renderBuyer(async () => buildKitList());
  expect(container.querySelector(".gs-budget-bar")).toBeNull();
  await click(findButton(container, "Adicionar Kit 5,50 kWp · Telhado cerâmico"));
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Aumentar");
  await click(findButton(container, "Aumentar"));
  const bar = find(container, ".gs-budget-bar");
  expect(bar.textContent.replaceAll("\u00a0", " ")).toContain("2 kits escolhidosR$ 19.748,40");
  await click(findButton(container, "Pedir orçamento"));
  const name = "Kit 5,50 kWp · Telhado cerâmico";
  expect(events.slice(1)).toEqual([
    { name: "kit-selected", detail: { version: 1, id: "kit_1", name, isSelected: true } },
    { name: "kit-amount-changed", detail: { version: 1, id: "kit_1", amount: 1, previousAmount: 0 } },
    {
      name: "cart-changed",
      detail: { version: 1, items: [{ id: "kit_1", amount: 1 }], totalCents: 987_420 },
    },
    { name: "kit-amount-changed", detail: { version: 1, id: "kit_1", amount: 2, previousAmount: 1 } },
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

test("a kit that is taken out again leaves the bar, and the keyboard on its button", async () => {
  const { container } = await renderBuyer(async () => buildKitList());
  await click(findButton(container, "Adicionar Kit 5,50 kWp · Telhado cerâmico"));
  await click(findButton(container, "Diminuir"));
  expect(container.querySelector(".gs-budget-bar")).toBeNull();
  expect(document.activeElement?.textContent).toBe("Adicionar");
});

test("a kit that is not available cannot be added", async () => {
  const { container } = await renderBuyer(async () =>
    buildKitList({ items: [buildKit({ availability: "unavailable" })] }),
  );
  expect(findButton(container, "Adicionar Kit 5,50 kWp · Telhado cerâmico").disabled).toBe(true);
});

test("a link to a kit shows it alone, until all are asked for", async () => {
  const asked = vi.fn(async (_query: KitQuery) => buildKitList());
  const { container } = await render(<KitBuyer port={{ listKits: asked }} onlyKit="kto_1" />);
  expect(asked).toHaveBeenLastCalledWith({ page: 1, limit: 10, sort: "power", ids: "kto_1" });
  await click(findButton(container, "Ver todos os kits"));
  expect(asked).toHaveBeenLastCalledWith({ page: 1, limit: 10, sort: "power" });
  expect(() => findButton(container, "Ver todos os kits")).toThrow();
});

test("a choice is taken up where a site lets it be kept: kits that are still sold, and never over a newer one", async () => {
  const written: unknown[] = [];
  const memory = {
    read: () => [
      { id: "kit_1", amount: 3 },
      { id: "kit_gone", amount: 1 },
    ],
    write: (items: unknown) => written.push(items),
  };
  const listKits = vi.fn(async (_query: KitQuery) => buildKitList());
  const { container, rerender } = await render(<KitBuyer port={{ listKits }} memory={memory} />);
  expect(listKits).toHaveBeenCalledWith({ ids: "kit_1,kit_gone", limit: 20, page: 1 });
  expect(find(container, ".gs-budget-bar").textContent).toContain("3 kits escolhidos");
  await rerender(<KitBuyer port={{ listKits }} memory={memory} />);
  await click(findButton(container, "Diminuir"));
  expect(written).toEqual([[{ id: "kit_1", amount: 2 }]]);
});

test("a storage that is blocked, full, or holds something else is no choice, and no failure", () => {
  const blocked = createChoiceMemory(() => {
    throw new DOMException("blocked", "SecurityError");
  }, "x");
  expect(blocked.read()).toEqual([]);
  expect(() => {
    blocked.write([{ id: "kit_1", amount: 1 }]);
  }).not.toThrow();
  const memory = createChoiceMemory(() => window.sessionStorage, "x");
  for (const text of ["{", "3", '[{"id":"a b","amount":1},{"id":"kit_1","amount":-1},7]']) {
    window.sessionStorage.setItem("x", text);
    expect(memory.read()).toEqual([]);
  }
  memory.write([{ id: "kit_1", amount: 2 }]);
  expect(memory.read()).toEqual([{ id: "kit_1", amount: 2 }]);
  memory.write([]);
  expect(window.sessionStorage.getItem("x")).toBeNull();
});
