import type { Scope } from "#worker/scope.ts";
import { createCustomForms } from "./custom-forms.ts";

/** Use cases of a distributor's own fields. */
export function createCustomFormsServices(scope: Scope) {
  return {
    customForms: createCustomForms(scope),
  };
}
