import type { Actor, Distributor } from "./actor.ts";
import type { FeatureActions } from "./feature-actions.ts";

/** Whether the people of the distributor work in the back office, with reduced rights: it is a marketplace.
 *  @source spec, derived classes */
export function isBackOffice(distributor: Pick<Distributor, "marketplace">): boolean {
  return distributor.marketplace;
}

/** A pro distributor has both advanced flags; one that has not is basic.
 *  @source spec, derived classes */
export function isProDistributor(actions: FeatureActions): boolean {
  return actions.extraItem === true && actions.importRequestFile === true;
}

/** Whether somebody works for a pro distributor: an administrator or staff, not an integrator who buys there.
 *  @source spec, derived classes */
export function isProStaff(actor: Actor, distributor: Pick<Distributor, "actions">): boolean {
  return actor.kind === "user" && actor.type !== "integrator" && isProDistributor(distributor.actions);
}

/** A starter lacks the action for a theme of its own, or is not pro.
 *  @source spec, derived classes */
export function isStarter(actions: FeatureActions): boolean {
  return actions.customTheme !== true || !isProDistributor(actions);
}

/** Whether each integrator buys from one distribution center, which has to be chosen.
 *  @source spec, derived classes: distribution exclusivity */
export function hasDistributionExclusivity(distributor: Pick<Distributor, "settings">): boolean {
  return distributor.settings.distribution.exclusivity;
}
