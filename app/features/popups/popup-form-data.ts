import { POPUP_FORM_TEXTS, type PopupForm } from "#domain/popups/popup-form.ts";

/** The fields of a pop-up's form as a browser sends them. */
export function readPopupForm(data: FormData): PopupForm {
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === "string" ? value.replaceAll("\r\n", "\n") : "";
  };
  const texts = Object.fromEntries(POPUP_FORM_TEXTS.map((name) => [name, text(name)])) as Record<
    (typeof POPUP_FORM_TEXTS)[number],
    string
  >;
  const pages = data.getAll("whereToDisplay").filter((value) => typeof value === "string");
  return { ...texts, active: data.has("active"), whereToDisplay: [...new Set(pages)] };
}

/** Code of what is wrong by field of the form, from the issues of a refusal. */
export function toPopupErrors(
  issues: readonly { field: string; code: string }[],
  form: PopupForm,
): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { field, code } of issues) {
    const [name = field] = field.split(".");
    const typed = name in form ? form[name as keyof PopupForm] : "";
    const isEmpty = Array.isArray(typed) ? typed.length === 0 : typed === "";
    errors[name] ??= isEmpty ? "REQUIRED" : name === "displayFrequency" ? "INVALID_FREQUENCY" : code;
  }
  return errors;
}
