import { expect, test } from "vitest";
import {
  editOf,
  type ExpressDraft,
  isExpressDraft,
  type KitEdit,
  MAX_EDITS,
  withEdit,
  withoutEdit,
} from "./express-draft.ts";

const LINES = [{ id: "module", amount: 14, recAmount: 0 }];
const EDIT: KitEdit = { asked: "power=5%2C5", kitId: "kit", integrator: "", isOpen: true, lines: LINES };
const OTHER: KitEdit = { ...EDIT, kitId: "other" };
const ELSEWHERE: KitEdit = { ...EDIT, asked: "power=8" };
const draftOf = (...edits: KitEdit[]) => edits.reduceRight<ExpressDraft>(withEdit, []);

test("each kit of each question keeps what was changed of it", () => {
  const draft = draftOf(OTHER, ELSEWHERE, EDIT);
  expect([EDIT, OTHER, ELSEWHERE].map((edit) => editOf(draft, edit))).toEqual([EDIT, OTHER, ELSEWHERE]);
  expect(editOf(draft, { asked: "power=8", kitId: "other" })).toBeNull();
  expect(withoutEdit(draft, EDIT)).toEqual([OTHER, ELSEWHERE]);
});

test("what is changed now comes first; what stays as it was keeps its place", () => {
  const draft = draftOf(OTHER, EDIT);
  const closed = { ...EDIT, isOpen: false };
  expect(withEdit(draft, closed)).toEqual([closed, OTHER]);
  expect(withEdit(draft, { ...EDIT })).toBe(draft);
});

test("the newest are kept", () => {
  const edits = Array.from({ length: MAX_EDITS + 2 }, (_, index) => ({ ...EDIT, kitId: String(index) }));
  expect(draftOf(...edits)).toEqual(edits.slice(0, MAX_EDITS));
});

test.each([
  ["nothing", null, false],
  ["none", [], true],
  ["what is kept now", [EDIT, OTHER], true],
  ["what was kept of one kit alone before", { search: "?power=5,5", kitId: "kit", lines: LINES }, false],
  ["an edit without its lines", [{ ...EDIT, lines: undefined }], false],
  ["a line that is none", [{ ...EDIT, lines: [{ id: "module", amount: 1.5, recAmount: 0 }] }], false],
])("a draft is known: %s", (_what, value, isKnown) => {
  expect(isExpressDraft(value)).toBe(isKnown);
});
