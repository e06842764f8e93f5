import type { Scope } from "#worker/scope.ts";
import { createMakeDocument } from "./make-document.ts";
import { createPreviewTemplate } from "./preview-template.ts";
import { createVerifyDocument } from "./verify-document.ts";

/** Use cases of printed budgets and orders. */
export const documentsServices = {
  documents: (scope: Scope) => ({
    make: createMakeDocument(scope),
    preview: createPreviewTemplate(scope),
    verify: createVerifyDocument(scope),
  }),
};
