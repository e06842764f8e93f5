import { expect, test } from "vitest";
import { checkPaymentHub, PaymentHubSchema, writtenPixKey } from "./payment-hub.ts";

test.each([
  ["529.982.247-25", "52998224725"],
  ["12.ABC.345/01DE-35", "12ABC34501DE35"],
  ["12.abc.345/01de-35", "12ABC34501DE35"],
  ["(62) 98765-4321", "+5562987654321"],
  ["+55 62 98765-4321", "+5562987654321"],
  [" Financeiro@Sol.com.br ", "financeiro@sol.com.br"],
  ["123E4567-E12B-12D1-A456-426655440000", "123e4567-e12b-12d1-a456-426655440000"],
  ["529.982.247-26", "529.982.247-26"],
  ["", ""],
])("a Pix key typed as %j is written %j", (typed, written) => {
  expect(writtenPixKey(typed)).toBe(written);
});

const HUB = {
  ...{
    methods: ["pix" as const],
    pixKey: "financeiro@sol.com.br",
    receiverName: "Sol",
    receiverCity: "Goiania",
  },
  ...{ chargeTtlMinutes: 30, boletoDays: 3, sendsReceipts: true, stopsCards: true, sandboxIsDown: false },
  ...{ remindsPayers: false, remindBeforeDays: [2], remindAfterDays: [1, 5] },
  ...{ callsOffExpired: false, callOffDays: 3 },
  ...{ paymentDetailsEnable: false, instructions: "", agreementTermsConfirmationText: "" },
};

test("a Pix needs a key, a name and a city, a boleto none of them, nor a provider with an account of its own", () => {
  expect(checkPaymentHub(HUB, "sandbox")).toEqual([]);
  const empty = { ...HUB, pixKey: "", receiverName: "", receiverCity: "" };
  expect(checkPaymentHub(empty, "sandbox").map(({ field }) => field)).toEqual([
    "pixKey",
    "receiverName",
    "receiverCity",
  ]);
  expect(checkPaymentHub({ ...empty, methods: ["boleto"] }, "sandbox")).toEqual([]);
  expect(checkPaymentHub(empty, "mercadopago")).toEqual([]);
});

test("who reminds payers says when, three times at most in all", () => {
  const codes = (change: object) =>
    checkPaymentHub({ ...HUB, ...change }, "sandbox").map(({ field, code }) => [field, code]);
  const none = { remindBeforeDays: [], remindAfterDays: [] };
  expect(codes(none)).toEqual([]);
  expect(codes({ ...none, remindsPayers: true })).toEqual([["remindBeforeDays", "REQUIRED"]]);
  expect(codes({ remindsPayers: true, remindAfterDays: [] })).toEqual([]);
  expect(codes({ remindBeforeDays: [0, 2] })).toEqual([["remindAfterDays", "TOO_MANY"]]);
});

test.each([
  { pixKey: "nada" },
  { methods: ["pix", "pix"] },
  { methods: ["financiamento"] },
  { chargeTtlMinutes: 4 },
  { chargeTtlMinutes: 43_201 },
  { boletoDays: 61 },
  { receiverName: "x".repeat(26) },
  { callOffDays: 61 },
  { callOffDays: -1 },
  { remindBeforeDays: [31] },
  { remindBeforeDays: [-1] },
  { remindBeforeDays: [1, 1] },
  { remindAfterDays: [0] },
  { remindAfterDays: [2, 1] },
  { remindAfterDays: [1, 2, 3, 4] },
])("%j is refused", (change) => {
  expect(PaymentHubSchema.safeParse({ ...HUB, ...change }).success).toBe(false);
});
