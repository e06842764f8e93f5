import type { AddressText, AskedQuestions, ChosenAmount, CustomFormAnswers } from "./checkout-state.ts";
import type { FieldReader, Written } from "./fields.ts";
import { YES } from "./fields.ts";

/** First parts of the names of fields that there is one of for each thing on offer, or each question. */
export const GROUPS = {
  extra: "extra:",
  extraAmount: "extraAmount:",
  service: "service:",
  /** Answers to the distributor's own questions. */
  answer: "customForms.",
} as const;

const ADDRESS_PARTS = ["CEP", "patio", "number", "complement", "neighborhood", "city", "state"] as const;

/** The parts of an address, each under its name with the prefix before it. */
export function writeAddress(prefix: string, address: AddressText | null): Record<string, Written> {
  return Object.fromEntries(ADDRESS_PARTS.map((part) => [prefix + part, address?.[part] ?? null]));
}

/** The address whose parts stand under this prefix, as far as it was typed. */
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

/** Extra items and services as ticked boxes, and how many of each item. */
export function writeAlong({ extraItems, serviceItems }: Along): Record<string, Written> {
  return Object.fromEntries<Written>([
    ...extraItems.flatMap(({ id, amount }) => [
      [GROUPS.extra + id, YES] as const,
      [GROUPS.extraAmount + id, amount] as const,
    ]),
    ...serviceItems.map(({ id }) => [GROUPS.service + id, YES] as const),
  ]);
}

/** Extra items and services that are ticked, with the amounts as they were typed. */
export function readAlong(read: FieldReader): Along {
  return {
    extraItems: keysOf(read, GROUPS.extra).map((id) => ({
      id,
      amount: read.text(GROUPS.extraAmount + id),
    })),
    serviceItems: keysOf(read, GROUPS.service).map((id) => ({ id, amount: "1" })),
  };
}

/** Where the answer to a question stands. */
export function answerField(formId: string, key: string): string {
  return `${GROUPS.answer}${formId}.${key}`;
}

/** Answers to the distributor's own forms, each under the name of its question. */
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

/** Answers to the forms that are asked, in their order; what was left open is left out. */
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
