import { expect, test } from "vitest";
import { countsInWords, notificationWords } from "./notifications.ts";

const money = (cents: number) => `R$ ${String(cents / 100)}`;
const order = { requestId: "req_1", code: "PED-000001", name: "Casa Alves", totalCents: 100_000 };

test("a notification says what happened and leads there", () => {
  expect(notificationWords({ kind: "orderCreated", content: order }, money)).toEqual({
    title: "Novo pedido · PED-000001",
    detail: "Casa Alves · R$ 1000",
    path: "/requests/detail/req_1",
  });
  expect(
    notificationWords({ kind: "paymentMismatch", content: { ...order, paidCents: 90_000 } }, money),
  ).toEqual({
    title: "Pagamento com valor diferente · PED-000001",
    detail: "Casa Alves · R$ 900 em vez de R$ 1000",
    path: "/requests/detail/req_1",
  });
  expect(notificationWords({ kind: "paymentReceived", content: order }, money)).toMatchObject({
    title: "Pagamento recebido · PED-000001",
    detail: "Casa Alves · R$ 1000",
  });
  expect(
    notificationWords({ kind: "paymentReceived", content: { ...order, partCents: 30_000 } }, money),
  ).toMatchObject({
    title: "Parte do pagamento recebida · PED-000001",
    detail: "Casa Alves · R$ 300 de R$ 1000",
  });
  expect(notificationWords({ kind: "paymentCalledOff", content: order }, money)).toMatchObject({
    title: "Pagamento cancelado: ninguém pagou · PED-000001",
    path: "/requests/detail/req_1",
  });
  for (const [count, detail] of [
    [1, "1 pagamento não confere"],
    [3, "3 pagamentos não conferem"],
  ] as const) {
    const differences = { kind: "paymentDifferences", content: { day: "2026-11-27", count } } as const;
    expect(notificationWords(differences, money)).toEqual({
      title: "Diferenças nos pagamentos · 27/11/2026",
      detail,
      path: "/settings/payment/reconciliation?dia=2026-11-27",
    });
  }
  const { totalCents: _total, ...proved } = order;
  expect(notificationWords({ kind: "paymentProof", content: proved }, money)).toEqual({
    title: "Comprovante de pagamento · PED-000001",
    detail: "Casa Alves",
    path: "/request/payment-details/req_1",
  });
  const content = { integratorId: "int_1", companyName: "Volt" };
  expect(notificationWords({ kind: "registrationReceived", content }, money)).toEqual({
    title: "Novo cadastro de integrador",
    detail: "Volt",
    path: "/integrators/detail/int_1",
  });
});

test("low stock names each product with what is left and its minimum", () => {
  const products = [
    { name: "Módulo 550 W", available: 3, minimum: 10 },
    { name: "Inversor 5 kW", available: 0, minimum: 1 },
  ];
  expect(
    notificationWords({ kind: "lowStock", content: { centerName: "CD Goiânia", products } }, money),
  ).toEqual({
    title: "Estoque abaixo do mínimo · CD Goiânia",
    detail: "Módulo 550 W: 3 de 10; Inversor 5 kW: 0 de 1",
    path: "/equipments/modules/inventory?filter=low",
  });
});

test("low stock of one product leads to its stock", () => {
  const product = {
    name: "Inversor 5 kW",
    available: 0,
    minimum: 1,
    code: "INV 5+",
    group: "inverters" as const,
  };
  const content = { centerName: "CD Goiânia", products: [product] };
  expect(notificationWords({ kind: "lowStock", content }, money).path).toBe(
    "/equipments/inverters/inventory?search=INV%205%2B",
  );
});

test.each([
  [[["orderCreated", 1]], "1 novo pedido"],
  [
    [
      ["orderCreated", 2],
      ["lowStock", 1],
    ],
    "2 novos pedidos e 1 aviso de estoque",
  ],
  [
    [
      ["orderCreated", 2],
      ["paymentReceived", 1],
      ["registrationReceived", 3],
    ],
    "2 novos pedidos, 1 pagamento recebido e 3 novos cadastros",
  ],
] as const)("%j in words: %s", (counts, words) => {
  expect(countsInWords(counts)).toBe(words);
});
