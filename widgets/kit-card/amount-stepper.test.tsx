// @vitest-environment happy-dom
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
