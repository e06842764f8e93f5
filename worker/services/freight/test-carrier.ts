import { CARRIER_PROBLEM_TEXTS, CARRIER_TEST } from "#copy/freight/carrier.ts";
import { fill } from "#copy/shared/fill.ts";
import type { AccessRule } from "#domain/access/may-access.ts";
import { PAGES } from "#domain/access/pages.ts";
import type { CarrierProblem } from "#domain/freight/carrier-problem.ts";
import { formatCents } from "#domain/shared/format.ts";
import type { FreightVolume } from "#domain/freight/freight-volumes.ts";
import type { OfferedFreight } from "#worker/gateways/freight/freight-provider-gateway.ts";
import { CarrierError } from "#worker/gateways/intelipost/carrier-error.ts";
import { createDistributionRepository } from "#worker/repositories/centers/distribution-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";
import { carrierKeyOf } from "#worker/services/shared/carrier-key.ts";
import { openIntelipost } from "./open-intelipost.ts";

/** Permission to configure freight. */
export const testCarrierAccess: AccessRule = PAGES.DeliverySettings.access;

/** The result of a connection test, for the person who configures it. */
export interface CarrierTest {
  works: boolean;
  problem: CarrierProblem | null;
  title: string;
  description: string;
}

/** A destination that every carrier serves: Praça da Sé, São Paulo. */
const DESTINATION = { CEP: "01001000", city: "São Paulo", state: "SP" };

const VOLUME: FreightVolume = {
  ...{ weight: 25, height: 120, length: 20, width: 60 },
  ...{ price: 1_000, quantity: 1, skuId: "TESTE", productCategory: "Teste" },
};

/** Tests the carrier network with one small delivery from the first open center, even while the network is paused.
 *  @param apiKey - an unsaved key; the saved one by default */
export function createTestCarrier(scope: Scope) {
  return async function testCarrier({ apiKey }: { apiKey?: string | undefined }): Promise<CarrierTest> {
    const { distributor, database } = authoriseUser(scope, testCarrierAccess);
    const key = apiKey ?? carrierKeyOf(scope, distributor.settings.delivery.intelipost.sealedKey);
    const { centers } = await createDistributionRepository(database, distributor.id).readAll();
    const center = centers.find(({ active }) => active);
    const { CEP = "", city = "", state = "" } = center?.address ?? {};
    const gateway = openIntelipost(scope, key, { isTrial: true });
    try {
      const [best] = await gateway.quote({
        ...{ origin: { CEP, city, state }, destination: DESTINATION },
        ...{ volumes: [VOLUME], identification: "" },
      });
      return best === undefined ? problemTest("noDelivery") : successTest(best, center?.name ?? "");
    } catch (error) {
      if (error instanceof CarrierError) return problemTest(error.problem);
      throw error;
    }
  };
}

function problemTest(problem: CarrierProblem): CarrierTest {
  return { works: false, problem, ...CARRIER_PROBLEM_TEXTS[problem] };
}

function successTest({ explanation, priceCents, businessDays }: OfferedFreight, center: string): CarrierTest {
  const { title, description, oneDay, days } = CARRIER_TEST.works;
  return {
    works: true,
    problem: null,
    title,
    description: fill(description, {
      ...{ carrier: explanation.ruleName, center, price: formatCents(priceCents) },
      days: businessDays === 1 ? oneDay : fill(days, { days: businessDays ?? 0 }),
    }),
  };
}
