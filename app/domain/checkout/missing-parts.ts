import type { AddressDraft } from "#domain/address/address-schema.ts";
import type { FieldIssue } from "#domain/shared/errors.ts";

export function issue(field: string, code: string): FieldIssue {
  return { field, code, message: code };
}

/** An issue if a required field is blank. */
export function requireText(field: string, value: string | undefined): FieldIssue[] {
  return (value ?? "").trim() === "" ? [issue(field, "REQUIRED")] : [];
}

const WHOLE_ADDRESS = ["CEP", "patio", "number", "neighborhood", "city", "state"] as const;
const TOWN = ["city", "state"] as const;

/** Missing parts of an address: of all parts, or only of those that name the town. */
export function requireAddress(
  field: string,
  address: AddressDraft | null,
  { onlyTown = false } = {},
): FieldIssue[] {
  const parts = onlyTown ? TOWN : WHOLE_ADDRESS;
  return parts.flatMap((part) => requireText(`${field}.${part}`, address?.[part]));
}

/** Whether a list contains a state, without regard to case. */
export function hasState(states: readonly string[], state: string): boolean {
  return states.some((one) => one.toLowerCase() === state.toLowerCase());
}
