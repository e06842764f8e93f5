import { expect, test } from "vitest";
import * as z from "zod";
import { FORM_CHECK, FORM_LIST, FORM_TEXT } from "#domain/records/record-form-schema.ts";
import { isDomainError } from "#domain/shared/errors.ts";
import { FORM_JSON, FORM_SWITCH, FORM_VERSION, formJson, placesForm } from "./form-fields.server.ts";
import { readForm, readQuery } from "./read-form.server.ts";

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

function formOf(fields: Readonly<Record<string, string | File>>): FormData {
  const sent = new FormData();
  for (const [name, value] of Object.entries(fields)) sent.set(name, value);
  return sent;
}

test("what is missing is empty, or what the schema gives for it", () => {
  const Missing = z.object({
    text: z.string().max(9).trim(),
    move: z.string().optional(),
    note: z.string().nullable(),
    page: z.string().default("1"),
    kind: z.enum(["kit", "product"]).catch("product"),
    version: FORM_VERSION,
    sheet: FORM_JSON,
    row: FORM_SWITCH,
    isOn: z.boolean(),
    ids: z.array(z.string()),
    photo: z.file().optional(),
  });
  const empty = { text: "", note: null, page: "1", kind: "product", version: 0, sheet: null, row: null };
  expect(readForm(Missing, new FormData())).toEqual({ ...empty, isOn: false, ids: [] });
});

test("texts are cut and read, each by its schema", () => {
  const Sent = z.object({
    code: z.string().max(3),
    version: FORM_VERSION,
    lines: FORM_JSON,
    base: formJson(z.record(z.string(), z.string())),
    row: FORM_SWITCH,
    ids: z.array(z.string().max(2)),
    photo: z.file().optional(),
  });
  const photo = new File(["bytes"], "photo.png");
  const sent = formOf({ code: "abcd", version: "7", lines: "[1]", base: "[1]", row: "crd_1 3 true", photo });
  for (const id of ["aaa", "b", "b"]) sent.append("ids", id);
  expect(readForm(Sent, sent)).toMatchObject({
    ...{ code: "abc", version: 7, lines: [1], base: undefined, ids: ["aa", "b", "b"] },
    row: { id: "crd_1", change: { version: 3, active: true } },
    photo: { name: "photo.png" },
  });
  expect(readForm(Sent, formOf({ version: "1.5", lines: "[", photo: new File([], "") }))).toMatchObject({
    ...{ version: 0, lines: null, photo: undefined },
  });
});

test("what a schema refuses is refused by name", () => {
  const Strict = z.object({ kind: z.enum(["kit", "product"]) });
  const read = () => readForm(Strict, formOf({ kind: "other" }));
  expect(read).toThrow(expect.toSatisfy((error) => isDomainError(error, "INVALID_BODY")));
});

test("an address is read like a form", () => {
  const Address = z.object({ done: z.enum(["saved"]).nullable().catch(null), deleted: z.boolean() });
  const at = (query: string) => readQuery(Address, { url: `http://portal.test/list?${query}` });
  expect(at("done=saved")).toEqual({ done: "saved", deleted: false });
  expect(at("done=more&deleted=1")).toEqual({ done: null, deleted: true });
});

test("settings are read in their places: a switch that is off is not sent", () => {
  const stored = {
    "kits.showStringBox": false,
    "kits.showEdited": true,
    "kits.direction": "retrato",
    siteMinC: "70",
  };
  const form = formOf({ "kits.showStringBox": "on", "kits.direction": "paisagem" });
  expect(
    readForm(
      placesForm(stored, (text) => z.string().max(40).default(text)),
      form,
    ),
  ).toEqual({
    ...stored,
    ...{ "kits.showStringBox": true, "kits.showEdited": false, "kits.direction": "paisagem" },
  });
});
