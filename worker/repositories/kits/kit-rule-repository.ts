import { and, asc, eq, inArray, isNotNull, sql } from "drizzle-orm";
import {
  InverterTechnicalSchema,
  ModuleTechnicalSchema,
  StringBoxTechnicalSchema,
} from "#domain/catalog/technical-schema.ts";
import type { RuleProduct, RuleProducts } from "#domain/kits/generate-kits.ts";
import { type KitRuleContent, KitRuleContentSchema } from "#domain/kits/kit-rule-schema.ts";
import type { StandingKit } from "#domain/kits/plan-family.ts";
import { type Settings, SettingsSchema } from "#domain/settings/settings-schema.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { Database } from "#worker/db/client.ts";
import { distributorProfile } from "#worker/db/schema/access.ts";
import { product } from "#worker/db/schema/catalog.ts";
import { kit, kitOption, kitOptionComponent, kitRule, structure } from "#worker/db/schema/kits.ts";

/** A stored rule with the results of its last run. */
export interface StoredKitRule {
  id: string;
  name: string;
  rule: KitRuleContent;
  active: boolean;
  lastRunAt: string | null;
  version: number;
  /** Number of kits of the family for sale. */
  kitCount: number;
}

/** The facts that a family is made from and compared with, read at once. */
export interface FamilySources {
  products: RuleProducts;
  /** Names and codes of all products that the rule names, including inactive ones. */
  names: ReadonlyMap<string, { name: string; productCode: string }>;
  standing: StandingKit[];
}

export interface RuleChoices {
  structures: { id: string; name: string }[];
  names: Record<string, string>;
}

/** Repository of one distributor's rules of closed kits. */
export function createKitRuleRepository(database: Database, distributorId: string) {
  const { orm } = database;
  const own = eq(kitRule.distributorId, distributorId);
  const kitCount = sql<number>`(select count(*) from kit where kit.distributor_id = ${distributorId}
    and kit.rule_id = kit_rule.id and kit.active = 1)`;

  function rules(where = own) {
    return orm
      .select({ row: kitRule, kitCount })
      .from(kitRule)
      .where(where)
      .orderBy(asc(kitRule.name), asc(kitRule.id));
  }

  return {
    async listRules(): Promise<StoredKitRule[]> {
      const [rows] = await database.readBatch([rules()]);
      return rows.map(toRule);
    },

    /** Reads a rule.
     *  @throws DomainError NOT_FOUND, also for another distributor's */
    async getRule(id: string): Promise<StoredKitRule> {
      const [[row]] = await database.readBatch([rules(and(own, eq(kitRule.id, id)))]);
      if (row === undefined) throw new DomainError("NOT_FOUND", { entity: "kitRule", id });
      return toRule(row);
    },

    /** Finds the rule that has waited longest to regenerate its kits, with the distributor's settings: one with
     *  `autoRefresh` and a product changed since its last run. Changes of stock count for rules with `inStockOnly`.
     *  Null without one. */
    async findDue(): Promise<{ stored: StoredKitRule; settings: Settings } | null> {
      const named = sql`json_tree(kit_rule.rule) as node where node.type = 'text'`;
      const isPriceNew = sql`exists (select 1 from ${named} and exists (select 1 from product
        where product.distributor_id = ${distributorId} and product.id = node.value
          and product.updated_at > kit_rule.last_run_at))`;
      const isStockNew = sql`exists (select 1 from ${named} and exists (select 1 from stock_move as move
        where move.distributor_id = ${distributorId} and move.product_id = node.value
          and move.at > kit_rule.last_run_at))`;
      const [[due], [profile]] = await database.readBatch([
        orm
          .select({ row: kitRule, kitCount })
          .from(kitRule)
          .where(
            and(
              own,
              eq(kitRule.active, true),
              isNotNull(kitRule.lastRunAt),
              sql`json_extract(kit_rule.rule, '$.autoRefresh') = 1`,
              sql`(${isPriceNew} or (json_extract(kit_rule.rule, '$.inStockOnly') = 1 and ${isStockNew}))`,
            ),
          )
          .orderBy(asc(kitRule.lastRunAt), asc(kitRule.id))
          .limit(1),
        orm
          .select({ settings: distributorProfile.settings })
          .from(distributorProfile)
          .where(eq(distributorProfile.distributorId, distributorId)),
      ]);
      if (due === undefined) return null;
      return { stored: toRule(due), settings: SettingsSchema.parse(profile?.settings ?? {}) };
    },

    /** Reads the choices and names for a rule's form: structures in order, and products by id. */
    async readChoices(rule: KitRuleContent | null): Promise<RuleChoices> {
      const [structures, products] = await database.readBatch([
        orm
          .select({ id: structure.id, name: structure.name })
          .from(structure)
          .where(and(eq(structure.distributorId, distributorId), eq(structure.active, true)))
          .orderBy(asc(structure.position), asc(structure.name)),
        orm
          .select({ id: product.id, name: product.name, productCode: product.productCode })
          .from(product)
          .where(
            and(
              eq(product.distributorId, distributorId),
              inArray(product.id, rule === null ? [] : productIdsOf(rule)),
            ),
          ),
      ]);
      const names = products.map(({ id, name, productCode }) => [id, `${name} (${productCode})`]);
      return { structures, names: Object.fromEntries(names) as Record<string, string> };
    },

    /** Reads the products of a rule, and its existing kits. */
    async readSources(rule: KitRuleContent, ruleId: string | null): Promise<FamilySources> {
      const ids = productIdsOf(rule);
      const family = and(eq(kit.distributorId, distributorId), eq(kit.ruleId, ruleId ?? ""));
      const familyOptions = orm
        .select({ id: kitOption.id })
        .from(kit)
        .innerJoin(kitOption, and(eq(kitOption.distributorId, distributorId), eq(kitOption.kitId, kit.id)))
        .where(family);
      const [products, kits, options, components] = await database.readBatch([
        orm
          .select({
            row: product,
            available: sql<number>`coalesce((select max(stock.on_hand + stock.conditional - stock.reserved)
              from stock where stock.distributor_id = ${distributorId} and stock.product_id = product.id), 0)`,
          })
          .from(product)
          .where(and(eq(product.distributorId, distributorId), inArray(product.id, ids))),
        orm.select().from(kit).where(family).orderBy(asc(kit.powerW), asc(kit.id)),
        orm
          .select()
          .from(kitOption)
          .where(and(eq(kitOption.distributorId, distributorId), inArray(kitOption.id, familyOptions))),
        orm
          .select()
          .from(kitOptionComponent)
          .where(
            and(
              eq(kitOptionComponent.distributorId, distributorId),
              inArray(kitOptionComponent.kitOptionId, familyOptions),
            ),
          ),
      ]);
      return {
        products: toRuleProducts(products),
        names: new Map(products.map(({ row }) => [row.id, { name: row.name, productCode: row.productCode }])),
        standing: kits.map((row) => ({
          id: row.id,
          productCode: row.productCode,
          version: row.version,
          active: row.active,
          description: row.description,
          photoId: row.photoId,
          validFrom: row.validFrom,
          validUntil: row.validUntil,
          options: options
            .filter(({ kitId }) => kitId === row.id)
            .map((option) => ({
              id: option.id,
              structureId: option.structureId,
              priceCents: option.priceCents,
              components: components
                .filter(({ kitOptionId }) => kitOptionId === option.id)
                .map(({ productId, amount }) => ({ productId, amount })),
            })),
        })),
      };
    },
  };
}

