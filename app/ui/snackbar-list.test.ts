import { expect, test } from "vitest";
import { NO_SNACKBARS, type SnackbarList, snackbarsAfter } from "./snackbar-list.ts";

function show(list: SnackbarList, id: number, durationMs?: number): SnackbarList {
  return snackbarsAfter(list, {
    event: "shown",
    id,
    snackbar: { type: "info", title: `Aviso ${id}`, durationMs },
  });
}

const timesOf = ({ shown }: SnackbarList) => shown.map(({ id, durationMs }) => [id, durationMs]);

test("the first message after a page load stays five seconds, those after it three", () => {
  expect(timesOf(show(show(NO_SNACKBARS, 1), 2))).toEqual([
    [1, 5_000],
    [2, 3_000],
  ]);
  const closed = snackbarsAfter(show(NO_SNACKBARS, 1), { event: "closed", id: 1 });
  expect(timesOf(show(closed, 2))).toEqual([[2, 3_000]]);
});

test("a message that names its time keeps it, also the first", () => {
  expect(timesOf(show(show(NO_SNACKBARS, 1, 800), 2, 9_000))).toEqual([
    [1, 800],
    [2, 9_000],
  ]);
});

test("three messages stand, and a fourth takes the place of the oldest", () => {
  const three = show(show(show(NO_SNACKBARS, 1), 2), 3);
  expect(three.shown.map(({ id }) => id)).toEqual([1, 2, 3]);
  expect(show(three, 4).shown.map(({ id }) => id)).toEqual([2, 3, 4]);
});

test("a message that was closed leaves the others", () => {
  const closed = snackbarsAfter(show(show(NO_SNACKBARS, 1), 2), { event: "closed", id: 1 });
  expect(closed.shown.map(({ id }) => id)).toEqual([2]);
});

test("a message that says the same as another takes its place, one that differs in its detail does not", () => {
  const shown = (list: SnackbarList, id: number, detail: string) =>
    snackbarsAfter(list, { event: "shown", id, snackbar: { type: "info", title: "Pedido novo", detail } });
  const list = shown(shown(shown(NO_SNACKBARS, 1, "PED-1"), 2, "PED-2"), 3, "PED-1");
  expect(list.shown.map(({ id }) => id)).toEqual([2, 3]);
});
