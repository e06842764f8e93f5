import { sql } from "drizzle-orm";
import { callApi } from "../setup/call-api.ts";
import { createTestUser, type TestDistributor, type TestUser } from "./distributor.ts";
import { buildOrderInput } from "./order.ts";
import { changeRows } from "./rows.ts";
import { ALL_OF_REQUESTS, type BudgetWorld, callRequest, createBudgetWorld } from "./saved-budget.ts";

/** A saved request, with the data to go on with it. */
export interface Saved {
  id: string;
  version: number;
  totalCents: number;
}

const GIVES = [
  ...["budget.details.discount", "order.details.discount"],
  ...["budget.details.increase", "order.details.increase"],
];
/** Limits of a seller in the buyer's company, in percent of the subtotal. */
export const LIMITS = {
  ...{ limitDiscountBudget: "25", limitDiscountOrder: "10" },
  ...{ limitIncreaseBudget: "8", limitIncreaseOrder: "4" },
};
export const ZERO = { type: "percentage", amount: "0" } as const;

/** A modifier with a discount. */
export const off = (amount: string, type: "fixed" | "percentage" = "fixed") => ({
  increase: ZERO,
  decrease: { type, amount },
});

/** A distributor without freight, with plenty of kits of R$ 10.000,00 that cost R$ 6.600,00. */
export async function createPriceShop(roleContent: object = LIMITS, minimumMarginPct: string | null = null) {
  const world = await createBudgetWorld({
    settings: {
      requests: { budgetExpiry: { active: true, days: 15 } },
      delivery: { ships: false },
      prices: { adminDiscountLimitPct: "100" },
    },
  });
  const { owner } = world;
  await changeRows(owner, sql`update stock set on_hand = 9000 where distributor_id = ${owner.id}`);
  const admin = await createTestUser(owner, { type: "admin" });
  if (minimumMarginPct !== null) await publishMargin(owner, admin, minimumMarginPct);
  const seller = await createTestUser(owner, { permissions: [...ALL_OF_REQUESTS, ...GIVES], roleContent });
  return { ...world, admin, seller };
}

function publishMargin(owner: TestDistributor, admin: TestUser, minimumMarginPct: string) {
  return changeRows(
    owner,
    sql`insert into pricing_version (distributor_id, version, rules, published_by, published_at)
      values (${owner.id}, 1, ${JSON.stringify({ minimumMarginPct })}, ${admin.id}, '2026-11-21T12:00:00.000Z')`,
  );
}

export type PriceShop = Awaited<ReturnType<typeof createPriceShop>>;

type Changes = NonNullable<Parameters<typeof buildOrderInput>[1]>;

export function savePriced(
  person: TestUser,
  { kit }: Pick<BudgetWorld, "kit">,
  amount: number,
  changes: Changes = {},
) {
  return callApi<Saved>("POST", "/app/user/requests", {
    headers: person.headers,
    body: buildOrderInput([{ id: kit, amount }], { type: "budget", ...changes }),
  });
}

export const editPriced = (
  person: TestUser,
  world: Pick<BudgetWorld, "kit">,
  { id, version }: Pick<Saved, "id" | "version">,
  { amount, ...changes }: Changes & { amount: number },
) => savePriced(person, world, amount, { ...changes, origin: { kind: "edit", id, version } });

export const turnPriced = (person: TestUser, { id, version }: Pick<Saved, "id" | "version">) =>
  callRequest<Saved>(person, ["POST", id, "/order"], { version });

export const modifyPriced = (
  person: TestUser,
  { id, version }: Pick<Saved, "id" | "version">,
  valueModifier: unknown,
) => callRequest<Saved>(person, ["PUT", id, "/value-modifier"], { valueModifier, version });
