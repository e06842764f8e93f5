import { expect, test } from "vitest";
import type { FormAnswer } from "./answer-rules.ts";
import { formsOnScreen, type AskedForm, type FormField, type FormFieldType } from "./custom-form.ts";
import { answerPlace, faultsOfForms } from "./form-faults.ts";
import { settleForms, typedAnswers } from "./settle-forms.ts";

const WORDS = { yes: "Sim", no: "Não" };

function buildField(fields: Partial<FormField> = {}): FormField {
  return {
    key: "q",
    type: "text",
    label: "Pergunta",
    help: "",
    required: false,
    maxLength: 30,
    options: [],
    ...fields,
  };
}

function buildForm(fields: FormField[], changes: Partial<AskedForm> = {}): AskedForm {
  return { id: "cfo_1", name: "Visita", description: "", screen: "firstStep", fields, ...changes };
}

const OPTIONS = { options: ["Laje", "Telhado", "Solo"] };

function faultOf(field: Partial<FormField>, answer: FormAnswer | undefined, isNeeded = true) {
  const sent = answer === undefined ? [] : [{ customForm: "cfo_1", answers: { q: answer } }];
  const faults = faultsOfForms([buildForm([buildField(field)])], sent, isNeeded);
  return faults[answerPlace("cfo_1", "q")] ?? null;
}

test.each<[FormFieldType, FormAnswer, string | null]>([
  ["text", "x".repeat(30), null],
  ["text", "x".repeat(31), "TEXT_OVER_LIMIT"],
  ["longText", "x".repeat(31), "TEXT_OVER_LIMIT"],
  ["number", "-1.234,5", null],
  ["number", "doze", "INVALID_NUMBER"],
  ["money", "R$ 1.250,00", null],
  ["money", "-1", "INVALID_AMOUNT"],
  ["money", "1,234", "INVALID_AMOUNT"],
  ["date", "2026-11-22", null],
  ["date", "22/11/2026", null],
  ["date", "31/11/2026", "INVALID_DAY"],
  ["time", "23:59", null],
  ["time", "24:00", "INVALID_TIME"],
  ["time", "9:00", "INVALID_TIME"],
  ["email", "ana@obra.com.br", null],
  ["email", "ana@obra", "INVALID_EMAIL"],
  ["phone", "(62) 3000-0000", null],
  ["phone", "62 3000", "INVALID_PHONE"],
  ["document", "529.982.247-25", null],
  ["document", "11.222.333/0001-81", null],
  ["document", "529.982.247-26", "INVALID_DOCUMENT"],
  ["yesNo", false, null],
  ["yesNo", "talvez", "INVALID_CHOICE"],
  ["text", true, "INVALID_CHOICE"],
])("a question of type %s answered by %j has the fault %s", (type, answer, code) => {
  expect(faultOf({ type }, answer)?.code ?? null).toBe(code);
});

test.each<[FormFieldType, FormAnswer, string | null]>([
  ["choice", "Laje", null],
  ["choice", "Piscina", "INVALID_CHOICE"],
  ["choice", ["Laje"], "INVALID_CHOICE"],
  ["choices", ["Laje", "Solo"], null],
  ["choices", ["Laje", "Piscina"], "INVALID_CHOICE"],
  ["choices", "Laje", "INVALID_CHOICE"],
])("a question of type %s takes its own options: %j has the fault %s", (type, answer, code) => {
  expect(faultOf({ type, ...OPTIONS }, answer)?.code ?? null).toBe(code);
});

test.each<[FormFieldType, FormAnswer | undefined]>([
  ["text", undefined],
  ["text", "  "],
  ["choices", []],
  ["yesNo", undefined],
])(
  "what is required and left open, a %s answered by %j, keeps an order back and not a budget",
  (type, answer) => {
    const field = { type, required: true, ...OPTIONS };
    expect(faultOf(field, answer)).toEqual({ code: "REQUIRED" });
    expect(faultOf(field, answer, false)).toBeNull();
    expect(faultOf({ ...field, required: false }, answer)).toBeNull();
  },
);

