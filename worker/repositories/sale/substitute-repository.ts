import { sql } from "drizzle-orm";
import * as z from "zod";
import { inverterElectrical, moduleElectrical } from "#domain/kits/kit-sheet.ts";
import type { KitOfProduct, ReplaceableProduct } from "#domain/stock/substitutes.ts";
import type { ProductType } from "#domain/catalog/product-types.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { Database, WriteStatement } from "#worker/db/client.ts";
import { eachOf } from "#worker/db/each-of.ts";
import { deleteRow } from "#worker/db/row-writes.ts";
import { assertChanged, assertHolds } from "#worker/db/save-parts.ts";
import { productSubstitute } from "#worker/db/schema/catalog.ts";

/** Limits of candidates nearest in power, and of kits that use the product. */
const MAX_CANDIDATES = 24;
const MAX_KITS = 40;

/** A candidate substitute, with its name and code. */
export interface SubstituteProduct extends ReplaceableProduct {
  name: string;
  productCode: string;
  manufacturer: string;
  active: boolean;
  isToSell: boolean;
}

interface ProductFacts {
  id: string;
  type: ProductType;
  name: string;
  productCode: string;
  manufacturer: string;
  powerW: number | null;
  priceCents: number;
  technical: string;
  active: number;
  isToSell: number;
}

const PartsSchema = z.array(z.object({ type: z.string(), amount: z.int(), technical: z.unknown() }));

/** A product, its substitutes named by the distributor, best first, and the nearest candidates. */
export interface FoundSubstitutes {
  product: SubstituteProduct;
  ranking: { id: string; note: string }[];
  candidates: SubstituteProduct[];
}

const FACTS = sql`product.id, product.type, product.name, product.product_code as productCode, product.manufacturer,
  product.power_w as powerW, product.price_cents as priceCents, product.technical, product.active,
  product.is_to_sell as isToSell`;

/** Replacements of products of one distributor. */
export function createSubstituteRepository(database: Database, distributorId: string) {
  const { orm } = database;
  const queriesFor = (productIds: readonly string[]) => {
    const asked = eachOf(productIds);
    const named = sql`from product_substitute where distributor_id = ${distributorId} and product_id in ${asked}`;
    return [
      orm.all<ProductFacts>(
        sql`select ${FACTS} from product where product.distributor_id = ${distributorId} and product.id in ${asked}`,
      ),
      orm.all<{ replaces: string; id: string; note: string }>(
        sql`select product_id as replaces, substitute_id as id, note ${named} order by product_id, rank`,
      ),
      orm.all<ProductFacts & { replaces: string }>(sql`
        with pair as (
          select product_id as replaces, substitute_id as id ${named}
          union select replaces, id from (select self.id as replaces, near.id, row_number() over (partition by self.id
              order by abs(coalesce(near.power_w, 0) - coalesce(self.power_w, 0)), near.id) as place
            from product as self join product as near on near.distributor_id = self.distributor_id
              and near.type = self.type and near.active = 1 and near.is_to_sell = 1 and near.id <> self.id
            where self.distributor_id = ${distributorId} and self.id in ${asked}) where place <= ${MAX_CANDIDATES})
        select pair.replaces, ${FACTS} from pair join product
          on product.distributor_id = ${distributorId} and product.id = pair.id`),
    ] as const;
  };

  return {
    /** Reads a product with candidate substitutes and the kits that use it, in one round trip.
     *  @throws DomainError NOT_FOUND */
    async readSubstitutes(productId: string): Promise<FoundSubstitutes & { kits: KitOfProduct[] }> {
      const [rows, ranking, candidates, kits] = await database.readBatch([
        ...queriesFor([productId]),
        orm.all<{ id: string; name: string; amount: number; parts: string }>(sql`
          select option.id, option.name, used.amount, (
            select json_group_array(json_object('type', part.type, 'amount', component.amount,
              'technical', json(part.technical)))
            from kit_option_component as component join product as part
              on part.distributor_id = component.distributor_id and part.id = component.product_id
            where component.distributor_id = option.distributor_id and component.kit_option_id = option.id
              and part.type in ('module', 'inverter')) as parts
          from kit_option_component as used join kit_option as option
            on option.distributor_id = used.distributor_id and option.id = used.kit_option_id
          where used.distributor_id = ${distributorId} and used.product_id = ${productId}
          order by option.power_w, option.id limit ${MAX_KITS}`),
      ]);
      const [found] = toFound(rows, ranking, candidates);
      if (found === undefined) throw new DomainError("NOT_FOUND", { entity: "product", id: productId });
      return { ...found, kits: kits.map(toKit) };
    },

    /** Reads several products with their candidates, in one round trip; unknown ones are left out. */
    async listSubstitutes(productIds: readonly string[]): Promise<FoundSubstitutes[]> {
      return toFound(...(await database.readBatch([...queriesFor(productIds)])));
    },
  };
}

