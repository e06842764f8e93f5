import type { UserActor } from "#domain/access/actor.ts";

/** Holder of the views that the distributor's people share. */
const TEAM = "team";

/** Who holds the views that a person shares with colleagues: the distributor's team, or the own company; a buyer without
 *  a company has no colleagues, and holds them alone. */
export function sharedHolderOf({ type, userId, integrator }: UserActor): string {
  return type === "integrator" ? (integrator?.id ?? userId) : TEAM;
}

/** Whether a person may change or delete a view that they see: their own, and as administrator every shared one of the
 *  team. */
export function mayChangeView({ type, userId }: UserActor, view: { ownerId: string }): boolean {
  return view.ownerId === userId || type === "admin";
}
