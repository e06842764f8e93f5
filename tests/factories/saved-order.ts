import type { CreatedRequest } from "#domain/requests/create-request-schema.ts";
import { type Answer, callApi } from "../setup/call-api.ts";
import { createTestUser, type TestDistributor, type TestUser } from "./distributor.ts";
import { createTestKit } from "./kit.ts";
import { buildOrderInput } from "./order.ts";

type OrderChanges = NonNullable<Parameters<typeof buildOrderInput>[1]>;

/** Saves an order through the API. */
export function saveOrder(
  buyer: TestUser,
  kits: Parameters<typeof buildOrderInput>[0],
  changes: OrderChanges = {},
  headers: Record<string, string> = {},
): Promise<Answer<CreatedRequest>> {
  return callApi<CreatedRequest>("POST", "/app/user/requests", {
    headers: { ...buyer.headers, ...headers },
    body: buildOrderInput(kits, changes),
  });
}

/** Saves an order: by default one kit of R$ 10.000,00 with R$ 100,00 of freight. */
export async function createTestOrder(
  owner: TestDistributor,
  { buyer, changes = {} }: { buyer?: TestUser; changes?: OrderChanges } = {},
): Promise<CreatedRequest & { buyer: TestUser }> {
  const person = buyer ?? (await createTestUser(owner));
  const { status, data, error } = await saveOrder(
    person,
    [{ id: await createTestKit(owner), amount: 1 }],
    changes,
  );
  if (status !== 201)
    throw new Error(`The order was refused: ${error.type} ${JSON.stringify(error.details)}`);
  return { ...data, buyer: person };
}
