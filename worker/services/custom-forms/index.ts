import { createCustomForms } from "./custom-forms.ts";

/** Use cases of a distributor's own fields. */
export const customFormsServices = {
  customForms: createCustomForms,
};
