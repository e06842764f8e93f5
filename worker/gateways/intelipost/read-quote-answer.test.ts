import { expect, test } from "vitest";
import { carrierOption } from "#tests/fakes/intelipost.ts";
import { CarrierError } from "./carrier-error.ts";
import { readQuoteAnswer } from "./read-quote-answer.ts";

const answer = (options: readonly object[], changes: object = {}) => ({
  ...{ status: "OK", messages: [], content: { id: 77, delivery_options: options } },
  ...changes,
});

const refusal = (key: string) => ({ status: "ERROR", messages: [{ type: "ERROR", key }], content: null });

function problemOf(status: number, body: unknown): string {
  try {
    readQuoteAnswer(status, body);
    return "none";
  } catch (error) {
    if (!(error instanceof CarrierError)) throw error;
    expect(error.status).toBe(status);
    return `${error.reason}: ${error.problem}`;
  }
}

test("services are read with price in cents and business days", () => {
  const other = carrierOption({
    ...{ delivery_method_id: 9, description: " ", delivery_method_name: "Aéreo" },
    ...{ final_shipping_cost: 0, delivery_estimate_business_days: 0 },
  });
  expect(readQuoteAnswer(200, answer([carrierOption(), other]))).toEqual({
    quoteId: 77,
    options: [
      { methodId: 3, name: "Expresso Cerrado Rodoviário", priceCents: 34_567, businessDays: 6 },
      { methodId: 9, name: "Aéreo", priceCents: 0, businessDays: 0 },
    ],
  });
});

test.each([
  [345.675, 34_568], // half up on the decimal
  [345.674999, 34_567],
  [10_000_000, 1_000_000_000],
])("%d reais are %i cents", (final_shipping_cost, cents) => {
  const { options } = readQuoteAnswer(200, answer([carrierOption({ final_shipping_cost })]));
  expect(options[0]?.priceCents).toBe(cents);
});

test("what the buyer would have to fetch from the carrier is no delivery", () => {
  const fetched = carrierOption({ delivery_method_id: 1, final_shipping_cost: 1, pickup_enabled: true });
  const { options } = readQuoteAnswer(200, answer([fetched, carrierOption()]));
  expect(options.map(({ methodId }) => methodId)).toEqual([3]);
  expect(problemOf(200, answer([fetched]))).toBe("refused: noDelivery");
});

test.each<[string, number, unknown]>([
  ["refused: noDelivery", 400, refusal("quote.no.delivery.options")],
  ["refused: noDelivery", 200, refusal("quote.no.delivery.options")],
  ["refused: unauthorized", 400, refusal("invalid.api.key")],
  ["refused: refused", 400, refusal("quote.destinationZipCode.invalid")],
  ["refused: refused", 400, { status: "ERROR", messages: null }],
  ["refused: refused", 404, undefined],
  ["malformed: unreadable", 200, undefined],
  ["malformed: unreadable", 200, []],
  ["malformed: unreadable", 200, { status: "OK" }],
  ["malformed: unreadable", 200, { status: "MAYBE", content: { id: 1, delivery_options: [] } }],
  [
    "malformed: unreadable",
    200,
    answer([carrierOption()], { content: { delivery_options: [carrierOption()] } }),
  ],
  ["malformed: unreadable", 200, answer([carrierOption({ delivery_method_id: "3" })])],
  ["malformed: contradictoryStatus", 200, answer([carrierOption()], { status: "ERROR" })],
  ["malformed: contradictoryStatus", 400, answer([carrierOption()])],
  ["malformed: noOptions", 200, answer([])],
  ["malformed: noOptions", 200, answer([], { content: { id: 1 } })],
  ["malformed: costUnreadable", 200, answer([carrierOption({ final_shipping_cost: "345.67" })])],
  ["malformed: costUnreadable", 200, answer([carrierOption({ final_shipping_cost: null })])],
  ["malformed: costUnreadable", 200, answer([carrierOption({ final_shipping_cost: 10_000_000.01 })])],
  ["malformed: costNegative", 200, answer([carrierOption({ final_shipping_cost: -0.01 })])],
  ["malformed: costNegative", 200, answer([carrierOption(), carrierOption({ final_shipping_cost: -1 })])],
  ["malformed: daysMissing", 200, answer([carrierOption({ delivery_estimate_business_days: undefined })])],
  ["malformed: daysMissing", 200, answer([carrierOption({ delivery_estimate_business_days: null })])],
  ["malformed: daysMissing", 200, answer([carrierOption({ delivery_estimate_business_days: 2.5 })])],
  ["malformed: daysMissing", 200, answer([carrierOption({ delivery_estimate_business_days: -1 })])],
  ["malformed: daysMissing", 200, answer([carrierOption({ delivery_estimate_business_days: 366 })])],
])("%s is what status %i says with %j", (problem, status, body) => {
  expect(problemOf(status, body)).toBe(problem);
});

test("365 business days are the longest way that is believed", () => {
  expect(problemOf(200, answer([carrierOption({ delivery_estimate_business_days: 365 })]))).toBe("none");
});
