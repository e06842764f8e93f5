import { type SQL, sql } from "drizzle-orm";
import type { ClosedKitWrite } from "#domain/kits/build-closed-kit.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { WriteStatement } from "#worker/db/client.ts";
import { assertChanged, assertHolds } from "#worker/db/save-parts.ts";

// Kits, options and components are written as sets: a rule makes hundreds of them in as many statements as one form.

/** Saves any number of kits, all or none; a form and a rule with hundreds of kits both use it. Each kit, and each
 *  product it was checked with, must be in the version that was read. An option whose components, price, power or name
 *  change gets a new version, so that an order with the old one is refused.
 *  @throws DomainError STALE_VERSION, CODE_TAKEN, NOT_FOUND, by the batch */
export function saveKits(
  distributorId: string,
  { writes, at }: { writes: readonly ClosedKitWrite[]; at: string },
): WriteStatement[] {
  return [
    assertProducts(distributorId, writes),
    assertFound(distributorId, "structure", structuresOf(writes)),
    assertFound(distributorId, "file", photosOf(writes)),
    ...updateKits(distributorId, writes, at),
    ...insertKits(distributorId, writes, at),
    ...saveOptions(distributorId, writes),
  ];
}

const KIT_COLUMNS = {
  product_code: "productCode",
  name: "name",
  description: "description",
  power_w: "powerW",
  photo_id: "photoId",
  promotional: "promotional",
  active: "active",
  valid_from: "validFrom",
  valid_until: "validUntil",
  rule_id: "ruleId",
} as const;

const names = sql.raw(Object.keys(KIT_COLUMNS).join(", "));
const values = sql.raw(
  Object.values(KIT_COLUMNS)
    .map((key) => `one.value ->> '${key}'`)
    .join(", "),
);
const assignments = sql.raw(
  Object.entries(KIT_COLUMNS)
    .map(([column, key]) => `${column} = one.value ->> '${key}'`)
    .join(", "),
);

/** Rows of kits for `json_each`, without their options. */
function kitRows(writes: readonly ClosedKitWrite[]): string {
  return JSON.stringify(
    writes.map(({ options: _options, products: _products, promotional, active, ...one }) => ({
      ...one,
      promotional: Number(promotional),
      active: Number(active),
    })),
  );
}

function updateKits(distributorId: string, writes: readonly ClosedKitWrite[], at: string): WriteStatement[] {
  const known = writes.filter(({ expected }) => expected !== null);
  if (known.length === 0) return [];
  return [
    {
      query: sql`update kit set ${assignments}, version = kit.version + 1, updated_at = ${at}
        from json_each(${kitRows(known)}) as one
        where kit.distributor_id = ${distributorId} and kit.id = one.value ->> 'id'
          and kit.version = one.value ->> 'expected'`,
      refusal: () => codeTaken(known),
    },
    assertChanged(
      "STALE_VERSION",
      known.length,
      () => new DomainError("STALE_VERSION", { entity: "kit", id: known[0]?.id ?? "" }),
    ),
  ];
}

function insertKits(distributorId: string, writes: readonly ClosedKitWrite[], at: string): WriteStatement[] {
  const added = writes.filter(({ expected }) => expected === null);
  if (added.length === 0) return [];
  return [
    {
      query: sql`insert into kit (distributor_id, id, ${names}, version, created_at, updated_at)
        select ${distributorId}, one.value ->> 'id', ${values}, 1, ${at}, ${at}
        from json_each(${kitRows(added)}) as one`,
      refusal: () => codeTaken(added),
    },
  ];
}

function saveOptions(distributorId: string, writes: readonly ClosedKitWrite[]): WriteStatement[] {
  const options = writes.flatMap((kit) =>
    kit.options.map(({ components, ...option }) => ({
      ...option,
      kitId: kit.id,
      promotional: Number(kit.promotional),
      isToSell: Number(kit.isToSell),
      validFrom: kit.validFrom,
      validUntil: kit.validUntil,
      composition: compositionOf(components),
    })),
  );
  const parts = writes.flatMap((kit) =>
    kit.options.flatMap(({ id, components }) =>
      components.map((component, position) => ({
        ...component,
        shared: Number(component.shared),
        optionId: id,
        position,
      })),
    ),
  );
  const kitIds = JSON.stringify(writes.map(({ id }) => id));
  const optionIds = JSON.stringify(options.map(({ id }) => id));
  const isGone = sql`kit_option.distributor_id = ${distributorId}
    and kit_option.kit_id in (select value from json_each(${kitIds}))
    and kit_option.id not in (select value from json_each(${optionIds}))`;
  return [
    {
      query: sql`delete from kit_option_component where distributor_id = ${distributorId}
        and kit_option_id in (select kit_option.id from kit_option where ${isGone})`,
    },
    { query: sql`delete from kit_option where ${isGone}` },
    { query: upsertOptions(distributorId, JSON.stringify(options)) },
    {
      query: sql`delete from kit_option_component where distributor_id = ${distributorId}
        and kit_option_id in (select value from json_each(${optionIds}))`,
    },
    {
      query: sql`insert into kit_option_component
          (distributor_id, kit_option_id, product_id, amount, position, shared)
        select ${distributorId}, one.value ->> 'optionId', one.value ->> 'productId', one.value ->> 'amount',
          one.value ->> 'position', one.value ->> 'shared' from json_each(${JSON.stringify(parts)}) as one`,
    },
  ];
}

