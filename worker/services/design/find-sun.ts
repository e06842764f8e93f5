import type { DesignPlace } from "#domain/design/design-answer.ts";
import { yearlyMeanWhM2Day } from "#domain/design/power-for-consumption.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { createMunicipalityRepository } from "#worker/repositories/address/municipality-repository.ts";
import { createIrradiationRepository } from "#worker/repositories/design/irradiation-repository.ts";
import type { Scope } from "#worker/scope.ts";

/** The irradiation at a city or, without one, at the state's capital, as the nearest place has it that is known.
 *  @param field - what the names of the fields begin with, for the error
 *  @throws DomainError INVALID_BODY for an unknown city or state */
export async function findSun(
  scope: Scope,
  { state, city }: { state: string; city: string },
  field: string,
): Promise<DesignPlace> {
  const unknown = (name: string) =>
    new DomainError("INVALID_BODY", {
      issues: [{ field: `${field}${name}`, code: "UNKNOWN", message: "not known" }],
    });
  const [place = null] =
    city === "" ? [] : await createMunicipalityRepository(scope.directory).findPlaces([{ state, city }]);
  if (city !== "" && place === null) throw unknown("city");
  const found = await createIrradiationRepository(scope.directory).findNearest(state, place);
  if (found === null) throw unknown("state");
  const { tiltedWhM2Day, ...rest } = found;
  return { ...rest, whM2Day: Math.round(yearlyMeanWhM2Day(tiltedWhM2Day)) };
}
