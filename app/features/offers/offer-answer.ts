import type { OfferErrorCode } from "#copy/offers.ts";
import type { OfferValues } from "./offer-fields.ts";

/** The dialog that a list's address opens. */
export type OfferDialog =
  | {
      mode: "form";
      /** Null for a new entry. */
      id: string | null;
      version: number;
      values: OfferValues;
    }
  | { mode: "delete"; id: string; name: string };

/** What stays of a form that was sent and not saved, or was filled anew. */
export interface OfferFormAnswer {
  kind: "form";
  /** Another one for each answer. */
  key: string;
  values: OfferValues;
  base: OfferValues;
  version: number;
  errors: Readonly<Partial<Record<string, OfferErrorCode>>>;
  refusal: { code: string; title: string; description: string } | null;
  /** Whether the form holds what is stored now, with the person's own changes on top. */
  isReapplied: boolean;
}

/** Why something else was not done. */
export interface OfferRefusalAnswer {
  kind: "refusal";
  refusal: { title: string; description: string };
}

export type OfferAnswer = OfferFormAnswer | OfferRefusalAnswer;

/** What became of the last change, as the address says it. */
export type OfferDone = "criado" | "salvo" | "excluido" | "ordem";

/** Parameters of an address that open a dialog or tell what was done. */
export const DIALOG_PARAMS = ["editar", "copiar", "excluir", "feito"] as const;

/** Stands in the address in the place of an id. */
export const NEW_ENTRY = "novo";

/** The address of the list as it stands, with a dialog or without one. */
export function dialogAddress(
  search: URLSearchParams,
  dialog: Partial<Record<(typeof DIALOG_PARAMS)[number], string>> = {},
): string {
  const next = new URLSearchParams(
    [...search].filter(([name]) => !DIALOG_PARAMS.some((one) => one === name)),
  );
  for (const [name, value] of Object.entries(dialog)) next.set(name, value);
  return `?${next.toString()}`;
}
