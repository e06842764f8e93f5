import { expect, test } from "vitest";
import * as z from "zod";
import { askTicket, describeDelivery, openSocket, readEvents } from "./live-events.ts";
import { ADMIN, findKit, INTEGRATOR, postOrder, readOrders, savedOrder } from "./orders.ts";
import { useStack } from "./use-stack.ts";

const fault = useStack();
const PaymentSchema = z.object({ paymentStatus: z.string(), charge: z.object({ id: z.string() }) });

test("an order saved while the rooms are down reaches the administrator once, after they are back", async () => {
  const { stack, portal } = fault();
  const [admin, buyer] = await Promise.all([portal.signIn(ADMIN), portal.signIn(INTEGRATOR)]);
  const kit = await findKit(buyer);
  // Earlier events are published before the rooms go down.
  await stack.worker.runScheduled();
  const before = await askTicket(admin);
  const lost = await openSocket(before);

  await stack.party.kill9();
  await lost.closed;
  const missed = savedOrder(await postOrder(buyer, { kit, name: "Salas fora do ar" }));

  await stack.party.restart();
  const socket = await openSocket(await askTicket(admin));
  await stack.worker.runScheduled();
  await stack.worker.runScheduled();
  const next = savedOrder(await postOrder(buyer, { kit, name: "Salas de volta" }));
  await socket.until(before.lastSeq + 2);

  const expected = [`orderCreated ${missed.code}`, `orderCreated ${next.code}`];
  expect(socket.deliveries().map(describeDelivery)).toEqual(expected);
  expect((await readEvents(admin, before.lastSeq)).map(describeDelivery)).toEqual(expected);
  expect(lost.deliveries()).toEqual([]);
});

test("a payment reported while the rooms are down is received, and announced after they are back", async () => {
  const { stack, portal } = fault();
  const [admin, buyer] = await Promise.all([portal.signIn(ADMIN), portal.signIn(INTEGRATOR)]);
  const { id, code } = savedOrder(
    await postOrder(buyer, { kit: await findKit(buyer), name: "Paga sem salas" }),
  );
  const created = await portal.call("POST", `/app/open/payment/${id}/create`, { body: { method: "pix" } });
  const { charge } = PaymentSchema.parse(created.data);
  // Events of the charge are published before the rooms go down.
  await stack.worker.runScheduled();
  const before = await askTicket(admin);

  await stack.party.kill9();
  const paid = await portal.call("POST", `/app/open/sandbox/charges/${charge.id}/pay`);
  expect(paid).toMatchObject({ status: 200, data: { applied: true } });
  expect(await readOrders(fault(), "Paga sem salas")).toMatchObject([{ payment_status: "received" }]);

  await stack.party.restart();
  const socket = await openSocket(await askTicket(admin));
  await stack.worker.runScheduled();
  // One of the three is for the payer's page alone.
  await socket.until(before.lastSeq + 3);
  await stack.worker.runScheduled();

  const announced = [`paymentReceived ${code}`, `payment.changed ${code}`];
  expect(socket.deliveries().map(describeDelivery)).toEqual(announced);
  expect((await readEvents(admin, before.lastSeq)).map(describeDelivery)).toEqual(announced);
});
