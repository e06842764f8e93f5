import {
  type EquipmentGroup,
  equipmentGroupOf,
  PRODUCT_TYPES,
  type ProductType,
} from "#domain/catalog/product-types.ts";
import { IMPORT_LIMITS } from "#domain/imports/import-limits.ts";
import type { ProductImport } from "#domain/imports/import-schema.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { Scope } from "#worker/scope.ts";
import { readBytes } from "#worker/api/kernel/read-bytes.ts";
import { importsAccess } from "./imports-access.ts";
import { createUploadImport } from "./upload-import.ts";
import { authoriseUser } from "#worker/services/tenant-of.ts";

/** What a form puts around its file. */
const FORM_BYTES = 20_000;

/** Takes in a file as a request brings it: as its body, or as the field `file` of a form, whose field `type` then says of
 *  what it is. Nothing is read of whoever
 *  may not, and no more than the limit of anybody.
 *  @throws DomainError FILE_NOT_ALLOWED */
export function createReceiveUpload(scope: Scope) {
  const upload = createUploadImport(scope);
  return async function receiveUpload(
    request: Request,
    of: { group: EquipmentGroup; type?: ProductType | undefined; name: string },
  ): Promise<ProductImport> {
    authoriseUser(scope, importsAccess);
    const contentType = request.headers.get("content-type") ?? "";
    if (!contentType.startsWith("multipart/form-data")) {
      return upload({ ...of, bytes: await readBytes(request, IMPORT_LIMITS.fileBytes) });
    }
    const body = await readBytes(request, IMPORT_LIMITS.fileBytes + FORM_BYTES);
    const file = await readFile(body, contentType);
    const { type, ...rest } = file;
    return upload(type === null ? { ...of, ...rest } : { ...rest, type, group: equipmentGroupOf(type) });
  };
}

async function readFile(
  body: Uint8Array,
  contentType: string,
): Promise<{ bytes: Uint8Array; name: string; type: ProductType | null }> {
  const form = await new Response(new Uint8Array(body), { headers: { "content-type": contentType } })
    .formData()
    .catch(() => null);
  const file: unknown = form?.get("file");
  if (!(file instanceof File)) throw new DomainError("FILE_NOT_ALLOWED", { reason: "empty" });
  const type = PRODUCT_TYPES.find((one) => one === form?.get("type")) ?? null;
  return { bytes: new Uint8Array(await file.arrayBuffer()), name: file.name, type };
}
