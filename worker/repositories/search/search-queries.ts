import { sql } from "drizzle-orm";
import type { RequestReach } from "#domain/requests/request-reach.ts";
import { MAX_FOUND } from "#domain/search/search-limits.ts";
import type { Database } from "#worker/db/client.ts";
import { isReached } from "../requests/reached.ts";
import { keysOfWords } from "../requests/request-words.ts";
import { toMatch } from "../catalog/product-search.ts";

/** Limit of full-text matches that are sorted for the result, since a common word has many. */
const MAX_LOOKED_AT = 500;

/** A search text in the forms that the queries compare with columns. */
export interface SearchText {
  typed: string;
  /** GLOB pattern that matches the text anywhere, regardless of case and accents. */
  pattern: string;
  /** Part of a CNPJ without its mask; null when the text cannot be one. */
  cnpjPart: string | null;
  /** A whole CPF without its mask; null for any other text, since parts of a CPF are not searched. */
  cpf: string | null;
}

export interface FoundRequest {
  id: string;
  type: "budget" | "order";
  code: string;
  name: string;
  companyName: string;
}

export interface FoundIntegrator {
  id: string;
  companyName: string;
  cnpj: string | null;
  email: string;
}

export interface FoundKit {
  id: string;
  name: string;
  productCode: string;
  powerW: number;
  structureId: string;
}

export interface FoundProduct {
  id: string;
  type: string;
  name: string;
  productCode: string;
  manufacturer: string;
}

export interface FoundDistributor {
  id: string;
  name: string;
  slug: string;
}

/** Budgets and orders by words of code, name and customer, newest first. An order is also found by the code of its budget.
 *  @param of.reach - which of them the person sees
 *  @param of.types - types that the person may see */
export function findRequests(
  { orm }: Database,
  distributorId: string,
  text: SearchText,
  { reach, types }: { reach: RequestReach; types: readonly ("budget" | "order")[] },
) {
  const found = types.map((type) => ({ type, isDeleted: false }));
  return orm.all<FoundRequest>(sql`
    select request.id, request.type, request.code, request.name, integrator.company_name as companyName
    from (${keysOfWords(distributorId, text, found)}) as found
      cross join request on request.search_key = found.key
      cross join integrator
        on integrator.distributor_id = request.distributor_id and integrator.id = request.integrator_id
    where request.distributor_id = ${distributorId} and request.deleted_at is null and ${isReached(reach)}
    order by request.created_at desc, request.id desc limit ${MAX_FOUND}`);
}

/** Companies of integrators by name, e-mail or CNPJ, or by e-mail or CPF of their users. */
export function findIntegrators(
  { orm }: Database,
  distributorId: string,
  { pattern, cnpjPart, cpf }: SearchText,
) {
  return orm.all<FoundIntegrator>(sql`
    select id, company_name as companyName, cnpj, email from integrator
    where distributor_id = ${distributorId}
      and (company_name glob ${pattern} or trade_name glob ${pattern} or email glob ${pattern}
        or ${cnpjPart === null ? sql`0` : sql`instr(cnpj, ${cnpjPart}) > 0`}
        or id in (select integrator_id from user
          where distributor_id = ${distributorId} and integrator_id is not null
            and (email glob ${pattern} or cpf = ${cpf})))
    order by status = 'enable' desc, company_name, id limit ${MAX_FOUND}`);
}

/** Kits on sale, by name and code.
 *  @param today - day on which they must be on sale */
export function findKits({ orm }: Database, distributorId: string, { pattern }: SearchText, today: string) {
  return orm.all<FoundKit>(sql`
    select kit_option.id, kit_option.name, kit.product_code as productCode,
      kit_option.power_w as powerW, kit_option.structure_id as structureId
    from kit_option join kit on kit.distributor_id = kit_option.distributor_id and kit.id = kit_option.kit_id
    where kit_option.distributor_id = ${distributorId} and kit_option.is_to_sell = 1
      and coalesce(kit_option.valid_from, '') <= ${today} and coalesce(kit_option.valid_until, '9') >= ${today}
      and (kit_option.name glob ${pattern} or kit.product_code glob ${pattern})
    order by kit_option.power_w, kit_option.id limit ${MAX_FOUND}`);
}

/** Products by words of name, code, model and manufacturer, active ones first. Only the first `MAX_LOOKED_AT` matches
 *  are considered. */
export function findProducts({ orm }: Database, distributorId: string, { typed }: SearchText) {
  const match = toMatch(distributorId, [{ text: typed, allBegin: true }]);
  const found =
    match === null
      ? sql`select null as key where 0`
      : sql`select rowid as key from product_fts where product_fts match ${match} limit ${MAX_LOOKED_AT}`;
  return orm.all<FoundProduct>(sql`
    select product.id, product.type, product.name, product.product_code as productCode, product.manufacturer
    from (${found}) as found cross join product on product.search_key = found.key
    where product.distributor_id = ${distributorId}
    order by product.active desc, product.name, product.id limit ${MAX_FOUND}`);
}

/** Distributors of the platform by name and slug, in the directory's database. */
export function findDistributors({ orm }: Database, { pattern }: SearchText) {
  return orm.all<FoundDistributor>(sql`
    select id, name, slug from distributor where name glob ${pattern} or slug glob ${pattern}
    order by name, id limit ${MAX_FOUND}`);
}
