import Big from "big.js";
import { PRICING_ACCESS } from "#domain/access/pricing-access.ts";
import type { PriceList } from "#domain/pricing/pricing-answers.ts";
import type { PriceListInput } from "#domain/pricing/pricing-input-schema.ts";
import { DomainError } from "#domain/shared/errors.ts";
import {
  createPriceListRepository,
  ITEM_PAGE_SIZE,
} from "#worker/repositories/pricing/price-list-repository.ts";
import {
  deletePriceList,
  fillPrices,
  insertPriceList,
  setPrices,
  updatePriceList,
} from "#worker/repositories/pricing/price-list-statements.ts";
import type { Scope } from "#worker/scope.ts";
import { audit } from "../audit/audit.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";
import type { PricingUseCases } from "./pricing-use-cases.ts";

type PriceListUseCases = Pick<
  PricingUseCases,
  | "listPriceLists"
  | "getPriceList"
  | "createPriceList"
  | "updatePriceList"
  | "deletePriceList"
  | "listPriceListItems"
  | "setPriceListItems"
  | "fillPriceList"
>;

const LOGGED = ["name", "groupIds", "startsOn", "endsOn", "active", "position"] as const;

function describeList(before: PriceList | null, after: PriceListInput | null) {
  const changed = LOGGED.filter(
    (key) => key === "name" || JSON.stringify(before?.[key]) !== JSON.stringify(after?.[key]),
  );
  return Object.fromEntries(
    changed.map((key) => [key, { from: before?.[key] ?? null, to: after?.[key] ?? null }]),
  );
}

/** Use cases of price lists, which replace catalogue prices for groups of integrators. */
export function createPriceListUseCases(scope: Scope): PriceListUseCases {
  function open() {
    const { distributor, database } = authoriseUser(scope, PRICING_ACCESS);
    const { id: distributorId } = distributor;
    const at = scope.now().toISOString();
    return {
      distributorId,
      at,
      lists: createPriceListRepository(database, distributorId),
      /** Saves a change of prices with its audit row. A database trigger marks open budgets to be checked again. */
      save: (
        statements: Parameters<typeof database.writeBatch>[0],
        entry: Pick<Parameters<typeof audit>[2], "event" | "entityId" | "changes">,
      ) =>
        database.writeBatch([
          ...statements,
          audit(scope, distributorId, { ...entry, entity: "priceList", at }),
        ]),
    };
  }

  return {
    listPriceLists: () => open().lists.listPriceLists(),
    getPriceList: (id) => open().lists.getPriceList(id),

    async createPriceList(input) {
      const { distributorId, at, lists, save } = open();
      const id = scope.newId("prl");
      await save(insertPriceList(distributorId, { id, input, at }), {
        event: "price-list.created",
        entityId: id,
        changes: describeList(null, input),
      });
      return lists.getPriceList(id);
    },

    async updatePriceList(id, { version, ...input }) {
      const { distributorId, at, lists, save } = open();
      const before = await lists.getPriceList(id);
      await save(updatePriceList(distributorId, { id, input, at, version }), {
        event: "price-list.updated",
        entityId: id,
        changes: describeList(before, input),
      });
      return lists.getPriceList(id);
    },

    async deletePriceList(id, version) {
      const { distributorId, lists, save } = open();
      const before = await lists.getPriceList(id);
      await save(deletePriceList(distributorId, id, version), {
        event: "price-list.deleted",
        entityId: id,
        changes: { name: { from: before.name, to: null } },
      });
    },

    async listPriceListItems(id, query) {
      const { lists } = open();
      await lists.getPriceList(id);
      return { ...(await lists.listItems(id, query)), page: query.page, pageSize: ITEM_PAGE_SIZE };
    },

    async setPriceListItems(id, { version, items }) {
      const { distributorId, at, lists, save } = open();
      const before = await lists.getPriceList(id);
      const { found, unknown } = await lists.findItems(items);
      if (unknown.length > 0) {
        const issues = unknown.map((place) => ({
          field: `items.${String(place)}.code`,
          code: "UNKNOWN_CODE",
          message: items[place]?.code ?? "",
        }));
        throw new DomainError("INVALID_BODY", { issues });
      }
      await save(setPrices(distributorId, { id, version, at, items: found }), {
        event: "price-list.prices-set",
        entityId: id,
        changes: { name: { from: before.name, to: before.name }, prices: { from: null, to: found.length } },
      });
      return { list: await lists.getPriceList(id), changed: found.length };
    },

    async fillPriceList(id, { version, kind, pct, onlyMissing }) {
      const { distributorId, at, lists, save } = open();
      const before = await lists.getPriceList(id);
      const millionths = new Big(pct).plus(100).times(10_000).toNumber();
      const statements = fillPrices(distributorId, { id, version, at, kind, millionths, onlyMissing });
      const results = await save(statements, {
        event: "price-list.filled",
        entityId: id,
        changes: { name: { from: before.name, to: before.name }, percentage: { from: null, to: pct } },
      });
      return {
        list: await lists.getPriceList(id),
        changed: results[statements.length - 1]?.rowsAffected ?? 0,
      };
    },
  };
}
