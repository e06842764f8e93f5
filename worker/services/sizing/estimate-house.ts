import { calendarDayIn } from "#domain/shared/calendar.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { centsToReais, reaisToCents } from "#domain/shared/money.ts";
import type { Estimate, EstimateRequest } from "#domain/sizing/estimate-schema.ts";
import { estimateSystem } from "#domain/sizing/estimate-system.ts";
import { createTariffRepository } from "#worker/repositories/sizing/tariff-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { tenantOf } from "#worker/services/shared/authorise.ts";
import { findSun } from "../design/find-sun.ts";

/** Estimates the system that a house's bill asks for; null where nothing can be saved.
 *  @param field - what the names of the house's fields begin with, for the error
 *  @throws DomainError INVALID_BODY for a city that its state does not have, or a state without data */
export async function estimateHouse(
  scope: Scope,
  { state, city, bill, grid }: EstimateRequest,
  field = "",
): Promise<Estimate | null> {
  const { distributor } = tenantOf(scope);
  const [sun, tariffs] = await Promise.all([
    findSun(scope, { state, city }, field),
    createTariffRepository(scope.directory).listOfState(state),
  ]);
  if (tariffs.length === 0) {
    const issues = [{ field: `${field}state`, code: "UNKNOWN", message: "no tariff is known" }];
    throw new DomainError("INVALID_BODY", { issues });
  }
  const year = Number(calendarDayIn(scope.now().toISOString(), distributor.settings.timeZone).slice(0, 4));
  const found = estimateSystem({
    ...{ billCents: reaisToCents(bill), state, grid, tariffs, year },
    whM2Day: sun.whM2Day,
  });
  if (found === null) return null;
  const { monthlySavingCents, billAfterCents, assumed, ...system } = found;
  return {
    ...system,
    monthlySaving: centsToReais(monthlySavingCents),
    billAfter: centsToReais(billAfterCents),
    assumed: { ...assumed, year, sun },
  };
}
