import { createCustomForms } from "./custom-forms.ts";

/** Use cases of custom forms. */
export const customFormsServices = {
  customForms: createCustomForms,
};
