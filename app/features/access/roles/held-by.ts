import { fill } from "#copy/shared/fill.ts";
import { ROLE_FORM_TEXTS } from "#copy/access/roles.ts";

/** How many people have a role, in words. */
export function heldBy(people: number): string {
  if (people === 0) return ROLE_FORM_TEXTS.heldByNone;
  return people === 1 ? ROLE_FORM_TEXTS.heldByOne : fill(ROLE_FORM_TEXTS.heldByMany, { count: people });
}
