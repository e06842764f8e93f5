import { buildClosedKit } from "#domain/kits/build-closed-kit.ts";
import { type ClosedKit, describeKitChanges, toKitInput } from "#domain/kits/closed-kit.ts";
import type { ClosedKitInput, ClosedKitUpdate } from "#domain/kits/closed-kit-schema.ts";
import { createClosedKitRepository } from "#worker/repositories/kits/closed-kit-repository.ts";
import { deleteKit, takeKitOffSale } from "#worker/repositories/kits/closed-kit-removal.ts";
import { saveKits } from "#worker/repositories/kits/closed-kit-statements.ts";
import { createKitPartRepository } from "#worker/repositories/kits/kit-part-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { audit } from "#worker/services/audit/audit.ts";
import { assertKitFits } from "./check-closed-kit.ts";
import { closedKitAdminAccess } from "./read-closed-kits.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";

/** Creates a kit.
 *  @throws DomainError INVALID_BODY, KIT_UNSAFE, CODE_TAKEN, STALE_VERSION if a product has changed meanwhile */
export function createCreateClosedKit(scope: Scope) {
  return async function createClosedKit(input: ClosedKitInput): Promise<ClosedKit> {
    return saveClosedKit(scope, input, null);
  };
}

/** Replaces a kit in the version that the edit began with. Options keep their ids while their structures stay.
 *  @throws DomainError NOT_FOUND, STALE_VERSION, INVALID_BODY, KIT_UNSAFE, CODE_TAKEN */
export function createUpdateClosedKit(scope: Scope) {
  return async function updateClosedKit(
    id: string,
    { version, ...input }: ClosedKitUpdate,
  ): Promise<ClosedKit> {
    const { distributor, database } = authoriseUser(scope, closedKitAdminAccess);
    const before = await createClosedKitRepository(database, distributor.id).getKit(id);
    return saveClosedKit(scope, input, { ...before, version });
  };
}

async function saveClosedKit(
  scope: Scope,
  input: ClosedKitInput,
  before: ClosedKit | null,
): Promise<ClosedKit> {
  const { distributor, database } = authoriseUser(scope, closedKitAdminAccess);
  const { electrical: settings, mountKit } = distributor.settings;
  const ids = [input, ...input.options].flatMap(({ components }) =>
    components.map(({ productId }) => productId),
  );
  const found = await createKitPartRepository(database, distributor.id).readParts(ids);
  assertKitFits(input, { ...found, settings, mountKit });
  const kit = buildClosedKit(input, { ...found, before, newId: (prefix) => scope.newId(prefix) });
  const at = scope.now().toISOString();
  await database.writeBatch([
    ...saveKits(distributor.id, { writes: [kit], at }),
    audit(scope, distributor.id, {
      event: before === null ? "kit.created" : "kit.updated",
      entity: "kit",
      entityId: kit.id,
      changes: describeKitChanges(before, input, found),
      at,
    }),
  ]);
  return createClosedKitRepository(database, distributor.id).getKit(kit.id);
}

/** Copies a kit under another code. The copy is inactive, so that it can be changed before it is sold.
 *  @throws DomainError NOT_FOUND, CODE_TAKEN, and the refusals of a new kit */
export function createDuplicateClosedKit(scope: Scope) {
  return async function duplicateClosedKit(
    id: string,
    { productCode, name }: { productCode: string; name: string },
  ): Promise<ClosedKit> {
    const { distributor, database } = authoriseUser(scope, closedKitAdminAccess);
    const kit = await createClosedKitRepository(database, distributor.id).getKit(id);
    return saveClosedKit(scope, { ...toKitInput(kit), productCode, name, active: false }, null);
  };
}

/** Takes a kit off sale or puts it on sale, in the version that was read. A kit with an electrical error cannot go on
 *  sale.
 *  @throws DomainError NOT_FOUND, STALE_VERSION, KIT_UNSAFE */
export function createSetClosedKitActive(scope: Scope) {
  return async function setClosedKitActive(
    id: string,
    { active, version }: { active: boolean; version: number },
  ): Promise<ClosedKit> {
    const { distributor, database } = authoriseUser(scope, closedKitAdminAccess);
    const kits = createClosedKitRepository(database, distributor.id);
    const before = await kits.getKit(id);
    if (active) return saveClosedKit(scope, { ...toKitInput(before), active }, { ...before, version });
    const at = scope.now().toISOString();
    await database.writeBatch([
      ...takeKitOffSale(distributor.id, { id, version, at }),
      audit(scope, distributor.id, {
        event: "kit.updated",
        entity: "kit",
        entityId: id,
        changes: {
          name: { from: before.name, to: before.name },
          active: { from: before.active, to: active },
        },
        at,
      }),
    ]);
    return kits.getKit(id);
  };
}

/** Deletes a kit that is in no request. A kit that is in one can only be switched off.
 *  @throws DomainError NOT_FOUND, IN_USE */
export function createDeleteClosedKit(scope: Scope) {
  return async function deleteClosedKit(id: string): Promise<void> {
    const { distributor, database } = authoriseUser(scope, closedKitAdminAccess);
    const before = await createClosedKitRepository(database, distributor.id).getKit(id);
    await database.writeBatch([
      ...deleteKit(distributor.id, id),
      audit(scope, distributor.id, {
        event: "kit.deleted",
        entity: "kit",
        entityId: id,
        changes: { name: { from: before.name, to: null } },
      }),
    ]);
  };
}
