import { expect, test } from "vitest";
import {
  changedPopupFields,
  describePopupChanges,
  EMPTY_POPUP_FORM,
  type PopupForm,
  reapplyPopupChanges,
  toPopupForm,
  toPopupInput,
} from "./popup-form.ts";
import { PopupFormSchema } from "./popup-form-schema.ts";
import type { PopupInput } from "./popup-schema.ts";

const STORED: PopupInput = {
  title: "Semana do Sol",
  description: "Kits com prioridade.",
  image: "/pictures/a.svg",
  link: null,
  whereToDisplay: ["KitsIntegrator", "Requests"],
  displayFrequency: 3,
  active: true,
  startsOn: "2026-11-21",
  endsOn: null,
};

function buildForm(fields: Partial<PopupForm> = {}): PopupForm {
  return { ...toPopupForm(STORED), ...fields };
}

test("a pop-up goes into its form and out of it unchanged", () => {
  expect(toPopupInput(toPopupForm(STORED))).toEqual(STORED);
});

test("the form of a new pop-up asks for nothing that is not typed", () => {
  expect(toPopupInput(EMPTY_POPUP_FORM)).toEqual({
    title: "",
    description: "",
    image: null,
    link: null,
    displayFrequency: 3,
    startsOn: null,
    endsOn: null,
    active: true,
    whereToDisplay: [],
  });
});

test("a frequency that is no whole number stays what was typed, to be refused", () => {
  expect(toPopupInput(buildForm({ displayFrequency: " 12 " })).displayFrequency).toBe(12);
  expect(toPopupInput(buildForm({ displayFrequency: "1,5" })).displayFrequency).toBe("1,5");
  expect(toPopupInput(buildForm({ displayFrequency: "" })).displayFrequency).toBe("");
});

test("changes are named by field; spaces around and the order of pages are none", () => {
  expect(changedPopupFields(buildForm(), buildForm())).toEqual([]);
  expect(
    changedPopupFields(
      buildForm(),
      buildForm({ title: " Semana do Sol", whereToDisplay: ["Requests", "KitsIntegrator"] }),
    ),
  ).toEqual([]);
  expect(
    changedPopupFields(
      buildForm(),
      buildForm({ title: "Outra", active: false, whereToDisplay: ["Requests"] }),
    ),
  ).toEqual(["title", "active", "whereToDisplay"]);
});

test("after a conflict one's own fields win, all others are as they stand now", () => {
  const mine = buildForm({ title: "Meu título", displayFrequency: "5" });
  const current = buildForm({ title: "Título dela", description: "Texto dela", displayFrequency: "3" });
  expect(reapplyPopupChanges(buildForm(), mine, current)).toEqual(
    buildForm({ title: "Meu título", description: "Texto dela", displayFrequency: "5" }),
  );
});

test("the log says what changed, with the title as the name", () => {
  expect(describePopupChanges(STORED, { ...STORED, title: "Outra", active: false })).toEqual({
    name: { from: "Semana do Sol", to: "Outra" },
    active: { from: true, to: false },
  });
  expect(describePopupChanges(null, STORED)).toMatchObject({
    name: { from: null, to: "Semana do Sol" },
    whereToDisplay: { from: null, to: ["KitsIntegrator", "Requests"] },
  });
  expect(describePopupChanges(null, STORED)).not.toHaveProperty("link");
});

test("what a page began with is read back, and nothing else", () => {
  expect(PopupFormSchema.parse(JSON.parse(JSON.stringify(buildForm())))).toEqual(buildForm());
  expect(PopupFormSchema.safeParse({ ...buildForm(), active: "yes" }).success).toBe(false);
});
