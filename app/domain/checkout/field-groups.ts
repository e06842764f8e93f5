import type { AddressText, AskedQuestions, ChosenAmount, CustomFormAnswers } from "./checkout-state.ts";
import type { FieldReader, Written } from "./fields.ts";
import { YES } from "./fields.ts";

/** Prefixes of field names that occur once per offered item or per question. */
export const GROUPS = {
  extra: "extra:",
  extraAmount: "extraAmount:",
  service: "service:",
  /** Answers to custom forms. */
  answer: "customForms.",
} as const;

const ADDRESS_PARTS = ["CEP", "patio", "number", "complement", "neighborhood", "city", "state"] as const;

/** The parts of an address as fields, each name with the prefix. */
export function writeAddress(prefix: string, address: AddressText | null): Record<string, Written> {
  return Object.fromEntries(ADDRESS_PARTS.map((part) => [prefix + part, address?.[part] ?? null]));
}

/** Reads an address, complete or not, from the fields with a prefix. */
export function readAddress({ text }: FieldReader, prefix: string): AddressText {
  const part = (name: (typeof ADDRESS_PARTS)[number]) => text(prefix + name);
  return {
    CEP: part("CEP"),
    patio: part("patio"),
    number: part("number"),
    complement: part("complement"),
    neighborhood: part("neighborhood"),
    city: part("city"),
    state: part("state"),
  };
}

interface Along {
  extraItems: readonly ChosenAmount[];
  serviceItems: readonly ChosenAmount[];
}

/** Extra items and services as fields: ticked boxes, and amounts of items. */
export function writeAlong({ extraItems, serviceItems }: Along): Record<string, Written> {
  return Object.fromEntries<Written>([
    ...extraItems.flatMap(({ id, amount }) => [
      [GROUPS.extra + id, YES] as const,
      [GROUPS.extraAmount + id, amount] as const,
    ]),
    ...serviceItems.map(({ id }) => [GROUPS.service + id, YES] as const),
  ]);
}

/** Reads the ticked extra items and services, with their amounts as typed. */
export function readAlong(read: FieldReader): Along {
  return {
    extraItems: keysOf(read, GROUPS.extra).map((id) => ({
      id,
      amount: read.text(GROUPS.extraAmount + id),
    })),
    serviceItems: keysOf(read, GROUPS.service).map((id) => ({ id, amount: "1" })),
  };
}

/** Field name of the answer to a question. */
export function answerField(formId: string, key: string): string {
  return `${GROUPS.answer}${formId}.${key}`;
}

/** Answers to custom forms as fields, each under the name of its question. */
export function writeAnswers(forms: readonly CustomFormAnswers[]): Record<string, Written> {
  return Object.fromEntries<Written>(
    forms.flatMap(({ customForm, answers }) =>
      Object.entries(answers).map(
        ([key, answer]) =>
          [answerField(customForm, key), typeof answer === "boolean" ? String(answer) : answer] as const,
      ),
    ),
  );
}

/** Reads the answers to custom forms in their order. Open questions are left out. */
export function readAnswers({ all }: FieldReader, forms: readonly AskedQuestions[]): CustomFormAnswers[] {
  return forms.flatMap(({ id, fields }) => {
    const answers = fields.flatMap(({ key, type }) => {
      const values = all(answerField(id, key)).filter((value) => value !== "");
      return values.length === 0 ? [] : [[key, answerOf(type, values)] as const];
    });
    return answers.length === 0 ? [] : [{ customForm: id, answers: Object.fromEntries(answers) }];
  });
}

function answerOf(type: string, values: readonly string[]): string | boolean | readonly string[] {
  const [first = ""] = values;
  if (type === "choices") return values;
  return type === "yesNo" ? first === "true" : first;
}

function keysOf({ names }: FieldReader, prefix: string): string[] {
  return names.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length));
}
