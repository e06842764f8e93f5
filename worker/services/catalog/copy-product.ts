import { PRODUCT_COPY_WORDS } from "#copy/catalog/catalog.ts";
import { copyOfProduct } from "#domain/catalog/copy-of-product.ts";
import { describeProductChanges } from "#domain/catalog/read-product-texts.ts";
import { copyFilesOfProduct } from "#worker/repositories/files/file-statements.ts";
import {
  createProductRepository,
  type ProductDetails,
} from "#worker/repositories/catalog/product-repository.ts";
import { saveProducts } from "#worker/repositories/catalog/product-statements.ts";
import type { Scope } from "#worker/scope.ts";
import { audit } from "#worker/services/audit/audit.ts";
import { productsAccess } from "./products-access.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";

/** Copies a product with its pictures. The copy is not for sale.
 *  @throws DomainError NOT_FOUND; CODE_TAKEN if another save took the code at the same moment */
export function createDuplicateProduct(scope: Scope) {
  return async function duplicateProduct(id: string): Promise<ProductDetails> {
    const { distributor, database } = authoriseUser(scope, productsAccess);
    const products = createProductRepository(database, distributor.id);
    const original = await products.getProduct(id);
    const { type, values } = copyOfProduct(original, {
      taken: await products.listCodes(firstPartOf(original.values.productCode)),
      words: PRODUCT_COPY_WORDS,
    });
    const copyId = scope.newId("prd");
    const at = scope.now().toISOString();
    await database.writeBatch([
      ...saveProducts(distributor.id, { writes: [{ id: copyId, type, values, before: null }], at }),
      copyFilesOfProduct(distributor.id, { from: id, to: copyId }),
      audit(scope, distributor.id, {
        event: "product.duplicated",
        entity: "product",
        entityId: copyId,
        changes: {
          ...describeProductChanges(null, values),
          copyOf: { from: null, to: original.values.productCode },
        },
        at,
      }),
    ]);
    return products.getProduct(copyId);
  };
}

/** Longer codes are cut before the suffix of the copy. */
const CODE_START = 40;

function firstPartOf(code: unknown): string {
  return typeof code === "string" ? code.slice(0, CODE_START) : "";
}
