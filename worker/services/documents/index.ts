import type { Scope } from "#worker/scope.ts";
import { createMakeDocument } from "./make-document.ts";
import { createPayerPapers } from "./payer-papers.ts";
import { createPreviewTemplate } from "./preview-template.ts";
import { createVerifyDocument } from "./verify-document.ts";

/** Use cases of what is printed: budgets, orders, and papers for who pays. */
export const documentsServices = {
  documents: (scope: Scope) => ({
    make: createMakeDocument(scope),
    preview: createPreviewTemplate(scope),
    verify: createVerifyDocument(scope),
    forPayer: createPayerPapers(scope),
  }),
};
