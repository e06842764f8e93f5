import type { AppLoadContext } from "@remix-run/cloudflare";
import { importFileText } from "#copy/imports/imports.ts";
import { IMPORT_LIMITS } from "#domain/imports/import-limits.ts";
import { isDomainError } from "#domain/shared/errors.ts";

/** Words of a refused file or step, with the limit that a file exceeds. Null for unexpected errors. */
export function describeImportRefusal(context: AppLoadContext, error: unknown) {
  const refusal = context.describeRefusal(error);
  if (refusal === null || !isDomainError(error, "FILE_NOT_ALLOWED")) return refusal;
  return { ...refusal, description: importFileText(error.details, IMPORT_LIMITS) };
}
