import { expect, test } from "vitest";
import { isInAudience } from "./audience.ts";
import { PublishSchema, SequencedEventSchema, ServerMessageSchema } from "./messages.ts";

test.each([
  [{ types: ["admin"] }, "admin", null, true],
  [{ types: ["admin"] }, "staff", null, false],
  [{ types: ["admin", "staff"] }, "staff", null, true],
  [{ integratorIds: ["int_1"] }, "integrator", "int_1", true],
  [{ integratorIds: ["int_1"] }, "integrator", "int_2", false],
  [{ integratorIds: ["int_1"] }, "staff", null, false],
  [{ types: ["admin"], integratorIds: ["int_1"] }, "integrator", "int_1", true],
  [{ types: ["integrator"] }, "integrator", "int_2", true],
  [{}, "admin", null, false],
  [{ types: [], integratorIds: [] }, "integrator", "int_1", false],
] as const)("an event for %j reaches the %s of %s: %s", (audience, type, integratorId, reaches) => {
  const { types, integratorIds } = { types: undefined, integratorIds: undefined, ...audience };
  const mutable = {
    ...(types ? { types: [...types] } : {}),
    ...(integratorIds ? { integratorIds: [...integratorIds] } : {}),
  };
  expect(isInAudience(mutable, { userId: "usr_1", type, roleId: null, integratorId })).toBe(reaches);
});

test.each([
  [{ roleIds: ["rol_1"] }, "rol_1", true],
  [{ roleIds: ["rol_1"] }, "rol_2", false],
  [{ roleIds: ["rol_1"] }, null, false],
  [{ userIds: ["usr_1"] }, null, true],
  [{ userIds: ["usr_2"] }, "rol_1", false],
])("an event for %j reaches the user usr_1 with the role %s: %s", (audience, roleId, reaches) => {
  expect(isInAudience(audience, { userId: "usr_1", type: "staff", roleId, integratorId: null })).toBe(
    reaches,
  );
});

const message = {
  type: "payment.changed",
  requestId: "req_1",
  code: "PED-000001",
  paymentStatus: "received",
};

test.each([
  ["an unknown type", { ...message, type: "payment.lost" }],
  ["an unknown status", { ...message, paymentStatus: "paid" }],
  ["no order", { type: "payment.changed", paymentStatus: "received" }],
])("a message with %s is none of the protocol", (_title, wrong) => {
  expect(ServerMessageSchema.safeParse(message).success).toBe(true);
  expect(ServerMessageSchema.safeParse(wrong).success).toBe(false);
});

test.each([
  [1, true],
  [0, false],
  [-1, false],
  [1.5, false],
])("an event may carry the sequence number %d: %s", (seq, isValid) => {
  expect(SequencedEventSchema.safeParse({ seq, audience: {}, message }).success).toBe(isValid);
});

test.each([
  [0, false],
  [1, true],
  [100, true],
  [101, false],
])("a publication of %i events is valid: %s", (length, isValid) => {
  const events = Array.from({ length }, (_, at) => ({ seq: at + 1, audience: {}, message }));
  expect(PublishSchema.safeParse({ oldestSeq: 1, events, builtAt: "1000" }).success).toBe(isValid);
});
