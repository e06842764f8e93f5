import type { AppLoadContext } from "@remix-run/cloudflare";
import { importFileText } from "#copy/imports/imports.ts";
import { IMPORT_LIMITS } from "#domain/imports/import-limits.ts";
import { isDomainError } from "#domain/shared/errors.ts";

/** Why a file or a step of an import was refused; of a file it says which limit it is. Null for what is no refusal. */
export function describeImportRefusal(context: AppLoadContext, error: unknown) {
  const refusal = context.describeRefusal(error);
  if (refusal === null || !isDomainError(error, "FILE_NOT_ALLOWED")) return refusal;
  return { ...refusal, description: importFileText(error.details, IMPORT_LIMITS) };
}
