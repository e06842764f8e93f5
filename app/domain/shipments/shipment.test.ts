import { expect, test } from "vitest";
import { linesToShip, progressOf } from "./shipment.ts";

const LINES = [
  { itemId: "kit", name: "Kit", amount: 2 },
  { itemId: "cabo", name: "Cabo", amount: 10 },
  { itemId: "cabo", name: "Cabo", amount: 5 },
];

test("what is left is what was ordered less what was sent, by item", () => {
  const shipments = [{ lines: [{ itemId: "kit", amount: 1 }] }, { lines: [{ itemId: "cabo", amount: 15 }] }];
  expect(linesToShip(LINES, shipments)).toEqual([
    { itemId: "kit", name: "Kit", amount: 2, remaining: 1 },
    { itemId: "cabo", name: "Cabo", amount: 15, remaining: 0 },
  ]);
  expect(linesToShip(LINES, [], [{ itemId: "kit", amount: 1 }])[0]).toMatchObject({
    amount: 2,
    remaining: 1,
  });
  // An edit may leave fewer units than were sent.
  expect(linesToShip([{ itemId: "kit", name: "Kit", amount: 0 }], shipments)[0]?.remaining).toBe(0);
});

test.each([
  [[], "none"],
  [[{ all: false, deliveredAt: null }], "partlySent"],
  [[{ all: true, deliveredAt: null }], "sent"],
  [[{ all: false, deliveredAt: "x" }], "partlyDelivered"],
  [
    [
      { all: true, deliveredAt: "x" },
      { all: true, deliveredAt: null },
    ],
    "partlyDelivered",
  ],
  [[{ all: true, deliveredAt: "x" }], "delivered"],
] as const)("with the shipments %j an order has come to: %s", (shipments, progress) => {
  const remaining = shipments.some(({ all }) => all) ? 0 : 1;
  expect(progressOf([{ itemId: "kit", name: "Kit", amount: 2, remaining }], shipments)).toBe(progress);
});
