import { AUDIT_PAGE_SIZE, type AuditPosition, encodeAuditCursor } from "#domain/access/audit-schema.ts";
import type { ProductListQuery } from "#domain/catalog/product-list-schema.ts";
import type { EquipmentGroup } from "#domain/catalog/product-types.ts";
import { createAuditRepository } from "#worker/repositories/audit/audit-repository.ts";
import { createProductList, type ProductPage } from "#worker/repositories/catalog/product-list.ts";
import {
  createProductRepository,
  type PricePoint,
  type ProductDetails,
} from "#worker/repositories/catalog/product-repository.ts";
import type { Scope } from "#worker/scope.ts";
import type { DescribedEntry } from "../audit/audit-log.ts";
import { describeAuditEntry } from "../audit/describe-entry.ts";
import { productsAccess } from "./products-access.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";

/** Limit of suggested names. */
const MAX_SUGGESTIONS = 20;

export interface ProductHistory {
  product: ProductDetails;
  /** Log entries of the product, newest first. */
  items: DescribedEntry[];
  /** Cursor of the next page; null after the oldest entry. */
  nextCursor: string | null;
  /** Costs and prices, oldest first. */
  prices: PricePoint[];
  timeZone: string;
}

/** Lists a page of the products of a group. */
export function createListProducts(scope: Scope) {
  return async function listProducts(query: ProductListQuery): Promise<ProductPage> {
    const { distributor, database } = authoriseUser(scope, productsAccess);
    return createProductList(database, distributor.id).listProducts(query);
  };
}

/** Reads a product.
 *  @throws DomainError NOT_FOUND, also for another distributor's */
export function createGetProduct(scope: Scope) {
  return async function getProduct(id: string): Promise<ProductDetails> {
    const { distributor, database } = authoriseUser(scope, productsAccess);
    return createProductRepository(database, distributor.id).getProduct(id);
  };
}

/** Reads a product's history: a page of log entries, and its prices.
 *  @throws DomainError NOT_FOUND */
export function createReadProductHistory(scope: Scope) {
  return async function readHistory(id: string, after: AuditPosition | null): Promise<ProductHistory> {
    const { distributor, database } = authoriseUser(scope, productsAccess);
    const products = createProductRepository(database, distributor.id);
    const { timeZone } = distributor.settings;
    const [product, rows, prices] = await Promise.all([
      products.getProduct(id),
      createAuditRepository(database, distributor.id).listEntries(
        { ...EVERYTHING, entity: "product", entityId: id },
        after,
        AUDIT_PAGE_SIZE + 1,
      ),
      products.listPrices(id),
    ]);
    const shown = rows.slice(0, AUDIT_PAGE_SIZE);
    const last = shown.at(-1);
    return {
      product,
      items: shown.map((row) => ({ ...row, ...describeAuditEntry(row, timeZone) })),
      nextCursor: rows.length > shown.length && last ? encodeAuditCursor(last) : null,
      prices,
      timeZone,
    };
  };
}

const EVERYTHING = { fromAt: null, beforeAt: null, actorId: null, actorName: null, events: null } as const;

/** Lists manufacturers that begin with a text, without regard to case and accents.
 *  @param group - equipment group; null for all */
export function createListManufacturers(scope: Scope) {
  return async function listManufacturers(start: string, group: EquipmentGroup | null): Promise<string[]> {
    const { distributor, database } = authoriseUser(scope, productsAccess);
    const names = await createProductRepository(database, distributor.id).listManufacturers(group);
    const begin = fold(start);
    return names
      .filter((name) => fold(name).startsWith(begin))
      .sort((one, other) => one.localeCompare(other, "pt-BR"))
      .slice(0, MAX_SUGGESTIONS);
  };
}

function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .trim();
}
