// @vitest-environment happy-dom
import { act } from "react";
import { expect, test, vi } from "vitest";
import { change, click, find, findButton, render } from "#widgets/testing/render.tsx";
import { AmountStepper } from "./amount-stepper.tsx";

test("the stepper steps within its limits", async () => {
  const onChange = vi.fn<(value: number) => void>();
  const { container, rerender, unmount } = await render(
    <AmountStepper label="Quantidade" value={998} onChange={onChange} />,
  );
  await click(findButton(container, "Aumentar"));
  expect(onChange).toHaveBeenLastCalledWith(999);
  await rerender(<AmountStepper label="Quantidade" value={999} onChange={onChange} />);
  expect(findButton(container, "Aumentar").disabled).toBe(true);
  await rerender(<AmountStepper label="Quantidade" value={0} onChange={onChange} />);
  expect(findButton(container, "Diminuir").disabled).toBe(true);
  await unmount();
});

test("a typed amount counts when it is valid; an emptied field keeps the last one", async () => {
  const onChange = vi.fn<(value: number) => void>();
  const { container, unmount } = await render(
    <AmountStepper label="Quantidade" value={2} onChange={onChange} />,
  );
  const field = find<HTMLInputElement>(container, "input");
  await change(field, "");
  expect(onChange).not.toHaveBeenCalled();
  await change(field, "25");
  expect(onChange).toHaveBeenLastCalledWith(25);
  await unmount();
});

test("what is no whole amount is not read as another one: it stays, says why, and a press steps from the last one", async () => {
  const onChange = vi.fn<(value: number) => void>();
  const { container, unmount } = await render(
    <AmountStepper label="Quantidade" value={7} onChange={onChange} max={9_999} />,
  );
  const field = find<HTMLInputElement>(container, "input");
  const leave = () =>
    act(async () => {
      field.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
    });
  for (const [text, error] of [
    ["1.5", "A quantidade é inteira: sem vírgula."],
    ["1,5", "A quantidade é inteira: sem vírgula."],
    ["-3", "A quantidade não pode ser negativa."],
    ["1e3", "Digite só números, como 12."],
    ["10000", "No máximo 9.999 unidades."],
  ] as const) {
    await change(field, text);
    await leave();
    expect(field.value).toBe(text);
    expect(find(container, '[role="alert"]').textContent).toBe(error);
    expect(field.getAttribute("aria-describedby")).toBe(find(container, '[role="alert"]').id);
  }
  expect(onChange).not.toHaveBeenCalled();
  await change(field, "1.200");
  expect(onChange).toHaveBeenLastCalledWith(1_200);
  expect(container.querySelector('[role="alert"]')).toBeNull();
  await change(field, "1.5");
  await click(findButton(container, "Aumentar"));
  expect(onChange).toHaveBeenLastCalledWith(8);
  expect(field.value).toBe("7");
  await unmount();
});

test("arrows step, and none counts once the field is left", async () => {
  const onChange = vi.fn<(value: number) => void>();
  const { container, unmount } = await render(
    <AmountStepper label="Quantidade" value={2} onChange={onChange} />,
  );
  const field = find<HTMLInputElement>(container, "input");
  const key = (name: string) =>
    act(async () => {
      field.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true }));
    });
  await key("ArrowUp");
  expect(onChange).toHaveBeenLastCalledWith(3);
  await key("ArrowDown");
  expect(onChange).toHaveBeenLastCalledWith(1);
  onChange.mockClear();
  await change(field, "0");
  expect(onChange).not.toHaveBeenCalled();
  await key("Enter");
  expect(onChange).toHaveBeenLastCalledWith(0);
  await unmount();
});
