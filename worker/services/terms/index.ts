import type { Scope } from "#worker/scope.ts";
import { createDownloadTerms, createReadTerms } from "./read-terms.ts";

/** Use cases of the terms of use. */
export function createTermsServices(scope: Scope) {
  return {
    terms: { read: createReadTerms(scope), download: createDownloadTerms(scope) },
  };
}
