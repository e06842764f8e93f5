import { expect, test } from "vitest";
import { refusalWords, savedBy, unsafeWords } from "./refusal-words.ts";

const NOT_OURS = { title: "Título do servidor", description: "Texto do servidor" };

const titleOf = (code: string, details: Record<string, unknown> = {}) =>
  refusalWords({ code, ...NOT_OURS, details });

test.each([
  ["NOT_FOUND", { entity: "item", id: "kto_1" }, "Um item saiu de venda"],
  ["NOT_FOUND", { entity: "extraItem", id: "ext_1" }, "Um item extra não é mais oferecido"],
  ["NOT_FOUND", { entity: "serviceItem", id: "srv_1" }, "Um serviço não é mais oferecido"],
  ["NOT_FOUND", { entity: "paymentMethod", id: "pay_1" }, "Esta forma de pagamento não vale mais"],
  ["NOT_FOUND", { entity: "integrator", id: "int_1" }, "A empresa escolhida não compra mais aqui"],
  ["STALE_VERSION", { entity: "pricing_version" }, "Preços ou condições mudaram agora há pouco"],
  ["STALE_VERSION", { entity: "request" }, NOT_OURS.title],
  ["CENTER_CHANGED", { name: "CD Anápolis" }, "Agora quem vende é CD Anápolis"],
  ["COUPON_NOT_VALID", { code: "SOL10", reason: "expired" }, "O cupom SOL10 não vale para esta compra"],
  ["DELIVERY_STATE_NOT_SERVED", { state: "AM" }, "Não entregamos em AM"],
  ["KIT_UNSAFE", { findings: [] }, "O kit não passa na verificação elétrica"],
  ["DATABASE_UNAVAILABLE", {}, "Sem conexão: nada se perdeu"],
  [
    "IDEMPOTENCY_MISMATCH",
    { saved: { id: "req_1", type: "budget", code: "ORC-000007" } },
    "Esta compra já foi salva como ORC-000007",
  ],
  ["IDEMPOTENCY_MISMATCH", {}, NOT_OURS.title],
  ["OUT_OF_STOCK", { itemIds: ["kto_1"] }, NOT_OURS.title],
])("a checkout refused with %s and %j is told as “%s”", (code, details, title) => {
  expect(titleOf(code, details).title).toBe(title);
});

test("a coupon and a freight say why, and what to do", () => {
  expect(titleOf("COUPON_NOT_VALID", { code: "SOL10", reason: "expired" }).description).toBe(
    "Ele venceu. Nada foi salvo: tire o cupom ou use outro, e salve de novo.",
  );
  expect(titleOf("FREIGHT_UNAVAILABLE", { reason: "fobUnable" }).description).toBe(
    "A retirada deixou de ser oferecida. Escolha o envio (CIF). Nada foi salvo.",
  );
});

test("what was saved under the form's key is known by the refusal alone", () => {
  const saved = { id: "req_1", type: "order" as const, code: "PED-000001" };
  expect(savedBy({ code: "IDEMPOTENCY_MISMATCH", ...NOT_OURS, details: { saved } })).toEqual(saved);
  expect(savedBy({ code: "IDEMPOTENCY_MISMATCH", ...NOT_OURS, details: {} })).toBeNull();
});

test("a kit that is not safe says what is wrong with it, in words and numbers", () => {
  const findings = [
    { code: "VOLTAGE_ABOVE_LIMIT", value: 584.7765, limit: 550, unit: "V" },
    { code: "MODULES_WITHOUT_STRING", value: 9, limit: 10, unit: "modules" },
  ];
  expect(unsafeWords({ code: "KIT_UNSAFE", ...NOT_OURS, details: { findings } })).toMatchObject([
    { title: "Tensão acima do limite", text: expect.stringContaining("584,8 V") as string },
    { title: "Módulos sem string", text: expect.stringContaining("9 ligados; o kit tem 10") as string },
  ]);
  expect(unsafeWords({ code: "OUT_OF_STOCK", ...NOT_OURS, details: {} })).toEqual([]);
});

test.each([
  [
    { limitCents: 5_000_000, usedCents: 1_200_000, totalCents: 4_000_000, period: "week", mayAsk: true },
    "Seu limite é de R$\u00A050.000,00 por semana. Você já pediu R$\u00A012.000,00 nesta semana, e este pedido é de R$\u00A040.000,00. Nada foi gerado. Peça a aprovação de um gestor: a compra fica salva como orçamento até a resposta.",
  ],
  [
    { limitCents: null, usedCents: null, totalCents: null, period: "day", mayAsk: true },
    "Este pedido passa do que a sua empresa deixa você pedir por dia. Nada foi gerado. Peça a aprovação de um gestor: a compra fica salva como orçamento até a resposta.",
  ],
  [
    { limitCents: null, usedCents: null, totalCents: null, period: null, mayAsk: false },
    "Nada foi salvo. Fale com um gestor da sua empresa, que pode salvar esta mudança.",
  ],
])("an order above the limit, %j, is told with what the person may see and do", (details, description) => {
  expect(titleOf("PURCHASE_LIMIT_EXCEEDED", details)).toEqual({
    title: "Este pedido passa do seu limite de compra",
    description,
  });
});
