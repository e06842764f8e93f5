import { PAGES } from "#domain/access/pages.ts";
import type { TermsKind } from "#domain/terms/terms-kinds.ts";

/** Value of the path parameter for a new text. */
export const NEW_TERMS = "novo";

/** Paths of the lists of terms; a text is below. */
export const TERMS_PATHS: Readonly<Record<TermsKind, string>> = {
  general: PAGES.GeneralTermsSettings.path,
  payment: PAGES.PaymentTermsSettings.path,
};

/** Path of a new text, as a copy of a version if one is named. */
export function newTermsPath(kind: TermsKind, copyOf?: string): string {
  const path = `${TERMS_PATHS[kind]}/${NEW_TERMS}`;
  return copyOf === undefined ? path : `${path}?copiar=${copyOf}`;
}
