import type { Audience, LiveClaims } from "./messages.ts";

/** Whether a message with this audience is for the person with these claims. */
export function isInAudience(
  audience: Audience,
  person: Pick<LiveClaims, "userId" | "type" | "roleId" | "integratorId">,
): boolean {
  const { types = [], integratorIds = [], roleIds = [], userIds = [] } = audience;
  return (
    types.includes(person.type) ||
    userIds.includes(person.userId) ||
    (person.roleId !== null && roleIds.includes(person.roleId)) ||
    (person.integratorId !== null && integratorIds.includes(person.integratorId))
  );
}
