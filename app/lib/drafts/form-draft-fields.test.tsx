// @vitest-environment happy-dom
import { act, useState } from "react";
import { expect, onTestFinished, test } from "vitest";
import { find, render } from "#widgets/testing/render.tsx";
import { fillFields, readFields } from "./form-draft-fields.ts";

test("text, choices and ticks are read by name", () => {
  const form = createForm(`
    <input name="name" value="Marina" />
    <textarea name="note">Portão azul</textarea>
    <select name="state"><option value="SP">SP</option><option value="GO" selected>GO</option></select>
    <select name="uses" multiple>
      <option value="a" selected>a</option><option value="b">b</option><option value="c" selected>c</option>
    </select>
    <input type="radio" name="shipping" value="CIF" /><input type="radio" name="shipping" value="FOB" checked />
    <input type="checkbox" name="accept" value="yes" />
    <input type="checkbox" name="extras" value="1" checked /><input type="checkbox" name="extras" value="2" checked />
    <input name="phone" value="1" /><input name="phone" value="2" />
  `);
  expect(readFields(form)).toEqual({
    name: ["Marina"],
    note: ["Portão azul"],
    state: ["GO"],
    uses: ["a", "c"],
    shipping: ["FOB"],
    accept: [],
    extras: ["1", "2"],
    phone: ["1", "2"],
  });
});

test.each([
  ["a password", `<input name="x" type="password" value="secret" />`],
  [
    "a password that is shown",
    `<input name="x" type="text" autocomplete="current-password" value="secret" />`,
  ],
  ["a new password", `<input name="x" autocomplete="section-a new-password" value="secret" />`],
  ["a code", `<input name="x" autocomplete="one-time-code" value="123456" />`],
  ["a card's number", `<input name="x" autocomplete="cc-number" value="4111" />`],
  ["a file", `<input name="x" type="file" />`],
  ["what the server hid in the page", `<input name="x" type="hidden" value="key" />`],
  ["a button", `<input name="x" type="submit" value="Salvar" /><button name="x" value="1">Salvar</button>`],
  ["a field without a name", `<input value="1" />`],
  ["a field that is off", `<input name="x" value="1" disabled />`],
  ["a field that says no", `<input name="x" value="1" data-no-draft />`],
  ["a field in a place that says no", `<div data-no-draft><input name="x" value="1" /></div>`],
])("%s is neither read nor filled", async (_what, html) => {
  const form = createForm(html);
  const before = Array.from(form.querySelectorAll("input"), ({ value }) => value);
  expect(readFields(form)).toEqual({});
  expect(await fillFields(form, { x: ["changed"], "": ["changed"] })).toBe(false);
  expect(Array.from(form.querySelectorAll("input"), ({ value }) => value)).toEqual(before);
});

test("what was read is filled into a fresh form", async () => {
  const form = createForm(`
    <input name="name" value="" /><textarea name="note"></textarea>
    <select name="state"><option value="SP">SP</option><option value="GO">GO</option></select>
    <select name="uses" multiple><option value="a" selected>a</option><option value="b">b</option></select>
    <input type="radio" name="shipping" value="CIF" checked /><input type="radio" name="shipping" value="FOB" />
    <input type="radio" name="none" value="1" checked />
    <input type="checkbox" name="accept" value="yes" checked />
    <input type="checkbox" name="extras" value="1" /><input type="checkbox" name="extras" value="2" />
    <input name="phone" /><input name="phone" />
  `);
  const fields = {
    name: ["Marina"],
    note: ["Portão azul"],
    state: ["GO"],
    uses: ["b"],
    shipping: ["FOB"],
    none: [],
    accept: [],
    extras: ["2"],
    phone: ["1", "2"],
  };
  expect(await fillFields(form, fields)).toBe(true);
  expect(readFields(form)).toEqual(fields);
});

test("values that stand there already change nothing, and nobody is told", async () => {
  const form = createForm(
    `<input name="name" value="Marina" /><input type="checkbox" name="accept" checked />`,
  );
  const heard = listen(form);
  expect(await fillFields(form, { name: ["Marina"], accept: ["on"] })).toBe(false);
  expect(heard).toEqual([]);
});

test("each field that changes tells so as if it were typed", async () => {
  const form = createForm(`
    <input name="name" /><select name="state"><option>SP</option><option>GO</option></select>
    <input type="checkbox" name="accept" />
  `);
  const heard = listen(form);
  await fillFields(form, { name: ["Marina"], state: ["GO"], accept: ["on"] });
  expect(heard).toEqual([
    "input name",
    "change name",
    "input state",
    "change state",
    "input accept",
    "change accept",
  ]);
});

test("a choice that is no longer offered, a name that is gone and one too few are left alone", async () => {
  const form = createForm(`
    <select name="state"><option>SP</option></select><input name="phone" value="1" /><input name="phone" value="2" />
  `);
  expect(await fillFields(form, { state: ["GO"], gone: ["x"], phone: ["1"] })).toBe(false);
  expect(readFields(form)).toEqual({ state: ["SP"], phone: ["1", "2"] });
});

test("masks, components with state and fields that only then appear follow", async () => {
  const page = await render(<Order />);
  onTestFinished(page.unmount);
  const form = find<HTMLFormElement>(page.container, "form");
  await act(async () => {
    await fillFields(form, {
      cep: ["74000000"],
      shipping: ["CIF"],
      street: ["Rua 1"],
      state: ["GO"],
      accept: ["on"],
    });
  });
  expect(page.container.querySelector("output")?.textContent).toBe("74000-000 CIF true");
  expect(find<HTMLInputElement>(form, "[name=cep]").value).toBe("74000-000");
  expect(find<HTMLInputElement>(form, "[name=street]").value).toBe("Rua 1");
  expect(find<HTMLSelectElement>(form, "[name=state]").value).toBe("GO");
});

/** A form with fields that React controls: a mask, a choice that shows more fields, a checkbox. */
function Order() {
  const [cep, setCep] = useState("");
  const [shipping, setShipping] = useState("FOB");
  const [isAccepted, setIsAccepted] = useState(false);
  return (
    <form>
      <input
        name="cep"
        value={cep}
        onChange={({ target }) => setCep(target.value.replace(/^(\d{5})(\d)/, "$1-$2"))}
      />
      <input
        type="radio"
        name="shipping"
        value="CIF"
        checked={shipping === "CIF"}
        onChange={() => setShipping("CIF")}
      />
      {shipping === "CIF" && (
        <>
          <input name="street" />
          <select name="state" defaultValue="SP">
            <option>SP</option>
            <option>GO</option>
          </select>
        </>
      )}
      <input
        type="checkbox"
        name="accept"
        checked={isAccepted}
        onChange={({ target }) => setIsAccepted(target.checked)}
      />
      <output>{`${cep} ${shipping} ${String(isAccepted)}`}</output>
    </form>
  );
}

function createForm(html: string): HTMLFormElement {
  const form = document.createElement("form");
  form.innerHTML = html;
  document.body.append(form);
  onTestFinished(() => form.remove());
  return form;
}

/** Records the events of the form, with the name of their field. */
function listen(form: HTMLFormElement): string[] {
  const heard: string[] = [];
  for (const type of ["input", "change"]) {
    form.addEventListener(type, ({ target }) => heard.push(`${type} ${(target as HTMLInputElement).name}`));
  }
  return heard;
}
