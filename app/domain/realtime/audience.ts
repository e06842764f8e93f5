import type { Audience, LiveClaims } from "./messages.ts";

/** Whether a message for this audience is for the person with these claims. */
export function isInAudience(audience: Audience, person: Pick<LiveClaims, "type" | "integratorId">): boolean {
  if (audience.types?.includes(person.type) === true) return true;
  return person.integratorId !== null && audience.integratorIds?.includes(person.integratorId) === true;
}
