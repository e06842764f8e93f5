import { checkOffer } from "#domain/loose-products/product-offer.ts";
import { checkProduct } from "#domain/catalog/check-product.ts";
import { productIssue } from "#domain/catalog/product-issues.ts";
import type { ProductInput, ProductValues } from "#domain/catalog/product-schema.ts";
import { describeProductChanges } from "#domain/catalog/read-product-texts.ts";
import { DomainError, type FieldIssue } from "#domain/shared/errors.ts";
import { assertCategories } from "#worker/repositories/catalog/product-guards.ts";
import {
  createProductRepository,
  type ProductDetails,
} from "#worker/repositories/catalog/product-repository.ts";
import { saveProducts } from "#worker/repositories/catalog/product-statements.ts";
import type { Scope, Tenant } from "#worker/scope.ts";
import { audit } from "#worker/services/audit/audit.ts";
import { productsAccess } from "./products-access.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";

/** Creates a product.
 *  @throws DomainError CODE_TAKEN, INVALID_BODY with an issue for each invalid field */
export function createCreateProduct(scope: Scope) {
  return async function createProduct({ type, values }: ProductInput): Promise<ProductDetails> {
    const { distributor, database } = authoriseUser(scope, productsAccess);
    await assertProductFits({ distributor, database }, { type, values }, null);
    const id = scope.newId("prd");
    const at = scope.now().toISOString();
    await database.writeBatch([
      ...assertCategories(distributor.id, [values]),
      ...saveProducts(distributor.id, { writes: [{ id, type, values, before: null }], at }),
      audit(scope, distributor.id, {
        event: "product.created",
        entity: "product",
        entityId: id,
        changes: describeProductChanges(null, values),
        at,
      }),
    ]);
    return createProductRepository(database, distributor.id).getProduct(id);
  };
}

/** Replaces a product in the version that the edit began with. Its type cannot change.
 *  @throws DomainError NOT_FOUND, STALE_VERSION, CODE_TAKEN, INVALID_BODY */
export function createUpdateProduct(scope: Scope) {
  return async function updateProduct(
    id: string,
    { type, values, version }: ProductInput & { version: number },
  ): Promise<ProductDetails> {
    const { distributor, database } = authoriseUser(scope, productsAccess);
    const products = createProductRepository(database, distributor.id);
    const before = await products.getProduct(id);
    if (before.type !== type) throw new DomainError("INVALID_BODY", { issues: [TYPE_FIXED] });
    await assertProductFits({ distributor, database }, { type, values }, before.values);
    const at = scope.now().toISOString();
    await database.writeBatch([
      ...assertCategories(distributor.id, [values]),
      ...saveProducts(distributor.id, {
        writes: [{ id, type, values, before: { version, values: before.values } }],
        at,
      }),
      audit(scope, distributor.id, {
        event: "product.updated",
        entity: "product",
        entityId: id,
        changes: describeProductChanges(before.values, values),
        at,
      }),
    ]);
    return products.getProduct(id);
  };
}

const TYPE_FIXED: FieldIssue = {
  field: "type",
  code: "TYPE_FIXED",
  message: "the type of a product never changes",
};

/** Refuses values that contradict each other, that the distributor does not offer, or that refer to something it does
 *  not have.
 *  @throws DomainError INVALID_BODY */
async function assertProductFits(
  { distributor, database }: Tenant,
  { type, values }: ProductInput,
  before: ProductValues | null,
): Promise<void> {
  const issues = [...checkProduct(type, values).errors, ...checkOffer(values, before, distributor.actions)];
  const ids = (values.compatibleInverters ?? []) as readonly string[];
  if (ids.length > 0) {
    const { inverters } = await createProductRepository(database, distributor.id).readNames(ids);
    const known = new Set(inverters.map(({ id }) => id));
    if (ids.some((id) => !known.has(id)))
      issues.push(productIssue("compatibleInverters", "UNKNOWN_INVERTER"));
  }
  if (issues.length > 0) throw new DomainError("INVALID_BODY", { issues });
}
