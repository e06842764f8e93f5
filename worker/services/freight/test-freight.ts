import { assertDeliverable } from "#domain/freight/assert-deliverable.ts";
import { cityTypeOf } from "#domain/freight/city-type.ts";
import type { Delivery } from "#domain/freight/freight-rule.ts";
import type { FreightExplanation } from "#domain/freight/freight-schema.ts";
import type { FreightTest } from "#domain/freight/freight-rule-schema.ts";
import { greatCircleKm, roadTenthsOfKm } from "#domain/freight/great-circle.ts";
import { NOT_SHIPPED, tableFreight } from "#domain/freight/table-freight.ts";
import { addBusinessDays, calendarDayIn } from "#domain/shared/calendar.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { createCenterRepository } from "#worker/repositories/centers/center-repository.ts";
import { candidateRules, toTableRule } from "#worker/repositories/freight/freight-rule-repository.ts";
import { createMunicipalityRepository } from "#worker/repositories/address/municipality-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";
import { freightRulesAccess } from "./freight-rules.ts";

/** The table's answer to a delivery, with the facts it depends on. */
export interface TestedFreight {
  priceCents: number;
  /** Business days, and the day they end on; null for pickup. */
  timeToDelivery: number | null;
  deliveryOn: string | null;
  /** Position of the line in the table, from 1; null without a match. */
  position: number | null;
  cityType: "capital" | "interior";
  isCityKnown: boolean;
  explanation: FreightExplanation;
}

/** Tests a delivery against the table: the line that applies, its price and why. Carriers are not asked.
 *  @throws DomainError NOT_FOUND for an unknown center, FREIGHT_UNAVAILABLE, DELIVERY_STATE_NOT_SERVED */
export function createTestFreight(scope: Scope) {
  return async function testFreight(asked: FreightTest): Promise<TestedFreight> {
    const { distributor, database } = authoriseUser(scope, freightRulesAccess);
    const { settings } = distributor;
    const { state, city, shippingType, zoneType, truckAccess, cep, weightG, volumeCm3, powerW } = asked;
    const [centers, [rows]] = await Promise.all([
      createCenterRepository(database, distributor.id).listAllCenters(),
      database.readBatch([candidateRules(database, distributor.id, { shippingType, state, zoneType, cep })]),
    ]);
    const center = centers.find(({ id }) => id === asked.centerId);
    if (center === undefined) throw new DomainError("NOT_FOUND", { entity: "center", id: asked.centerId });
    assertDeliverable(
      { shippingType, state, zoneType, truckAccess },
      {
        settings: settings.delivery,
        exclusivity: settings.distribution.exclusivity,
        servicedStates: center.servicedStates,
      },
    );
    const [from, to] = await createMunicipalityRepository(scope.directory).findPlaces([
      center.address,
      { state, city },
    ]);
    const delivery: Delivery = {
      ...{ shippingType, centerId: center.id, state, zoneType, cep, weightG, volumeCm3, powerW },
      cityIbge: to?.ibge ?? null,
      cityType: cityTypeOf(to ?? null),
      roadTenthsOfKm:
        from && to ? roadTenthsOfKm(greatCircleKm(from, to), settings.delivery.roadFactor) : null,
    };
    const found = settings.delivery.ships
      ? tableFreight(rows.map(toTableRule), settings.delivery.freight, delivery)
      : NOT_SHIPPED;
    const days = shippingType === "FOB" ? null : (found.businessDays ?? settings.delivery.daysToDeliver);
    const today = calendarDayIn(scope.now().toISOString(), settings.timeZone);
    return {
      priceCents: found.priceCents,
      timeToDelivery: days,
      deliveryOn: days === null ? null : addBusinessDays(today, days),
      position: rows.find(({ id }) => id === found.explanation.ruleId)?.position ?? null,
      cityType: delivery.cityType,
      isCityKnown: to !== null && to !== undefined,
      explanation: { ...found.explanation, roadTenthsOfKm: delivery.roadTenthsOfKm },
    };
  };
}
