import type { AddressText, ChosenAmount, CustomFormAnswers } from "./checkout-state.ts";
import type { FieldReader, Written } from "./fields.ts";
import { NO, YES } from "./fields.ts";

/** First parts of the names of fields that there is one of for each thing on offer, or each question. */
export const GROUPS = {
  extra: "extra:",
  extraAmount: "extraAmount:",
  service: "service:",
  /** Answers to the distributor's own questions, by what they hold. */
  answer: "answer:",
  flag: "flag:",
  choices: "choices:",
} as const;

const ADDRESS_PARTS = ["CEP", "patio", "number", "complement", "neighborhood", "city", "state"] as const;

export function writeAddress(prefix: string, address: AddressText | null): Record<string, Written> {
  return Object.fromEntries(ADDRESS_PARTS.map((part) => [prefix + part, address?.[part] ?? null]));
}

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

export function writeAlong({ extraItems, serviceItems }: Along): Record<string, Written> {
  return Object.fromEntries<Written>([
    ...extraItems.flatMap(({ id, amount }) => [
      [GROUPS.extra + id, YES] as const,
      [GROUPS.extraAmount + id, String(amount)] as const,
    ]),
    ...serviceItems.map(({ id }) => [GROUPS.service + id, YES] as const),
  ]);
}

/** Extra items and services that are ticked; an amount that does not read counts as one. */
export function readAlong(read: FieldReader): Along {
  return {
    extraItems: keysOf(read, GROUPS.extra).map((id) => ({
      id,
      amount: amountOf(read.text(GROUPS.extraAmount + id)),
    })),
    serviceItems: keysOf(read, GROUPS.service).map((id) => ({ id, amount: 1 })),
  };
}

export function writeAnswers(forms: readonly CustomFormAnswers[]): Record<string, Written> {
  return Object.fromEntries<Written>(
    forms.flatMap(({ customForm, answers }) =>
      Object.entries(answers).map(
        ([key, answer]) => [`${groupOf(answer)}${customForm}:${key}`, answer] as const,
      ),
    ),
  );
}

/** Answers by form, in the order of their fields. */
export function readAnswers(read: FieldReader): CustomFormAnswers[] {
  const forms = new Map<string, Record<string, string | boolean | readonly string[]>>();
  for (const name of read.names) {
    const group = [GROUPS.answer, GROUPS.flag, GROUPS.choices].find((prefix) => name.startsWith(prefix));
    const [, form = "", key = ""] =
      group === undefined ? [] : (/^([^:]+):(.+)$/s.exec(name.slice(group.length)) ?? []);
    if (group === undefined || form === "" || key === "__proto__") continue;
    forms.set(form, { ...forms.get(form), [key]: answerOf(read, group, name) });
  }
  return [...forms].map(([customForm, answers]) => ({ customForm, answers }));
}

function groupOf(answer: CustomFormAnswers["answers"][string]): string {
  if (typeof answer === "boolean") return GROUPS.flag;
  return typeof answer === "string" ? GROUPS.answer : GROUPS.choices;
}

function answerOf(read: FieldReader, group: string, name: string): string | boolean | readonly string[] {
  if (group === GROUPS.flag) return read.text(name) !== NO;
  return group === GROUPS.choices ? read.all(name).filter((value) => value !== "") : read.text(name);
}

function keysOf({ names }: FieldReader, prefix: string): string[] {
  return names.filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length));
}

function amountOf(text: string): number {
  const amount = Number(text);
  return Number.isInteger(amount) && amount >= 1 ? amount : 1;
}
