import type { RecordAnswer, RefusalAnswer } from "../records/record-answer.ts";
import type { OfferValues } from "./offer-fields.ts";

/** The dialog that a list's address opens. */
export type OfferDialog =
  | {
      mode: "form";
      /** Null for a new entry. */
      id: string | null;
      /** Which one a new one is a copy of. */
      copyOf: string | null;
      /** Null for a new one. */
      version: number | null;
      values: OfferValues;
    }
  | { mode: "delete"; id: string; name: string };

export type OfferAnswer = RecordAnswer<OfferValues> | RefusalAnswer;

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
