import * as z from "zod";
import { WireProductSchema } from "#domain/catalog/product-wire-schema.ts";
import { contentTypesOf, FILE_LIMITS } from "#domain/files/file-rules.ts";
import type { ProductFileKind } from "#worker/services/catalog/product-files.ts";
import { productsAccess } from "#worker/services/catalog/products-access.ts";
import { createApiRoute } from "../kernel/create-api-route.ts";
import { readBytes } from "../kernel/read-bytes.ts";
import { toWireProduct } from "./wire-product.ts";

const contract = {
  tag: "Products",
  access: productsAccess,
  params: z.object({ id: z.string().max(64) }),
  query: z.strictObject({ version: z.coerce.number().int().min(1) }),
  answer: WireProductSchema,
};

export const [uploadPhotoRoute, removePhotoRoute] = routesOf("photo", "image", "picture");
export const [uploadDatasheetRoute, removeDatasheetRoute] = routesOf("datasheet", "document", "data sheet");

function routesOf(kind: ProductFileKind, size: "image" | "document", what: string) {
  const path = `/app/staff/products/{id}/${kind}`;
  const limit = FILE_LIMITS[size];
  return [
    createApiRoute(
      {
        ...contract,
        method: "put",
        path,
        summary: `Show a product with a ${what}: the body is the file itself, of ${String(limit)} bytes at most`,
        fileTypes: contentTypesOf(size),
      },
      async ({ params: { id }, query: { version }, request, services }) => {
        const bytes = await readBytes(request, limit);
        return toWireProduct(await services.files.upload(id, { kind, bytes, version }));
      },
    ),
    createApiRoute(
      { ...contract, method: "delete", path, summary: `Show a product without its ${what}` },
      async ({ params: { id }, query: { version }, services }) =>
        toWireProduct(await services.files.remove(id, { kind, version })),
    ),
  ] as const;
}
