import { pageEntry } from "#domain/access/pages.ts";
import { INTEGRATOR_PERMISSIONS } from "#domain/access/permissions.ts";
import { pageOf, type Route } from "./page-routes.ts";
import { createPerson, type Place, type SignedInPerson } from "./page-world.ts";

/** A person of each account type that pages may open to, with every permission. */
export type Insiders = Record<"admin" | "integrator" | "piedAdmin", SignedInPerson>;

export async function createInsiders(place: Place): Promise<Insiders> {
  return {
    admin: await createPerson(place, { type: "admin" }),
    integrator: await createPerson(place, { type: "integrator", permissions: INTEGRATOR_PERMISSIONS }),
    piedAdmin: await createPerson(place, { type: "piedAdmin" }),
  };
}

/** Account type that may open the page; null for a public page. */
export function insiderTypeOf(route: Route): keyof Insiders | null {
  const page = pageOf(route);
  if (page === null) return null;
  const { types } = pageEntry(page).access;
  return (["admin", "integrator", "piedAdmin"] as const).find((type) => types.includes(type)) ?? null;
}
