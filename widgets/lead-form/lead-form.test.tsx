// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { MAX_BILL_REAIS } from "#domain/sizing/largest-bill.ts";
import type { WidgetEvent } from "#widgets/events.ts";
import { WidgetRequestError } from "#widgets/request.ts";
import { ESTIMATE_ANSWER as ANSWER, field, fillHouse } from "#widgets/testing/estimate.ts";
import { change, click, eventually, find, findButton, render } from "#widgets/testing/render.tsx";
import { LeadForm } from "./lead-form.tsx";
import type { LeadPort } from "./lead-port.ts";

afterEach(() => {
  document.body.replaceChildren();
});

function buildPort(over: Partial<LeadPort> = {}): LeadPort {
  return {
    listCities: async () => ["Anápolis", "Goiânia"],
    estimate: async () => ANSWER,
    send: async () => undefined,
    ...over,
  };
}

async function open(over: Partial<LeadPort> = {}) {
  const events: WidgetEvent[] = [];
  const { container } = await render(
    <LeadForm port={buildPort(over)} onEvent={(event) => events.push(event)} />,
  );
  return { container, events };
}

const text = (container: HTMLElement) => container.textContent.replaceAll("\u00a0", " ");

async function fillContact(container: HTMLElement) {
  await change(field(container, "Nome"), "Marina Alves");
  await change(field(container, "E-mail"), "marina@cliente.test");
  await change(field(container, "Telefone com DDD"), "62 98765-4321");
}

const refusal = new WidgetRequestError({
  ...{ type: "RATE_LIMITED", title: "Muitas tentativas", description: "Espere um pouco.", status: 429 },
});

// Loaded before, as the file itself is no part of these tests.
beforeAll(() => import("./lead-result.tsx"));

test("a city and a bill become a system, its saving and the assumptions behind them", async () => {
  const estimate = vi.fn<LeadPort["estimate"]>(async () => ANSWER);
  const { container, events } = await open({ estimate });
  expect(events).toEqual([{ name: "ready", detail: { version: 1 } }]);
  await fillHouse(container);
  await change(field(container, "Ligação da casa"), "trifasico");
  await click(findButton(container, "Calcular"));
  expect(estimate).toHaveBeenCalledWith({ state: "GO", city: "Goiânia", bill: 450, grid: "trifasico" });
  expect(text(container)).toContain("Economia por mêsR$ 382,50R$ 4.590,00 por ano");
  expect(text(container)).toContain("Conta de luz depoisR$ 67,50hoje, R$ 450,00");
  expect(text(container)).toContain("Potência3,34 kWpcerca de 16 m² de telhado");
  expect(text(container)).toContain("Geração por mês428 kWho consumo é de 428 kWh");
  expect(text(container)).toContain("Tarifa de R$ 1,05 por kWh");
  expect(text(container)).toContain("Sol de 5,44 kWh/m² por dia em Goiânia/GO");
  expect(document.activeElement?.textContent).toBe("O seu sistema");
  const detail = { version: 1, powerW: 3_337, monthlyKwh: 428, monthlySavingCents: 38_250 };
  expect(events.at(-1)).toEqual({ name: "system-estimated", detail });
});

test("what is missing or cannot be is told at its field, and nothing is asked", async () => {
  const estimate = vi.fn<LeadPort["estimate"]>(async () => ANSWER);
  const { container } = await open({ estimate });
  await click(findButton(container, "Calcular"));
  expect(field(container, "Estado").getAttribute("aria-invalid")).toBe("true");
  expect(text(container).split("Campo obrigatório")).toHaveLength(3);
  await eventually(() => {
    expect(document.activeElement).toBe(field(container, "Estado"));
  });
  await fillHouse(container, { city: "Atlântida", bill: "dez" });
  await click(findButton(container, "Calcular"));
  expect(text(container)).toContain("Não encontramos esta cidade no estado escolhido.");
  expect(text(container)).toContain("Digite o valor da conta em reais");
  await eventually(() => {
    expect(document.activeElement).toBe(field(container, "Cidade"));
  });
  await fillHouse(container, { bill: String(MAX_BILL_REAIS + 1) });
  await click(findButton(container, "Calcular"));
  expect(text(container)).toContain("Este cálculo vai até R$ 10.000 por mês.");
  expect(estimate).not.toHaveBeenCalled();
});

test("without the list of cities a city can be typed, and a bill at its minimum is told so", async () => {
  const { container, events } = await open({
    listCities: async () => Promise.reject(refusal),
    estimate: async () => ({ estimate: null, takesContacts: false }),
  });
  await fillHouse(container, { city: "Jussara" });
  await click(findButton(container, "Calcular"));
  expect(text(container)).toContain("Esta conta já está perto do mínimo");
  expect(() => findButton(container, "Pedir contato")).toThrow();
  expect(events).toHaveLength(1);
});

test("a visitor asks to be called once the data are right, and is told that they arrived", async () => {
  const send = vi.fn<LeadPort["send"]>(async () => undefined);
  const { container, events } = await open({ send });
  await fillHouse(container);
  await click(findButton(container, "Calcular"));
  await change(field(container, "Telefone com DDD"), "9876");
  await click(findButton(container, "Pedir contato"));
  expect(text(container)).toContain("Campo obrigatório");
  expect(text(container)).toContain("E-mail inválido.");
  expect(text(container)).toContain("Telefone incompleto.");
  await fillContact(container);
  await click(findButton(container, "Pedir contato"));
  expect(send).toHaveBeenCalledExactlyOnceWith({
    ...{ name: "Marina Alves", email: "marina@cliente.test", telephone: "62 98765-4321", message: "" },
    house: { state: "GO", city: "Goiânia", bill: 450, grid: null },
  });
  expect(document.activeElement?.textContent).toContain("Pedido enviado");
  // Nothing personal leaves for the page around.
  expect(events.at(-1)).toEqual({ name: "lead-sent", detail: { version: 1 } });
});

test("a refusal is told to the visitor and to the page, and what was typed stays", async () => {
  const send = vi.fn<LeadPort["send"]>(async () => Promise.reject(refusal));
  const { container, events } = await open({ send });
  await fillHouse(container);
  await click(findButton(container, "Calcular"));
  await fillContact(container);
  await click(findButton(container, "Pedir contato"));
  expect(find(container, "[role=alert]").textContent).toContain("Espere um pouco.");
  expect(field(container, "Nome").value).toBe("Marina Alves");
  expect(events.at(-1)).toMatchObject({ name: "error", detail: { type: "RATE_LIMITED", status: 429 } });
  send.mockResolvedValueOnce(undefined);
  await act(async () => {
    findButton(container, "Pedir contato").click();
    findButton(container, "Pedir contato").click();
  });
  expect(send).toHaveBeenCalledTimes(2);
});
