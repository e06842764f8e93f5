import { formatCep, formatDocument, formatPhone } from "#domain/shared/format-identity.ts";
import { normalizeCep } from "./cep.ts";
import { normalizeCnpj } from "./cnpj.ts";
import { normalizeCpf } from "./cpf.ts";
import { parsePhone } from "./phone.ts";

/** What a field shows once it is left: a valid entry in its form, anything else as it was typed. Nothing is put into
 *  its form while somebody is typing, so that pasting, undoing and the caret stay the browser's. */
export type Mask = (text: string) => string;

/** @example maskCnpj("12abc34501de35") // "12.ABC.345/01DE-35" */
export const maskCnpj: Mask = (text) => masked(text, normalizeCnpj(text), formatDocument);

/** @example maskCpf("52998224725") // "529.982.247-25" */
export const maskCpf: Mask = (text) => masked(text, normalizeCpf(text), formatDocument);

/** @example maskCep("01310100") // "01310-100" */
export const maskCep: Mask = (text) => masked(text, normalizeCep(text), formatCep);

/** @example maskPhone("62999998888") // "(62) 9 9999-8888" */
export const maskPhone: Mask = (text) => masked(text, parsePhone(text)?.e164 ?? null, formatPhone);

/** A day with its year. @example maskDate("25122026") // "25/12/2026" */
export const maskDate: Mask = (text) => {
  const [, day, month, year] =
    /^(\d{2})(\d{2})(\d{4})$/.exec(text.trim()) ??
    /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4})$/.exec(text.trim()) ??
    [];
  if (day === undefined || month === undefined || year === undefined) return text;
  return `${day.padStart(2, "0")}/${month.padStart(2, "0")}/${year}`;
};

/** An hour, or an hour with its minutes. @example maskTime("8h30") // "08:30" */
export const maskTime: Mask = (text) => {
  const [, hour, minutes = "00"] = /^(\d{1,2})(?: ?[h:.]? ?(\d{2})| ?h)$/i.exec(text.trim()) ?? [];
  return hour === undefined ? text : `${hour.padStart(2, "0")}:${minutes}`;
};

function masked(text: string, canonical: string | null, format: (canonical: string) => string): string {
  return canonical === null ? text : format(canonical);
}
