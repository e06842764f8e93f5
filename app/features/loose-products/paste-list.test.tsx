// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, expect, test } from "vitest";
import { find, render } from "#widgets/testing/render.tsx";
import { PasteList } from "./paste-list.tsx";

const TEN_THOUSAND = "MOD-AST-545\t1\n".repeat(10_000);
const TOO_MANY = "A lista tem 10.000 linhas, e cada colagem leva até 500. Divida em partes.";

afterEach(() => {
  document.body.replaceChildren();
});

function ignore(): void {}

async function open(initial: string) {
  const { container: place } = await render(
    <PasteList initial={initial} integratorId={null} onAdd={ignore} onClose={ignore} />,
  );
  const field = find<HTMLTextAreaElement>(place, "textarea");
  const give = (type: "paste" | "drop", text: string) => {
    const data = new DataTransfer();
    data.setData("text", text);
    const event = new Event(type, { bubbles: true, cancelable: true });
    Object.assign(event, { clipboardData: data, dataTransfer: data });
    act(() => {
      field.dispatchEvent(event);
    });
    return event;
  };
  return { place, field, give };
}

test("a list that is too long is told as it comes, and never stands in the field", async () => {
  const { place, field, give } = await open(TEN_THOUSAND);
  expect(place.textContent).toContain(TOO_MANY);
  expect(field.value).toBe("");
  give("paste", "MOD-AST-545\t1\nNADA-1\t2");
  expect(place.textContent).not.toContain(TOO_MANY);
  for (const way of ["paste", "drop"] as const) {
    const event = give(way, TEN_THOUSAND);
    expect(event.defaultPrevented).toBe(true);
    expect(place.textContent).toContain("linhas, e cada colagem leva até 500.");
    expect(field.value).toBe("MOD-AST-545\t1\nNADA-1\t2");
  }
});

test("several lines go in at once, in the place of what is selected; a word is the browser's", async () => {
  const { field, give } = await open("A 1\nB 2\nC 3");
  field.setSelectionRange(4, 7);
  give("paste", "D 4\nE 5");
  expect(field.value).toBe("A 1\nD 4\nE 5\nC 3");
  const word = give("paste", "X");
  expect(word.defaultPrevented).toBe(false);
});
