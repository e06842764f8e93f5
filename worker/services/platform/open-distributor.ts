import type { PlatformActor } from "#domain/access/actor.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { openShard } from "#worker/db/shards.ts";
import { createAccessRepository } from "#worker/repositories/access/access-repository.ts";
import {
  createDistributorRepository,
  type ListedDistributor,
} from "#worker/repositories/platform/distributor-repository.ts";
import {
  createSupportRepository,
  type SupportUser,
} from "#worker/repositories/platform/support-repository.ts";
import type { Scope, Tenant } from "#worker/scope.ts";
import { authorisePlatform } from "#worker/services/shared/authorise.ts";

/** A distributor opened by an operator, with the operator. */
export interface OpenedDistributor {
  operator: PlatformActor;
  listed: ListedDistributor;
  tenant: Tenant;
}

/** First step of an operator's use case at a distributor: authorises, and opens the distributor's database.
 *  @throws DomainError NOT_FOUND, and as `authorisePlatform` */
export async function openDistributor(scope: Scope, distributorId: string): Promise<OpenedDistributor> {
  const { actor: operator } = authorisePlatform(scope);
  const listed = await createDistributorRepository(scope.directory).getDistributor(distributorId);
  const database = openShard(scope.env, listed.shard, scope.use);
  const access = createAccessRepository(database, listed);
  const { distributor } = await access.readEntry({ tokenHash: null, publishableKey: null });
  if (distributor === null) throw new DomainError("NOT_FOUND", { entity: "distributor", id: distributorId });
  return { operator, listed, tenant: { distributor, database } };
}

/** One of the distributor's people.
 *  @throws DomainError NOT_FOUND */
export async function getSupportUser({ tenant }: OpenedDistributor, userId: string): Promise<SupportUser> {
  const { distributor, database } = tenant;
  const found = await createSupportRepository(database, distributor.id).findUser(userId);
  if (found === null) throw new DomainError("NOT_FOUND", { entity: "user", id: userId });
  return found;
}
