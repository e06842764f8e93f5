import type { AccessRule } from "#domain/access/may-access.ts";
import { describeChanges } from "#domain/records/describe-changes.ts";
import { calendarDayIn } from "#domain/shared/calendar.ts";
import { KEY_OVERLAP_DAYS } from "#domain/widget-keys/key-overlap.ts";
import {
  type SiteBuyer,
  WIDGET_KEY_FIELDS,
  type WidgetKey,
  type WidgetKeyDetail,
  type WidgetKeyInput,
  type WidgetKeyUpdate,
} from "#domain/widget-keys/widget-key-schema.ts";
import {
  assertBuyer,
  createWidgetKeyRepository,
  deleteWidgetKey,
  insertWidgetKey,
  renewWidgetKey,
  updateWidgetKey,
} from "#worker/repositories/widget-keys/widget-key-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { newPublishableKey } from "#worker/security/tokens.ts";
import { audit } from "#worker/services/audit/audit.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";

const DAY_MS = 86_400_000;

/** Permission to manage the keys with which other sites show widgets. */
export const widgetKeysAccess: AccessRule = {
  types: ["admin", "staff"],
  staff: ["configuration.api"],
  actions: ["basicAPI"],
};

/** Lists the distributor's keys, with the day that their last use is compared with. */
export function createListWidgetKeys(scope: Scope) {
  return async function listWidgetKeys(): Promise<{ items: WidgetKey[]; today: string }> {
    const { distributor, database } = authoriseUser(scope, widgetKeysAccess);
    const items = await createWidgetKeyRepository(database, distributor.id).listKeys();
    return { items, today: calendarDayIn(scope.now().toISOString(), distributor.settings.timeZone) };
  };
}

/** Lists the people in whose name the visitors of sites can buy. */
export function createListSiteBuyers(scope: Scope) {
  return async function listSiteBuyers(): Promise<SiteBuyer[]> {
    const { distributor, database } = authoriseUser(scope, widgetKeysAccess);
    return createWidgetKeyRepository(database, distributor.id).listBuyers();
  };
}

/** @throws DomainError NOT_FOUND */
export function createGetWidgetKey(scope: Scope) {
  return async function getWidgetKey(id: string): Promise<WidgetKeyDetail> {
    const { distributor, database } = authoriseUser(scope, widgetKeysAccess);
    return createWidgetKeyRepository(database, distributor.id).getKey(id);
  };
}

/** Makes a key.
 *  @throws DomainError INVALID_BODY for a person who cannot buy */
export function createCreateWidgetKey(scope: Scope) {
  return async function createWidgetKey(input: WidgetKeyInput): Promise<WidgetKeyDetail> {
    const { distributor, database } = authoriseUser(scope, widgetKeysAccess);
    const id = scope.newId("wdk");
    const key = newPublishableKey(distributor.id);
    await database.writeBatch([
      ...assertBuyer(distributor.id, input.buyerId),
      insertWidgetKey(distributor.id, { id, key, input, at: scope.now().toISOString() }),
      audit(scope, distributor.id, {
        event: "widgetKey.created",
        entity: "widgetKey",
        entityId: id,
        changes: describeChanges(WIDGET_KEY_FIELDS, null, input),
      }),
    ]);
    return createWidgetKeyRepository(database, distributor.id).getKey(id);
  };
}

/** Replaces a key's settings in the version that the edit began with.
 *  @throws DomainError NOT_FOUND, STALE_VERSION, INVALID_BODY for a person who cannot buy */
export function createUpdateWidgetKey(scope: Scope) {
  return async function updateWidgetKeyOf(
    id: string,
    { version, ...input }: WidgetKeyUpdate,
  ): Promise<WidgetKeyDetail> {
    const { distributor, database } = authoriseUser(scope, widgetKeysAccess);
    const keys = createWidgetKeyRepository(database, distributor.id);
    const before = await keys.getKey(id);
    await database.writeBatch([
      ...(input.buyerId === before.buyerId ? [] : assertBuyer(distributor.id, input.buyerId)),
      ...updateWidgetKey(distributor.id, { id, input, version, at: scope.now().toISOString() }),
      audit(scope, distributor.id, {
        event: "widgetKey.updated",
        entity: "widgetKey",
        entityId: id,
        changes: {
          ...describeChanges(WIDGET_KEY_FIELDS, before, input),
          name: { from: before.name, to: input.name },
        },
      }),
    ]);
    return keys.getKey(id);
  };
}

/** Renews a key in the version that was read; the one of before is accepted for some days more.
 *  @throws DomainError NOT_FOUND, STALE_VERSION */
export function createRenewWidgetKey(scope: Scope) {
  return async function renewWidgetKeyOf(
    id: string,
    { version }: { version: number },
  ): Promise<WidgetKeyDetail> {
    const { distributor, database } = authoriseUser(scope, widgetKeysAccess);
    const keys = createWidgetKeyRepository(database, distributor.id);
    const before = await keys.getKey(id);
    const now = scope.now();
    const until = new Date(now.getTime() + KEY_OVERLAP_DAYS * DAY_MS).toISOString();
    const key = newPublishableKey(distributor.id);
    await database.writeBatch([
      ...renewWidgetKey(distributor.id, { id, key, until, version, at: now.toISOString() }),
      audit(scope, distributor.id, {
        event: "widgetKey.renewed",
        entity: "widgetKey",
        entityId: id,
        changes: { name: { from: before.name, to: before.name } },
      }),
    ]);
    return keys.getKey(id);
  };
}

/** @throws DomainError NOT_FOUND */
export function createDeleteWidgetKey(scope: Scope) {
  return async function deleteWidgetKeyOf(id: string): Promise<void> {
    const { distributor, database } = authoriseUser(scope, widgetKeysAccess);
    const before = await createWidgetKeyRepository(database, distributor.id).getKey(id);
    await database.writeBatch([
      ...deleteWidgetKey(distributor.id, id),
      audit(scope, distributor.id, {
        event: "widgetKey.deleted",
        entity: "widgetKey",
        entityId: id,
        changes: { name: { from: before.name, to: null } },
      }),
    ]);
  };
}
