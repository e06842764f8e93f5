import type { FeatureActions } from "#domain/access/feature-actions.ts";
import type { FieldIssue } from "#domain/shared/errors.ts";
import { productIssue } from "../catalog/product-issues.ts";
import type { ProductValues } from "../catalog/product-schema.ts";
import { INVERTER_KINDS } from "../catalog/product-types.ts";

/** Inverter types that a distributor may choose; hybrid ones need their feature.
 *  @source spec, inverter kinds */
export function offeredInverterKinds(actions: FeatureActions): (typeof INVERTER_KINDS)[number][] {
  return INVERTER_KINDS.filter((kind) => kind !== "hibrido" || actions.hibridInverter === true);
}

/** Refuses a choice that the distributor does not offer. A stored value may stay.
 *  @param before - the stored values; null for a new product */
export function checkOffer(
  values: ProductValues,
  before: ProductValues | null,
  actions: FeatureActions,
): FieldIssue[] {
  const { tipo_inversor: kind } = values;
  const isKept = before?.tipo_inversor === kind;
  const isOffered = kind === undefined || offeredInverterKinds(actions).some((one) => one === kind);
  return isKept || isOffered ? [] : [productIssue("tipo_inversor", "CHOICE_NOT_OFFERED")];
}