/** Ids of all products that a rule names, without duplicates. */
export function productIdsOf(rule: KitRuleContent): string[] {
  const materials = rule.materials.map(({ productId }) => productId);
  return [...new Set([rule.moduleId, ...rule.inverterIds, ...rule.stringBoxIds, ...materials])];
}

function toRule({ row, kitCount }: { row: typeof kitRule.$inferSelect; kitCount: number }): StoredKitRule {
  const { id, name, active, lastRunAt, version } = row;
  return { id, name, active, lastRunAt, version, kitCount, rule: KitRuleContentSchema.parse(row.rule) };
}

function toRuleProducts(
  rows: readonly { row: typeof product.$inferSelect; available: number }[],
): RuleProducts {
  const common = ({ row, available }: (typeof rows)[number]): RuleProduct => ({
    id: row.id,
    costCents: row.costCents,
    isOnSale: row.active && row.isToSell,
    available,
  });
  const ofType = (type: (typeof product.$inferSelect)["type"]) => rows.filter(({ row }) => row.type === type);
  return {
    modules: new Map(
      ofType("module").flatMap((one) => {
        const { data: technical } = ModuleTechnicalSchema.safeParse(one.row.technical);
        return technical === undefined ? [] : [[one.row.id, { ...common(one), technical }]];
      }),
    ),
    inverters: new Map(
      ofType("inverter").flatMap((one) => {
        const { data: technical } = InverterTechnicalSchema.safeParse(one.row.technical);
        return technical === undefined ? [] : [[one.row.id, { ...common(one), technical }]];
      }),
    ),
    stringBoxes: new Map(
      ofType("stringBox").flatMap((one) => {
        const { data: technical } = StringBoxTechnicalSchema.safeParse(one.row.technical);
        return technical === undefined ? [] : [[one.row.id, { ...common(one), technical }]];
      }),
    ),
    materials: new Map(rows.map((one) => [one.row.id, common(one)])),
  };
}
