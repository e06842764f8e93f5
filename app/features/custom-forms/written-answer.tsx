import { CUSTOM_FORM_FIELD_TEXTS as TEXTS } from "#copy/custom-forms.ts";
import type { FieldRule } from "#domain/validation/field-rules.ts";
import {
  type Mask,
  maskCnpj,
  maskCpf,
  maskDate,
  maskPhone,
  maskTime,
} from "#domain/validation/field-masks.ts";
import { signedKeys } from "#domain/validation/number-keys.ts";
import { TextField, type TextFieldProps } from "#app/ui/text-field.tsx";

export interface WrittenAnswerProps {
  name: string;
  label: string;
  hint: string | undefined;
  error: string | undefined;
  errorText: string | undefined;
  type: "text" | "number" | "money" | "date" | "time" | "email" | "phone" | "document";
  rules: readonly FieldRule[];
  text: string;
}

const maskDocument: Mask = (text) => maskCnpj(maskCpf(text));

const BY_TYPE: Readonly<Record<WrittenAnswerProps["type"], Partial<TextFieldProps>>> = {
  text: {},
  number: { inputMode: "decimal", keys: signedKeys },
  money: { inputMode: "decimal" },
  // The browser's date and time inputs drop partial values, and format hours by the browser's language.
  date: { inputMode: "numeric", placeholder: TEXTS.dateForm, mask: maskDate },
  time: { inputMode: "numeric", placeholder: TEXTS.timeForm, mask: maskTime },
  email: { type: "email", inputMode: "email", autoCapitalize: "none" },
  phone: { type: "tel", inputMode: "tel", mask: maskPhone },
  document: { mask: maskDocument },
};

/** A text field for an answer, with the keyboard, mask and limits of its type. */
export function WrittenAnswer({ type, text, ...field }: WrittenAnswerProps) {
  return <TextField {...field} {...BY_TYPE[type]} defaultValue={text} autoComplete="off" />;
}
