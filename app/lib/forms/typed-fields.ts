/** Names of the fields that were typed into, by form. */
const typed = new WeakMap<HTMLFormElement, Set<string>>();

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Records typed fields from now on, and those that already differ from the server's values, since drafts are
 *  loaded later than the page. Values that the browser restores by itself do not count. */
export function watchTyping(target: Window): void {
  for (const name of ["input", "change"]) {
    target.addEventListener(name, ({ target: field }) => isField(field) && noteTyped(field), true);
  }
  if (
    target.performance.getEntriesByType("navigation").some((one) => "type" in one && one.type !== "navigate")
  )
    return;
  for (const form of target.document.forms) {
    for (const field of form.elements) if (isField(field) && isChanged(field)) noteTyped(field);
  }
}

/** Fields that were typed into since the form appeared, or since `forgetTyped`. */
export function typedFields(form: HTMLFormElement): ReadonlySet<string> {
  return typed.get(form) ?? new Set();
}

/** Records that a field was typed into. */
export function noteTyped({ form, name }: Field): void {
  if (form === null || name === "") return;
  typed.set(form, (typed.get(form) ?? new Set()).add(name));
}

/** Forgets which fields were typed into so far. */
export function forgetTyped(form: HTMLFormElement): void {
  typed.delete(form);
}

/** Whether a value is an input, select or text area. */
export function isField(element: unknown): element is Field {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const byServer = Array.from(field.options).some(({ defaultSelected }) => defaultSelected);
    return byServer && Array.from(field.options).some((one) => one.selected !== one.defaultSelected);
  }
  if (field.type === "checkbox" || field.type === "radio") {
    return (field as HTMLInputElement).checked !== (field as HTMLInputElement).defaultChecked;
  }
  return field.type !== "hidden" && field.value !== field.defaultValue;
}
