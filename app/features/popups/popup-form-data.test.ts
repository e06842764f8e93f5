import { expect, test } from "vitest";
import { EMPTY_POPUP_FORM } from "#domain/popups/popup-form.ts";
import { readPopupForm, toPopupErrors } from "./popup-form-data.ts";

test("a browser's fields are read, with one line end and each page once", () => {
  const data = new FormData();
  data.set("title", "Semana");
  data.set("description", "Uma linha\r\noutra");
  data.append("whereToDisplay", "KitsIntegrator");
  data.append("whereToDisplay", "KitsIntegrator");
  data.set("active", "on");
  expect(readPopupForm(data)).toEqual({
    ...EMPTY_POPUP_FORM,
    title: "Semana",
    description: "Uma linha\noutra",
    displayFrequency: "",
    whereToDisplay: ["KitsIntegrator"],
  });
  data.delete("active");
  expect(readPopupForm(data).active).toBe(false);
});

test("what is wrong is told by field: empty is required, a frequency says its range", () => {
  const form = { ...EMPTY_POPUP_FORM, displayFrequency: "100", image: "x" };
  const issues = [
    { field: "title", code: "too_small" },
    { field: "whereToDisplay", code: "too_small" },
    { field: "displayFrequency", code: "too_big" },
    { field: "image", code: "INVALID_ADDRESS" },
  ];
  expect(toPopupErrors(issues, form)).toEqual({
    title: "REQUIRED",
    whereToDisplay: "REQUIRED",
    displayFrequency: "INVALID_FREQUENCY",
    image: "INVALID_ADDRESS",
  });
});
