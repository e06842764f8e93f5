import type { AccessRule } from "#domain/access/may-access.ts";
import { isReordered } from "#domain/offers/entry-order.ts";
import type { NewOrder, StoredEntry } from "#domain/offers/offer-schema.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { createOfferRepository, type OfferKind } from "#worker/repositories/offers/offer-repository.ts";
import { assertHolds } from "#worker/db/save-parts.ts";
import {
  deleteOffer,
  insertOffer,
  orderOffers,
  updateOffer,
} from "#worker/repositories/offers/offer-statements.ts";
import type { Scope } from "#worker/scope.ts";
import { audit } from "../audit/audit.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";

/** The specific rules of a list of offers. */
export interface OfferRules<Input extends object, Item extends StoredEntry> {
  kind: OfferKind<Input, Item>;
  access: AccessRule;
  /** Further statements of the batch that saves an entry. */
  besides?: (distributorId: string, id: string, input: Input) => WriteStatement[];
}

/** Use cases of one list of offers: categories, structures, sections, extra items or services. Each authorises first
 *  and saves in one batch, with assertions and the audit row. */
export function createOfferUseCases<Input extends object, Item extends StoredEntry & Input>(
  scope: Scope,
  { kind, access, besides = () => [] }: OfferRules<Input, Item>,
) {
  const { table } = kind;

  function open() {
    const { distributor, database } = authoriseUser(scope, access);
    return { distributor, database, entries: createOfferRepository(database, distributor.id, kind) };
  }

  return {
    /** Lists all entries in order. */
    listAll: () => open().entries.listAll(),

    /** Reads an entry.
     *  @throws DomainError NOT_FOUND */
    get: (id: string) => open().entries.get(id),

    /** Creates an entry; in an ordered list it becomes the last one.
     *  @throws DomainError NAME_TAKEN or CODE_TAKEN */
    async create(input: Input): Promise<Item> {
      const { distributor, database, entries } = open();
      const id = scope.newId(kind.idPrefix);
      const at = scope.now().toISOString();
      await database.writeBatch([
        ...insertOffer(table, distributor.id, { id, columns: kind.toColumns(input), at }),
        ...besides(distributor.id, id, input),
        audit(scope, distributor.id, {
          event: `${table.eventPrefix}.created`,
          entity: table.entity,
          entityId: id,
          changes: describeChanges({}, input),
          at,
        }),
      ]);
      return entries.get(id);
    },

    /** Replaces an entry in the version that the edit began with.
     *  @throws DomainError NOT_FOUND, STALE_VERSION, NAME_TAKEN or CODE_TAKEN */
    async update(id: string, { version, ...rest }: Input & { version: number }): Promise<Item> {
      const { distributor, database, entries } = open();
      const before = await entries.get(id);
      const input = rest as unknown as Input;
      const at = scope.now().toISOString();
      await database.writeBatch([
        ...updateOffer(table, distributor.id, { id, columns: kind.toColumns(input), version, at }),
        ...besides(distributor.id, id, input),
        audit(scope, distributor.id, {
          event: `${table.eventPrefix}.updated`,
          entity: table.entity,
          entityId: id,
          changes: describeChanges(before, input),
          at,
        }),
      ]);
      return entries.get(id);
    },

    /** Deletes an unused entry.
     *  @throws DomainError NOT_FOUND, IN_USE */
    async remove(id: string): Promise<void> {
      const { distributor, database, entries } = open();
      const before = await entries.get(id);
      const name = nameOf(before);
      await database.writeBatch([
        ...(kind.usages ?? []).map(({ usedBy, isUnused }) =>
          assertHolds(
            "ALREADY_DONE",
            isUnused(distributor.id, id),
            () => new DomainError("IN_USE", { entity: table.entity, id, usedBy }),
          ),
        ),
        ...deleteOffer(table, distributor.id, id),
        audit(scope, distributor.id, {
          event: `${table.eventPrefix}.deleted`,
          entity: table.entity,
          entityId: id,
          changes: { name: { from: name, to: null } },
        }),
      ]);
    },

    /** Reorders the entries, if their order is still the one that was read.
     *  @throws DomainError INVALID_BODY (NOT_THE_SAME) for missing or unknown entries, and for a list without an
     *    order; STALE_VERSION */
    async reorder(order: NewOrder): Promise<Item[]> {
      const { distributor, database, entries } = open();
      if (!table.isOrdered || !isReordered(order.before, order.after)) {
        const issue = { field: "after", code: "NOT_THE_SAME", message: "expected the ids of `before`" };
        throw new DomainError("INVALID_BODY", { issues: [issue] });
      }
      const names = new Map((await entries.listAll()).map((entry) => [entry.id, nameOf(entry)]));
      const named = (ids: readonly string[]) => ids.map((id) => names.get(id) ?? id);
      await database.writeBatch([
        ...orderOffers(table, distributor.id, order),
        audit(scope, distributor.id, {
          event: `${table.eventPrefix}.reordered`,
          entity: table.entity,
          entityId: "",
          changes: { order: { from: named(order.before).join(", "), to: named(order.after).join(", ") } },
        }),
      ]);
      return entries.listAll();
    },
  };
}

function nameOf(entry: object): string {
  return "name" in entry ? String(entry.name) : "";
}

/** Changes for the audit log: the name, and each changed field. */
function describeChanges(before: object, after: object): Record<string, { from: unknown; to: unknown }> {
  const was = before as Readonly<Record<string, unknown>>;
  const isChanged = ([field, value]: [string, unknown]) =>
    field === "name" || JSON.stringify(was[field]) !== JSON.stringify(value);
  return Object.fromEntries(
    Object.entries(after)
      .filter(isChanged)
      .map(([field, to]: [string, unknown]) => [field, { from: was[field] ?? null, to }]),
  );
}
