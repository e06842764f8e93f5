import type { Actor, Distributor } from "./actor.ts";
import type { FeatureActions } from "./feature-actions.ts";

/** Whether the distributor is a marketplace, whose people are back-office users with reduced rights.
 *  @source spec, derived classes */
export function isBackOffice(distributor: Pick<Distributor, "marketplace">): boolean {
  return distributor.marketplace;
}

/** Whether the distributor is pro, with both advanced features; otherwise it is basic.
 *  @source spec, derived classes */
export function isProDistributor(actions: FeatureActions): boolean {
  return actions.extraItem === true && actions.importRequestFile === true;
}

/** Whether the person works for a pro distributor, as administrator or staff.
 *  @source spec, derived classes */
export function isProStaff(actor: Actor, distributor: Pick<Distributor, "actions">): boolean {
  return actor.kind === "user" && actor.type !== "integrator" && isProDistributor(distributor.actions);
}

/** Whether the distributor is a starter: not pro, or without the feature of its own theme.
 *  @source spec, derived classes */
export function isStarter(actions: FeatureActions): boolean {
  return actions.customTheme !== true || !isProDistributor(actions);
}

/** Whether each integrator buys from one distribution center, which must be chosen.
 *  @source spec, derived classes: distribution exclusivity */
export function hasDistributionExclusivity(distributor: Pick<Distributor, "settings">): boolean {
  return distributor.settings.distribution.exclusivity;
}
