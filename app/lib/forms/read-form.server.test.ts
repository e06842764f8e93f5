import { expect, test } from "vitest";
import { z } from "zod";
import { FORM_CHECK, FORM_LIST, FORM_TEXT } from "#domain/records/record-form-schema.ts";
import { readForm } from "./read-form.server.ts";

const Schema = z.object({ title: FORM_TEXT, note: FORM_TEXT, active: FORM_CHECK, pages: FORM_LIST });

test("a browser's fields are read by their schema: one line end, each value of a list once, what is missing empty", () => {
  const sent = new FormData();
  sent.set("title", "Uma linha\r\noutra");
  for (const page of ["Requests", "Requests", "Budgets"]) sent.append("pages", page);
  sent.set("active", "on");
  sent.set("owner", "nobody asked");
  expect(readForm(Schema, sent)).toEqual({
    title: "Uma linha\noutra",
    note: "",
    active: "true",
    pages: ["Requests", "Budgets"],
  });
  expect(readForm(Schema, new FormData())).toEqual({ title: "", note: "", active: "false", pages: [] });
});

test("what is read is what the schema takes back, however much was sent", () => {
  const sent = new FormData();
  sent.set("title", "x".repeat(5_000));
  sent.set("note", new File(["no text"], "note.txt"));
  expect(Schema.safeParse(readForm(Schema, sent)).success).toBe(true);
});
