import { sql } from "drizzle-orm";
import type { AccessRule } from "#domain/access/may-access.ts";
import { createTestUser, type TestDistributor, type TestUser } from "./distributor.ts";
import { createTestOperator } from "./platform.ts";
import { changeRows } from "./rows.ts";
import { createTestWidgetKey } from "./widget-key.ts";

/** Facts of a caller. */
export interface Caller {
  title: string;
  type: "admin" | "staff" | "integrator" | "piedAdmin" | "widget" | "nobody";
  roleType: "staff" | "integrator" | null;
  permissions: readonly string[];
}

const SITE = "https://loja.test";
/** What a person needs in whose name sites sell closed kits. */
export const KIT_BUYER = ["closedKits", "budget", "requestButton.budget", "order", "requestButton.order"];
const WITHOUT_ROLE = { roleType: null, permissions: [] } as const;
const FIXED: readonly Caller[] = [
  { title: "nobody", type: "nobody", ...WITHOUT_ROLE },
  { title: "a widget", type: "widget", ...WITHOUT_ROLE },
  { title: "an admin", type: "admin", ...WITHOUT_ROLE },
  { title: "an operator of the platform", type: "piedAdmin", ...WITHOUT_ROLE },
];

/** All callers for whom a rule may differ: each account type; staff and integrators with all required permissions,
 *  without each of them, with each one alone, with a role of the other type, and without a role. */
export function listCallers(rule: AccessRule): Caller[] {
  return [...FIXED, ...(["staff", "integrator"] as const).flatMap((type) => listRoleHolders(type, rule))];
}

function listRoleHolders(type: "staff" | "integrator", rule: AccessRule): Caller[] {
  const needed: readonly string[] = rule[type] ?? [];
  const everything = [...new Set<string>([...(rule.staff ?? []), ...(rule.integrator ?? [])])];
  const holder = (title: string, permissions: readonly string[], roleType: Caller["roleType"] = type) => ({
    title: `${type} ${title}`,
    type,
    roleType,
    permissions,
  });
  return [
    holder("with all permissions of the rule", everything),
    holder("without a permission", []),
    holder("without a role", [], null),
    holder("with a role of the other type", everything, type === "staff" ? "integrator" : "staff"),
    ...needed.map((missing) =>
      holder(
        `without ${missing}`,
        everything.filter((one) => one !== missing),
      ),
    ),
    ...(needed.length > 1 ? needed.map((only) => holder(`with ${only} only`, [only])) : []),
  ];
}

/** A caller whom the rule allows. */
export function allowedCaller(rule: AccessRule): Caller {
  const type = (["admin", "staff", "integrator", "piedAdmin"] as const).find((one) =>
    rule.types.includes(one),
  );
  if (type === undefined) {
    if (rule.widgets !== undefined) return { title: "a widget", type: "widget", ...WITHOUT_ROLE };
    throw new Error("A rule names nobody");
  }
  const roleType = type === "staff" || type === "integrator" ? type : null;
  return { title: `an allowed ${type}`, type, roleType, permissions: (roleType && rule[roleType]) ?? [] };
}

/** Signs the caller in at a distributor; an operator at the platform. */
export async function createCaller(
  owner: TestDistributor,
  { type, roleType, permissions }: Caller,
): Promise<Pick<TestUser, "headers"> & Partial<TestUser>> {
  const here = { "x-debug-distributor": owner.slug };
  if (type === "nobody") return { headers: here };
  if (type === "widget") {
    const { id: buyerId } = await createTestUser(owner, { permissions: KIT_BUYER });
    const key = await createTestWidgetKey(owner, [SITE], {
      buyerId,
      sells: ["budget", "order"],
      leadEmail: "vendas@telhado.test",
    });
    return { headers: { "x-publishable-key": key, origin: SITE } };
  }
  // Permissions that the rule does not mention are given by a company's manager.
  const roleContent = roleType === "integrator" ? { label: "manager" } : {};
  if (type !== "piedAdmin") return createTestUser(owner, { type, roleType, permissions, roleContent });
  const operator = await createTestOperator();
  return { ...operator, headers: { ...operator.headers, ...here } };
}

/** An administrator who previews a role with these permissions. */
export async function createPreview(
  owner: TestDistributor,
  type: "staff" | "integrator",
  permissions: readonly string[],
): Promise<TestUser> {
  const admin = await createTestUser(owner, { type: "admin" });
  const { roleId = null } = await createCaller(owner, { title: type, type, roleType: type, permissions });
  await changeRows(owner, sql`update session set preview_role_id = ${roleId} where id = ${admin.sessionId}`);
  return admin;
}