function toFound(
  rows: readonly ProductFacts[],
  ranking: readonly { replaces: string; id: string; note: string }[],
  candidates: readonly (ProductFacts & { replaces: string })[],
): FoundSubstitutes[] {
  return rows.map((row) => ({
    product: toProduct(row),
    ranking: ranking.flatMap(({ replaces, ...one }) => (replaces === row.id ? [one] : [])),
    candidates: candidates.flatMap(({ replaces, ...one }) => (replaces === row.id ? [toProduct(one)] : [])),
  }));
}

/** Replaces the named substitutes of a product, if they are as the person saw them. The insert itself checks that they
 *  are other products of the same type.
 *  @throws DomainError STALE_VERSION, NOT_FOUND, by the batch */
export function replaceSubstitutes(
  distributorId: string,
  productId: string,
  { before, after }: { before: readonly string[]; after: readonly { id: string; note: string }[] },
): WriteStatement[] {
  return [
    assertHolds(
      "STALE_VERSION",
      sql`${JSON.stringify(before)} =
        (select json_group_array(substitute_id) from
          (select substitute_id from product_substitute
            where distributor_id = ${distributorId} and product_id = ${productId} order by rank))`,
      () => new DomainError("STALE_VERSION", { entity: "product", id: productId }),
    ),
    deleteRow(productSubstitute, { distributorId, productId }),
    {
      query: sql`insert into product_substitute (distributor_id, product_id, rank, substitute_id, note)
        select ${distributorId}, ${productId}, one.key + 1, other.id, one.value ->> 'note'
        from json_each(${JSON.stringify(after)}) as one join product as self
            on self.distributor_id = ${distributorId} and self.id = ${productId}
          join product as other on other.distributor_id = ${distributorId} and other.id = one.value ->> 'id'
            and other.type = self.type and other.id <> self.id`,
    },
    assertChanged("ALREADY_DONE", after.length, () => {
      return new DomainError("NOT_FOUND", { entity: "product", id: after[0]?.id ?? "" });
    }),
  ];
}

function toProduct({ technical, active, isToSell, ...row }: ProductFacts): SubstituteProduct {
  const sheet: unknown = JSON.parse(technical);
  return {
    ...row,
    active: active === 1,
    isToSell: isToSell === 1,
    module: row.type === "module" ? moduleElectrical(sheet) : null,
    inverter: row.type === "inverter" ? inverterElectrical(sheet) : null,
  };
}

function toKit({ parts, ...kit }: { id: string; name: string; amount: number; parts: string }): KitOfProduct {
  const list = PartsSchema.parse(JSON.parse(parts));
  const modules = list.filter(({ type }) => type === "module");
  const inverters = list.filter(({ type }) => type === "inverter");
  const [module, inverter] = [modules[0], inverters[0]];
  const moduleSheet = modules.length === 1 && module ? moduleElectrical(module.technical) : null;
  const inverterSheet = inverters.length === 1 && inverter ? inverterElectrical(inverter.technical) : null;
  return {
    ...kit,
    module: moduleSheet && module ? { amount: module.amount, electrical: moduleSheet } : null,
    inverter: inverterSheet && inverter ? { amount: inverter.amount, electrical: inverterSheet } : null,
  };
}
