import { expect, test } from "vitest";
import { findKit, INTEGRATOR, postOrder, readOrders, readReserved, savedOrder } from "./orders.ts";
import type { Kit } from "./orders.ts";
import type { Person } from "./portal.ts";
import { useStack } from "./use-stack.ts";
import type { CreatedRequest } from "#domain/requests/create-request-schema.ts";

const fault = useStack();

const ORDERS = 60;
const IN_FLIGHT = 8;
const KILL_AFTER = 20;

interface Stream {
  acknowledged: Map<string, CreatedRequest>;
  /** Number of calls without an answer. */
  broken: number;
  /** Resolves when that many orders are acknowledged. */
  hasAcknowledged(count: number): Promise<void>;
  done: Promise<void>;
}

/** Sends orders, eight in parallel. A call without an answer is repeated with its key once `isBack` resolves. */
function streamOrders(buyer: Person, kit: Kit, isBack: Promise<void>): Stream {
  const acknowledged = new Map<string, CreatedRequest>();
  const watchers: { count: number; tell: () => void }[] = [];
  const waiting = Array.from({ length: ORDERS }, (_, index) => `Fluxo ${String(index + 1).padStart(2, "0")}`);
  const stream: Stream = {
    acknowledged,
    broken: 0,
    hasAcknowledged: (count) => new Promise((tell) => watchers.push({ count, tell })),
    done: Promise.all(Array.from({ length: IN_FLIGHT }, work)).then(() => undefined),
  };

  async function work(): Promise<void> {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
      acknowledged.set(name, await sendUntilAnswered(name, crypto.randomUUID()));
      for (const { count, tell } of watchers) if (acknowledged.size >= count) tell();
    }
  }

  async function sendUntilAnswered(name: string, key: string): Promise<CreatedRequest> {
    const answer = await postOrder(buyer, { kit, name, key }).catch(() => null);
    if (answer !== null && answer.status < 500) return savedOrder(answer);
    stream.broken += 1;
    await isBack;
    return savedOrder(await postOrder(buyer, { kit, name, key }));
  }

  return stream;
}

test("a Worker killed amid orders loses none that it acknowledged, and saves none twice", async () => {
  const { stack, portal } = fault();
  const buyer = await portal.signIn(INTEGRATOR);
  const kit = await findKit(buyer);
  const plenty = "update stock set on_hand = 1000000 where product_id in (select value from json_each(?))";
  await fault().readRows(plenty, [JSON.stringify(kit.products.map(({ productId }) => productId))]);
  const first = savedOrder(await postOrder(buyer, { kit, name: "Antes do fluxo" }));
  const reservedBefore = await readReserved(fault(), kit);
  let tellBack = (): void => {};
  const isBack = new Promise<void>((resolve) => {
    tellBack = resolve;
  });

  const stream = streamOrders(buyer, kit, isBack);
  await stream.hasAcknowledged(KILL_AFTER);
  await stack.worker.kill9();
  expect(stream.acknowledged.size).toBeLessThan(ORDERS);
  await stack.worker.restart();
  tellBack();
  await stream.done;

  expect(stream.broken).toBeGreaterThan(0);
  const rows = await readOrders(fault(), "Fluxo ");
  const names = rows.map(({ name }) => String(name));
  expect(new Set(names).size).toBe(ORDERS);
  expect(names).toHaveLength(ORDERS);
  expect(new Map(rows.map(({ name, code }) => [name, code]))).toEqual(
    new Map([...stream.acknowledged].map(([name, { code }]) => [name, code])),
  );
  const firstNumber = Number(first.code.replace("PED-", "")) + 1;
  const consecutive = rows.map((_, index) => `PED-${String(firstNumber + index).padStart(6, "0")}`);
  expect(rows.map(({ code }) => code)).toEqual(consecutive);
  const expectedReserved = kit.products.map(({ productId, amount }) => [
    productId,
    (reservedBefore.get(productId) ?? 0) + amount * ORDERS,
  ]);
  expect(Object.fromEntries(await readReserved(fault(), kit))).toEqual(Object.fromEntries(expectedReserved));
});
