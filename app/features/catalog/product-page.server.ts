import type { AppLoadContext } from "@remix-run/cloudflare";
import { mayAccess } from "#domain/access/may-access.ts";
import { pageEntry } from "#domain/access/pages.ts";
import { toProductTexts } from "#domain/catalog/product-form.ts";
import { offeredInverterKinds } from "#domain/loose-products/product-offer.ts";
import {
  EQUIPMENT_GROUPS,
  equipmentGroupOf,
  PRODUCT_TYPES,
  type ProductType,
} from "#domain/catalog/product-types.ts";
import { filePath } from "#domain/files/file-path.ts";
import { contentTypesOf, FILE_LIMITS } from "#domain/files/file-rules.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { lookupsOf } from "./product-form-data.ts";
import { textOf } from "./product-row.ts";
import type { PortalArgs } from "#app/lib/pages/page-loader.server.ts";

const INVENTORY = {
  modules: "EquipmentModulesInventory",
  inverters: "EquipmentInvertersInventory",
  stringbox: "EquipmentStringboxInventory",
  products: "EquipmentProductsInventory",
} as const;

type StoredProduct = Awaited<ReturnType<AppLoadContext["services"]["products"]["get"]>>;

/** The product type in an address.
 *  @throws DomainError NOT_FOUND */
export function readProductType(word: string | undefined): ProductType {
  const type = PRODUCT_TYPES.find((one) => one === word);
  if (type === undefined) throw new DomainError("NOT_FOUND", { entity: "product", id: word ?? "" });
  return type;
}

/** The product in an address. A product of another type counts as not found.
 *  @throws DomainError NOT_FOUND */
export async function readProduct(
  context: AppLoadContext,
  type: ProductType,
  id: string,
): Promise<StoredProduct> {
  const product = await context.services.products.get(id);
  if (product.type !== type) throw new DomainError("NOT_FOUND", { entity: "product", id });
  return product;
}

/** Names for formatting and parsing a product's texts. */
export function readNamesOf(context: AppLoadContext, inverters: unknown) {
  const ids = Array.isArray(inverters) ? inverters.filter((one) => typeof one === "string") : [];
  return context.services.products.names(ids);
}

/** Loads the page of a product, or of a new one. */
export async function loadProduct({ context, params, request, actor, distributor }: PortalArgs) {
  const type = readProductType(params["type"]);
  const id = params["productId"] ?? null;
  const product = id === null ? null : await readProduct(context, type, id);
  const names = await readNamesOf(context, product?.values.compatibleInverters);
  const { searchParams } = new URL(request.url);
  const group = equipmentGroupOf(type);
  const inventory = pageEntry(INVENTORY[group]);
  const lookups = lookupsOf(names);
  const fileOf = (fileId: string | null | undefined, size: "image" | "document") => ({
    url: fileId === null || fileId === undefined ? null : filePath(fileId),
    limits: { types: contentTypesOf(size), maxBytes: FILE_LIMITS[size] },
  });
  return {
    type,
    group,
    otherTypes: id === null ? EQUIPMENT_GROUPS[group].filter((other) => other !== type) : [],
    product: product && { id: product.id, name: textOf(product, "name"), version: product.version },
    texts: toProductTexts(type, product?.values ?? null, lookups),
    names,
    inverterKinds: distributor === null ? [] : offeredInverterKinds(distributor.actions),
    files: { photo: fileOf(product?.photoId, "image"), datasheet: fileOf(product?.datasheetId, "document") },
    stock: product?.stock ?? null,
    substitutes: product === null ? null : await context.services.stock.readSubstitutes(product.id),
    inventoryPath: mayAccess(actor, distributor, inventory.access)
      ? `${inventory.path}?search=${encodeURIComponent(product === null ? "" : textOf(product, "productCode"))}`
      : null,
    savedVersion: Number(searchParams.get("salvo") ?? "0"),
    isCopy: searchParams.has("copiado"),
    hasFileFailed: searchParams.has("semArquivo"),
    draft: {
      name: `product:${type}:${id ?? "novo"}`,
      userId: actor.userId,
      distributorId: distributor?.id ?? "",
    },
  };
}
