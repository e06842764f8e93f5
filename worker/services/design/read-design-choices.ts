import { offeredInverterKinds } from "#domain/loose-products/product-offer.ts";
import type { DesignChoices } from "#domain/design/design-answer.ts";
import { createDesignRepository } from "#worker/repositories/design/design-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";
import { kitDesignAccess } from "./open-design.ts";

/** Reads the choices for the form of kit design. */
export function createReadDesignChoices(scope: Scope) {
  return async function readDesignChoices(): Promise<DesignChoices> {
    const { distributor, database } = authoriseUser(scope, kitDesignAccess);
    const choices = await createDesignRepository(database, distributor.id).readChoices();
    const isCommon = (kind: string) => kind !== "solaredge";
    return { ...choices, inverterKinds: offeredInverterKinds(distributor.actions).filter(isCommon) };
  };
}
