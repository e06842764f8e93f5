import { isField } from "#app/lib/forms/typed-fields.ts";

/** Values of a form's fields by name: the text of each field, or the chosen values. */
export type DraftFields = Readonly<Record<string, readonly string[]>>;

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Types of inputs that hold no typed text, or a secret. Hidden inputs hold values for this very page. */
const NEVER_KEPT = new Set(["password", "file", "hidden", "submit", "button", "reset", "image"]);
/** `autocomplete` values of secrets and cards, which also mark a password that is shown as text. */
const SECRET_AUTOCOMPLETE = /(?:^|\s)(?:current-password|new-password|one-time-code|cc-[a-z-]+)(?:\s|$)/;

/** Depth of fields that appear because of other fields, at most. */
const MAX_ROUNDS = 5;

/** Values that the person typed and chose. */
export function readFields(form: HTMLFormElement): DraftFields {
  const fields = new Map<string, string[]>();
  for (const field of keptFields(form)) {
    fields.set(field.name, [...(fields.get(field.name) ?? []), ...valuesOf(field)]);
  }
  return Object.fromEntries(fields);
}

/** Fills in values as if they were typed, so that masks and components follow, also in fields that appear because
 *  of others. Returns whether anything changed. */
export async function fillFields(form: HTMLFormElement, fields: DraftFields): Promise<boolean> {
  const seen = new Set<Field>();
  let hasChanged = false;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const fresh = keptFields(form).filter((field) => !seen.has(field));
    if (fresh.length === 0) break;
    for (const field of fresh) seen.add(field);
    if (fillOnce(form, fresh, fields)) hasChanged = true;
    // React renders the result of an event in a microtask.
    await Promise.resolve();
  }
  return hasChanged;
}

function fillOnce(form: HTMLFormElement, fresh: readonly Field[], fields: DraftFields): boolean {
  let hasChanged = false;
  for (const field of fresh) {
    const values = Object.hasOwn(fields, field.name) ? fields[field.name] : undefined;
    if (values !== undefined && fill(field, values, placeOf(form, field))) hasChanged = true;
  }
  return hasChanged;
}

/** Index of a field among those with its name. */
function placeOf(form: HTMLFormElement, field: Field): number {
  return keptFields(form)
    .filter(({ name }) => name === field.name)
    .indexOf(field);
}

function keptFields(form: HTMLFormElement): Field[] {
  return Array.from(form.elements).filter(isKept);
}

function isKept(element: Element): element is Field {
  if (!isField(element) || element.name === "" || element.matches(":disabled")) return false;
  if (element.closest("[data-no-draft]") !== null) return false;
  return !NEVER_KEPT.has(element.type) && !SECRET_AUTOCOMPLETE.test(element.autocomplete);
}

function isCheckable(field: Field): field is HTMLInputElement {
  return field.type === "checkbox" || field.type === "radio";
}

function isMultiple(field: Field): field is HTMLSelectElement {
  return field instanceof HTMLSelectElement && field.multiple;
}

function valuesOf(field: Field): string[] {
  if (isCheckable(field)) return field.checked ? [field.value] : [];
  if (isMultiple(field)) return Array.from(field.selectedOptions, ({ value }) => value);
  return [field.value];
}

function fill(field: Field, values: readonly string[], place: number): boolean {
  if (isCheckable(field)) return check(field, values);
  if (isMultiple(field)) return choose(field, values);
  const value = values[place];
  return value !== undefined && type(field, value);
}

/** Clicks the field, since components listen to clicks; a radio button cannot be unticked by one. */
function check(field: HTMLInputElement, values: readonly string[]): boolean {
  const isWanted = values.includes(field.value);
  if (field.checked === isWanted) return false;
  if (isWanted || field.type === "checkbox") {
    field.click();
  } else if (values.length === 0) {
    field.checked = false;
    announce(field);
  }
  return true;
}

function choose(field: HTMLSelectElement, values: readonly string[]): boolean {
  const changed = Array.from(field.options).filter(
    ({ selected, value }) => selected !== values.includes(value),
  );
  for (const option of changed) option.selected = !option.selected;
  if (changed.length > 0) announce(field);
  return changed.length > 0;
}

/** Uses the setter of the element's class: React replaces the element's own, and would miss the change. */
function type(field: Field, value: string): boolean {
  if (field.value === value) return false;
  if (
    field instanceof HTMLSelectElement &&
    !Array.from(field.options).some((option) => option.value === value)
  ) {
    return false;
  }
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value);
  announce(field);
  return true;
}

function announce(field: Field): void {
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
}