test("an hour that has to be there is checked more strictly, once it is there", () => {
  const field = { type: "time", required: true } as const;
  expect(faultOf(field, "")?.code).toBe("REQUIRED");
  expect(faultOf(field, "08:3")?.code).toBe("INVALID_STRICT_TIME");
  expect(faultOf(field, "08:30")).toBeNull();
});

test("no is an answer to what is required", () => {
  expect(faultOf({ type: "yesNo", required: true }, false)).toBeNull();
});

test("a request keeps questions and answers in words, and they can be typed on", () => {
  const fields: [FormField, FormAnswer, string, FormAnswer][] = [
    [buildField({ key: "a", type: "number" }), "1234,5", "1.234,5", "1.234,5"],
    [buildField({ key: "b", type: "money" }), "1250", "R$ 1.250,00", "1.250,00"],
    [buildField({ key: "c", type: "date" }), "2026-11-22", "22/11/2026", "22/11/2026"],
    [buildField({ key: "d", type: "phone" }), "62 99999-8888", "(62) 9 9999-8888", "(62) 9 9999-8888"],
    [buildField({ key: "e", type: "document" }), "52998224725", "529.982.247-25", "529.982.247-25"],
    [buildField({ key: "f", type: "email" }), " Ana@Obra.com.br", "ana@obra.com.br", "ana@obra.com.br"],
    [buildField({ key: "g", type: "yesNo" }), false, "Não", false],
    [buildField({ key: "h", type: "choices", ...OPTIONS }), ["Solo", "Laje"], "Laje; Solo", ["Laje", "Solo"]],
    [buildField({ key: "i" }), " portão azul ", "portão azul", "portão azul"],
  ];
  const forms = [buildForm(fields.map(([field]) => field))];
  const answers = Object.fromEntries(fields.map(([{ key }, answer]) => [key, answer]));
  const { issues, saved } = settleForms(
    forms,
    [
      { customForm: "cfo_1", answers: { ...answers, gone: "x" } },
      { customForm: "cfo_gone", answers },
    ],
    { isNeeded: true, words: WORDS },
  );
  expect(issues).toEqual([]);
  const values = saved[0]?.answers.map(({ value }) => value.replaceAll("\u00a0", " "));
  expect(values).toEqual(fields.map(([, , shown]) => shown));
  expect(saved).toMatchObject([{ customForm: "cfo_1", name: "Visita", screen: "firstStep" }]);
  const typed = typedAnswers(forms, saved, WORDS)[0]?.answers ?? {};
  expect(fields.map(([{ key }]) => typed[key])).toEqual(fields.map(([, , , again]) => again));
});

test("an order is refused by the place of each answer that is wrong, and a form without answers is not kept", () => {
  const forms = [buildForm([buildField({ required: true })]), buildForm([buildField()], { id: "cfo_2" })];
  expect(settleForms(forms, [], { isNeeded: true, words: WORDS })).toEqual({
    issues: [{ field: "customForms.cfo_1.q", code: "REQUIRED", message: "REQUIRED" }],
    saved: [],
  });
  expect(settleForms(forms, [], { isNeeded: false, words: WORDS })).toEqual({ issues: [], saved: [] });
  const long = [{ customForm: "cfo_2", answers: { q: "x".repeat(31) } }];
  expect(settleForms(forms.slice(1), long, { isNeeded: false, words: WORDS }).issues).toEqual([
    { field: "customForms.cfo_2.q", code: "TEXT_OVER_LIMIT", message: "at most 30 characters" },
  ]);
});

test("a step of the checkout shows its own forms in their order", () => {
  const forms = (["lastStep", "firstStep", "lastStep"] as const).map((screen, at) =>
    buildForm([], { id: String(at), screen }),
  );
  expect(formsOnScreen(forms, "lastStep").map(({ id }) => id)).toEqual(["0", "2"]);
  expect(formsOnScreen(forms, "afterShipping")).toEqual([]);
});
