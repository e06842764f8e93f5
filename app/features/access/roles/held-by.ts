import { fill } from "#copy/fill.ts";
import { ROLE_FORM_TEXTS } from "#copy/roles.ts";

/** How many people have a role, in words. */
export function heldBy(people: number): string {
  if (people === 0) return ROLE_FORM_TEXTS.heldByNone;
  return people === 1 ? ROLE_FORM_TEXTS.heldByOne : fill(ROLE_FORM_TEXTS.heldByMany, { count: people });
}
