/** Which characters a field takes while somebody types. */
export interface KeyFilter {
  name: "decimal" | "list" | "digits" | "signed";
  /** The text without what the field does not take. */
  keep: (text: string) => string;
  /** A pasted text as somebody would type it here; as it is unless given. */
  retype?: (text: string) => string;
}

/** Digits only. */
export const digitKeys: KeyFilter = { name: "digits", keep: (text) => text.replace(/\D/g, "") };
