import type { RecordAnswer, RefusalAnswer } from "../records/record-answer.ts";
import type { OfferValues } from "./offer-fields.ts";

/** The dialog that the list's address opens. */
export type OfferDialog =
  | {
      mode: "form";
      /** Null for a new entry. */
      id: string | null;
      /** Id of the entry that a new one is a copy of. */
      copyOf: string | null;
      /** Null for a new entry. */
      version: number | null;
      values: OfferValues;
    }
  | { mode: "delete"; id: string; name: string };

export type OfferAnswer = RecordAnswer<OfferValues> | RefusalAnswer;

/** The last change, as named in the address. */
export type OfferDone = "criado" | "salvo" | "excluido" | "ordem";

/** Query parameters that open a dialog or name the last change. */
export const DIALOG_PARAMS = ["editar", "copiar", "excluir", "feito"] as const;

/** Value of the query parameter for a new entry, in place of an id. */
export const NEW_ENTRY = "novo";

/** The list's address with a dialog, or without one. */
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