function upsertOptions(distributorId: string, list: string): SQL {
  return sql`insert into kit_option (distributor_id, id, kit_id, structure_id, name, power_w, price_cents,
      price_per_kwp_cents, promotional, is_to_sell, valid_from, valid_until, version)
    select ${distributorId}, one.value ->> 'id', one.value ->> 'kitId', one.value ->> 'structureId',
      one.value ->> 'name', one.value ->> 'powerW', one.value ->> 'priceCents', one.value ->> 'pricePerKwpCents',
      one.value ->> 'promotional', one.value ->> 'isToSell', one.value ->> 'validFrom', one.value ->> 'validUntil',
      coalesce(old.version, 0) + (old.version is null or old.name <> one.value ->> 'name'
        or old.power_w <> one.value ->> 'powerW' or old.price_cents <> one.value ->> 'priceCents'
        or ${storedComposition(distributorId)} is not one.value ->> 'composition')
    from json_each(${list}) as one left join kit_option as old
      on old.distributor_id = ${distributorId} and old.id = one.value ->> 'id'
    where true
    on conflict (distributor_id, id) do update set name = excluded.name, power_w = excluded.power_w,
      price_cents = excluded.price_cents, price_per_kwp_cents = excluded.price_per_kwp_cents,
      promotional = excluded.promotional, is_to_sell = excluded.is_to_sell, valid_from = excluded.valid_from,
      valid_until = excluded.valid_until, version = excluded.version`;
}

/** The components of an option in a canonical order, for comparison with the stored ones in the batch. */
function compositionOf(components: readonly { productId: string; amount: number }[]): string {
  return components
    .map(({ productId, amount }) => `${productId} ${amount}`)
    .sort()
    .join(",");
}

function storedComposition(distributorId: string): SQL {
  return sql`(select group_concat(part.line, ',') from (select product_id || ' ' || amount as line
    from kit_option_component where distributor_id = ${distributorId} and kit_option_id = old.id
    order by line) as part)`;
}

function assertProducts(distributorId: string, writes: readonly ClosedKitWrite[]): WriteStatement {
  const versions = new Map(
    writes.flatMap(({ products }) => products.map(({ id, version }) => [id, version])),
  );
  const seen = JSON.stringify([...versions].map(([id, version]) => ({ id, version })));
  return assertHolds(
    "STALE_VERSION",
    sql`(select count(*) from json_each(${seen}) as seen cross join product
        on product.distributor_id = ${distributorId} and product.id = seen.value ->> 'id'
        where product.version = seen.value ->> 'version') = ${versions.size}`,
    () => new DomainError("STALE_VERSION", { entity: "product", id: [...versions.keys()][0] ?? "" }),
  );
}

function assertFound(
  distributorId: string,
  entity: "structure" | "file",
  ids: readonly string[],
): WriteStatement {
  const table = sql.raw(entity);
  return assertHolds(
    "ALREADY_DONE",
    sql`(select count(*)
      from json_each(${JSON.stringify(ids)}) as one cross join ${table}
      on ${table}.distributor_id = ${distributorId} and ${table}.id = one.value) = ${ids.length}`,
    () => new DomainError("NOT_FOUND", { entity, id: ids[0] ?? "" }),
  );
}

function structuresOf(writes: readonly ClosedKitWrite[]): string[] {
  return [...new Set(writes.flatMap(({ options }) => options.map(({ structureId }) => structureId)))];
}

function photosOf(writes: readonly ClosedKitWrite[]): string[] {
  return [...new Set(writes.flatMap(({ photoId }) => (photoId === null ? [] : [photoId])))];
}

function codeTaken(writes: readonly ClosedKitWrite[]): DomainError {
  return new DomainError("CODE_TAKEN", {
    entity: "kit",
    codes: writes.map(({ productCode }) => productCode),
  });
}
