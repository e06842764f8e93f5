/** The characters that a field accepts while a person types. */
export interface KeyFilter {
  name: "decimal" | "list" | "digits" | "signed";
  /** The text without what the field does not take. */
  keep: (text: string) => string;
  /** Converts a pasted text to what would be typed; unchanged by default. */
  retype?: (text: string) => string;
}

/** Digits only. */
export const digitKeys: KeyFilter = { name: "digits", keep: (text) => text.replace(/\D/g, "") };
