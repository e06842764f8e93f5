import type { Scope } from "#worker/scope.ts";
import { createAcceptPaymentTerms } from "./payment-consent.ts";
import { createDownloadTerms, createReadTerms } from "./read-terms.ts";
import { createTermsDrafts } from "./terms-drafts.ts";

/** Use cases of terms. */
export const termsServices = {
  terms: (scope: Scope) => ({
    read: createReadTerms(scope),
    download: createDownloadTerms(scope),
    accept: createAcceptPaymentTerms(scope),
  }),
  termsDrafts: createTermsDrafts,
};
