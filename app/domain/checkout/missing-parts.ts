import type { AddressDraft } from "#domain/address/address-schema.ts";
import type { FieldIssue } from "#domain/shared/errors.ts";

/** A field of the call that is not as it must be. */
export function issue(field: string, code: string): FieldIssue {
  return { field, code, message: code };
}

/** A field that must be there, if it is not. */
export function requireText(field: string, value: string | undefined): FieldIssue[] {
  return (value ?? "").trim() === "" ? [issue(field, "REQUIRED")] : [];
}

const WHOLE_ADDRESS = ["CEP", "patio", "number", "neighborhood", "city", "state"] as const;
const TOWN = ["city", "state"] as const;

/** Parts of an address that are not there: of a whole one, or of what names its town. */
export function requireAddress(
  field: string,
  address: AddressDraft | null,
  { onlyTown = false } = {},
): FieldIssue[] {
  const parts = onlyTown ? TOWN : WHOLE_ADDRESS;
  return parts.flatMap((part) => requireText(`${field}.${part}`, address?.[part]));
}

/** Whether a state is in a list; states are compared without regard to case. */
export function hasState(states: readonly string[], state: string): boolean {
  return states.some((one) => one.toLowerCase() === state.toLowerCase());
}
