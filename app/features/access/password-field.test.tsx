// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, onTestFinished, test } from "vitest";
import { PasswordField } from "./password-field.tsx";

test("the button shows the password and hides it again", async () => {
  const heard: boolean[] = [];
  const { input, button } = await render(
    <PasswordField name="password" id="password" label="Senha" onShow={(isShown) => heard.push(isShown)} />,
  );
  expect([input.type, button.textContent]).toEqual(["password", "Mostrar senha"]);
  await act(async () => button.click());
  expect([input.type, button.textContent]).toEqual(["text", "Ocultar senha"]);
  await act(async () => button.click());
  expect([input.type, button.textContent]).toEqual(["password", "Mostrar senha"]);
  expect(heard).toEqual([true, false]);
});

test.each([
  [
    "without an id of the page's, the button says which password it shows",
    undefined,
    "Mostrar senha: Senha atual",
  ],
  ["the only password of a page has a button that says no more", "password", null],
])("%s", async (_, id, name) => {
  const { button } = await render(
    <PasswordField name="currentPassword" label="Senha atual" {...(id === undefined ? {} : { id })} />,
  );
  expect(button.getAttribute("aria-label")).toBe(name);
});

async function render(field: React.ReactNode) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const place = document.createElement("div");
  const root = createRoot(place);
  onTestFinished(async () => act(async () => root.unmount()));
  await act(async () => root.render(field));
  const input = place.querySelector("input");
  const button = place.querySelector("button");
  if (input === null || button === null) throw new Error("the field has no input or no button");
  return { input, button };
}
