import type { Audience, LiveClaims } from "./messages.ts";

/** Whether a message with this audience is for the person with these claims. */
export function isInAudience(
  audience: Audience,
  person: Pick<LiveClaims, "userId" | "type" | "roleId" | "integratorId">,
): boolean {
  const { userIds = [] } = audience;
  if (person.type === "payer") return userIds.includes(person.userId);
  const { types = [], integratorIds = [], roleIds = [] } = audience;
  return (
    types.includes(person.type) ||
    userIds.includes(person.userId) ||
    (person.roleId !== null && roleIds.includes(person.roleId)) ||
    (person.integratorId !== null && integratorIds.includes(person.integratorId))
  );
}

/** Who listens at the page of whoever pays an order, in place of a user's id. */
export function payerListener(requestId: string): string {
  return `payer ${requestId}`;
}
