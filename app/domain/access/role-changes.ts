import type { RoleInput } from "./role-schema.ts";

/** Differences between two states of a role by field, for the audit log: permissions as removed and added ones, other
 *  fields with both values.
 *  @param before - null for a new role
 *  @example describeRoleChanges({ …, permissions: ["order"] }, { …, permissions: ["order", "budget"] })
 *  // { permissions: { from: [], to: ["budget"] } } */
export function describeRoleChanges(
  before: RoleInput | null,
  after: RoleInput,
): Record<string, { from: unknown; to: unknown }> {
  const { permissions, ...values } = flat(after);
  const was = before && flat(before);
  const had = was?.permissions ?? [];
  const removed = had.filter((key) => !permissions.includes(key));
  const added = permissions.filter((key) => !had.includes(key));
  const fields = Object.keys(values) as (keyof typeof values)[];
  return Object.fromEntries<{ from: unknown; to: unknown }>([
    ...fields
      .map((field) => [field, { from: was?.[field] ?? null, to: values[field] }] as const)
      .filter(([, { from, to }]) => !isSame(from, to)),
    ...(removed.length + added.length > 0 ? [["permissions", { from: removed, to: added }] as const] : []),
  ]);
}

function flat({ support, ...role }: RoleInput) {
  return { ...role, whatsApp: support.whatsApp };
}

/** Values of a role are plain data with fields in a fixed order. */
function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
