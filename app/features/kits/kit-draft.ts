import { useNavigation } from "@remix-run/react";
import { useEffect } from "react";
import { EMPTY_KIT_FORM } from "#domain/kits/kit-form.ts";
import type { AmountText, KitForm } from "#domain/kits/kit-form-schema.ts";
import type { KitPart } from "#domain/kits/kit-part.ts";
import { changedFields } from "#domain/records/record-form.ts";

/** Draft of an edited kit, which can be restored over any later version of the kit. */
export interface KitDraft {
  /** Version that the edit began with; 0 for a new kit. */
  version: number;
  /** The form's values in that version. */
  base: KitForm;
  form: KitForm;
  /** Products in the form. */
  parts: readonly KitPart[];
}

/** Whether a stored value is a draft with changes. */
export function isKitDraft(value: unknown): value is KitDraft {
  if (!isRecord(value)) return false;
  const { version, base, form, parts } = value;
  return (
    typeof version === "number" &&
    isKitForm(base) &&
    isKitForm(form) &&
    isListOf(parts, isPart) &&
    changedFields(base, form).length > 0
  );
}

/** Deletes the draft once the kit is saved or deleted, which shows in the address of the next page. Other
 *  navigations, such as to the sign-in page, keep it. */
export function useDraftUntilSaved(clear: () => void): void {
  const { state, location } = useNavigation();
  const isDone = state === "loading" && /[?&](salvo|excluido)=/.test(location.search);
  useEffect(() => {
    if (isDone) clear();
  }, [isDone, clear]);
}

function isKitForm(value: unknown): value is KitForm {
  if (!isRecord(value)) return false;
  const { components, options, photoId, ...plain } = value;
  const { components: _components, options: _options, photoId: _photoId, ...known } = EMPTY_KIT_FORM;
  return (
    isListOf(components, isAmount) &&
    isListOf(options, isOption) &&
    (photoId === null || typeof photoId === "string") &&
    Object.entries(known).every(([field, one]) => typeof plain[field] === typeof one)
  );
}

function isAmount(value: unknown): value is AmountText {
  return isRecord(value) && typeof value["productId"] === "string" && typeof value["amount"] === "string";
}

function isOption(value: unknown): boolean {
  return (
    isRecord(value) &&
    typeof value["structureId"] === "string" &&
    typeof value["price"] === "string" &&
    isListOf(value["components"], isAmount)
  );
}

function isPart(value: unknown): boolean {
  return (
    isRecord(value) &&
    typeof value["productId"] === "string" &&
    typeof value["name"] === "string" &&
    (value["sheet"] === null || isRecord(value["sheet"]))
  );
}

function isListOf(value: unknown, isOne: (one: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isOne);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
