/** Names of the fields that were typed into, by form. */
const typed = new WeakMap<HTMLFormElement, Set<string>>();

/** Fields whose value is not the server's, in a form or not. */
const touched = new WeakSet<Field>();

/** Whether an event comes from `reportEarlyEntry`, and not from a person. */
let isReporting = false;

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Records typed fields from now on, and those that already differ from the server's values, since drafts are
 *  loaded later than the page. Values that the browser restores by itself do not count as typed. */
export function watchTyping(target: Window): void {
  const onEntry = ({ target: field }: Event) => {
    if (isReporting || !isField(field)) return;
    touched.add(field);
    noteTyped(field);
  };
  for (const name of ["input", "change"]) target.addEventListener(name, onEntry, true);
  const isRestored = target.performance
    .getEntriesByType("navigation")
    .some((one) => "type" in one && one.type !== "navigate");
  for (const field of target.document.querySelectorAll<Field>("input, select, textarea")) {
    if (!isChanged(field)) continue;
    touched.add(field);
    if (!isRestored) noteTyped(field);
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

/** Tells a field's program, which has just arrived, what was entered or restored before: the browser shows it, and the
 *  program still knows what the server wrote. */
export function reportEarlyEntry(field: Field): void {
  if (!touched.has(field) || !isChanged(field)) return;
  isReporting = true;
  repeatEntry(field);
  isReporting = false;
}

function repeatEntry(field: Field): void {
  if (field instanceof HTMLSelectElement) {
    field.dispatchEvent(new Event("change", { bubbles: true }));
  } else if (isTick(field)) {
    if (field.type === "radio" && !field.checked) return;
    // React compares with what it has seen set.
    field.checked = !field.checked;
    field.click();
  } else {
    const { value, selectionStart, selectionEnd } = field;
    field.value = field.defaultValue;
    const prototype = Object.getPrototypeOf(field) as Field;
    Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

function isTick(field: Field): field is HTMLInputElement & { type: "checkbox" | "radio" } {
  return field.type === "checkbox" || field.type === "radio";
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const options = Array.from(field.options);
    const byServer = options.filter((one) => one.hasAttribute("selected"));
    return byServer.length > 0 && options.some((one) => one.selected !== byServer.includes(one));
  }
  if (isTick(field)) return field.checked !== field.defaultChecked;
  return field.type !== "hidden" && field.value !== field.defaultValue;
}
