import { expect, test } from "vitest";
import {
  EMPTY_POPUP_FORM,
  PopupFormSchema,
  type PopupForm,
  type PopupInput,
  toPopupForm,
  toPopupInput,
} from "./popup-schema.ts";

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
  expect(toPopupInput(toPopupForm({ ...STORED, active: false, image: null, link: "/requests" }))).toEqual({
    ...STORED,
    active: false,
    image: null,
    link: "/requests",
  });
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

test("what a page began with is read back, and nothing else", () => {
  expect(PopupFormSchema.parse(JSON.parse(JSON.stringify(buildForm())))).toEqual(buildForm());
  expect(PopupFormSchema.safeParse({ ...buildForm(), active: "yes" }).success).toBe(false);
});
