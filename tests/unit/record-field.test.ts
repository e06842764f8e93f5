import { sqliteTable, text } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import * as z from "zod";
import { answerRecord } from "#app/features/records/record-form.server.ts";
import { readForm } from "#app/lib/forms/read-form.server.ts";
import {
  EMPTY_POPUP_FORM,
  PopupFormSchema,
  PopupInputSchema,
  PopupUpdateSchema,
  toPopupForm,
  toPopupInput,
} from "#domain/popups/popup-schema.ts";
import { FORM_TEXT } from "#domain/records/record-form-schema.ts";
import { insertRow } from "#worker/db/row-writes.ts";

// The exercise of docs/architecture/records.md, apart from the product: a pop-up gets a colour for its button.

/** 1. The schema: what is saved, the form's field, and the conversions between them. */
const colour = { buttonColour: z.string().regex(/^#[0-9a-f]{6}$/) };
const FormSchema = PopupFormSchema.extend({ buttonColour: FORM_TEXT });
const InputSchema = PopupInputSchema.safeExtend(colour);
const UpdateSchema = PopupUpdateSchema.safeExtend(colour);
type Stored = z.output<typeof UpdateSchema>;

/** 2. The column. */
const table = sqliteTable("popup", {
  distributorId: text("distributor_id").notNull(),
  id: text("id").notNull(),
  title: text("title").notNull(),
  buttonColour: text("button_colour").notNull(),
});

const SENT = { ...EMPTY_POPUP_FORM, title: "Sol", description: "Novo.", buttonColour: "#ffaa00" };

function formOf(values: Readonly<Record<string, string | readonly string[]>>): FormData {
  const fields = new FormData();
  for (const [name, value] of Object.entries(values)) {
    for (const one of typeof value === "string" ? [value] : value) fields.append(name, one);
  }
  return fields;
}

function pageOf(stored: Stored | null) {
  const saved: object[] = [];
  const kind = {
    records: {
      get: () => (stored === null ? Promise.reject(new Error("none")) : Promise.resolve(stored)),
      create(input: z.output<typeof InputSchema>) {
        saved.push(input);
        return Promise.resolve({ id: "pop_1", version: 1 });
      },
      update(_id: string, update: Stored) {
        saved.push(update);
        return Promise.resolve({ id: "pop_1", version: update.version + 1 });
      },
      remove: () => Promise.resolve(),
    },
    schemas: { form: FormSchema, input: InputSchema, update: UpdateSchema },
    read: (sent: FormData) => readForm(FormSchema, sent),
    toForm: (one: Stored) => ({ ...toPopupForm(one), buttonColour: one.buttonColour }),
    toInput: (form: z.output<typeof FormSchema>) => ({
      ...toPopupInput(form),
      buttonColour: form.buttonColour,
    }),
    sets: ["whereToDisplay"] as const,
    paths: { record: "/popups", deleted: "/popups" },
  };
  const context = { requestId: "req_1", describeRefusal: () => null } as never;
  return {
    saved,
    answer: (fields: FormData, id: string | null) => answerRecord(context, fields, { id, kind }),
  };
}

test("a field that the schema names is read, saved and written to its column", async () => {
  const page = pageOf(null);
  await page.answer(formOf({ ...SENT, whereToDisplay: ["Requests"] }), null);
  expect(page.saved).toMatchObject([{ title: "Sol", buttonColour: "#ffaa00" }]);
  const { query } = insertRow(table, {
    distributorId: "d",
    id: "pop_1",
    title: "Sol",
    buttonColour: "#ffaa00",
  });
  expect("toSQL" in query && query.toSQL().sql).toContain('"button_colour"');
});

test("it is refused beside its own name, and merged after somebody else's save", async () => {
  const page = pageOf(null);
  const refused = await page.answer(formOf({ ...SENT, buttonColour: "amarelo" }), null);
  expect(refused).toMatchObject({ data: { errors: { buttonColour: "invalid_format" } } });
  const stored = UpdateSchema.parse({
    ...{ title: "Dela", description: "Novo.", whereToDisplay: ["Requests"], displayFrequency: 3 },
    ...{ buttonColour: "#000000", version: 4 },
  });
  const base = { ...SENT, whereToDisplay: ["Requests"], buttonColour: "#111111" };
  const fields = formOf({ ...base, title: "Sol", buttonColour: "#ffaa00", intent: "reapply" });
  fields.set("base", JSON.stringify(base));
  expect(await pageOf(stored).answer(fields, "pop_1")).toMatchObject({
    form: { title: "Dela", buttonColour: "#ffaa00" },
    version: 4,
    isReapplied: true,
  });
});
