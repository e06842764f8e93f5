import type { Scope } from "#worker/scope.ts";
import { createDownloadTerms, createReadTerms } from "./read-terms.ts";

/** Use cases of the terms of use. */
export const termsServices = {
  terms: (scope: Scope) => ({ read: createReadTerms(scope), download: createDownloadTerms(scope) }),
};
