import { equipmentGroupOf, PRODUCT_TYPES } from "#domain/catalog/product-types.ts";
import { IMPORT_LIMITS } from "#domain/imports/import-limits.ts";
import type { ProductImport } from "#domain/imports/import-schema.ts";
import { DomainError } from "#domain/shared/errors.ts";
import type { Scope } from "#worker/scope.ts";
import { readChunks } from "#worker/api/kernel/read-chunks.ts";
import { readFieldText, readForm } from "#worker/api/kernel/read-form.ts";
import { importsAccess } from "./imports-access.ts";
import { createUploadImport, type FileWords } from "./upload-import.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";

/** Allowance for the form around a file, and limit of a text field. */
const FORM_BYTES = 20_000;

/** Receives a file from a request: as the body, or as the field `file` of a form, with the product type in the field
 *  `type`. Access is checked before anything is read; bytes are streamed to the bucket, up to the limit.
 *  @throws DomainError FILE_NOT_ALLOWED */
export function createReceiveUpload(scope: Scope) {
  const { storeUpload, dropUpload, uploadImport } = createUploadImport(scope);

  async function receiveForm(request: Request, contentType: string, of: FileWords): Promise<ProductImport> {
    let stored: Awaited<ReturnType<typeof storeUpload>> | null = null;
    let words = of;
    try {
      const body = readChunks(request, IMPORT_LIMITS.fileBytes + FORM_BYTES);
      for await (const part of readForm(body, contentType)) {
        if (part.name === "file" && part.fileName !== null && stored === null) {
          stored = await storeUpload(part.bytes);
          words = { ...words, name: part.fileName };
        } else if (part.name === "type") {
          const said = await readFieldText(part, FORM_BYTES);
          const type = PRODUCT_TYPES.find((one) => one === said);
          if (type !== undefined) words = { ...words, type, group: equipmentGroupOf(type) };
        }
      }
    } catch (error) {
      if (stored !== null) await dropUpload(stored);
      throw error;
    }
    if (stored === null) throw new DomainError("FILE_NOT_ALLOWED", { reason: "empty" });
    return uploadImport(stored, words);
  }

  return async function receiveUpload(request: Request, of: FileWords): Promise<ProductImport> {
    authoriseUser(scope, importsAccess);
    const contentType = request.headers.get("content-type") ?? "";
    if (contentType.startsWith("multipart/form-data")) return receiveForm(request, contentType, of);
    return uploadImport(await storeUpload(readChunks(request, IMPORT_LIMITS.fileBytes)), of);
  };
}
