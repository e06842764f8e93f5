// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { click, find, findButton, render } from "#widgets/testing/render.tsx";
import { AlertDialog, type AlertDialogProps } from "./alert-dialog.tsx";

afterEach(() => {
  document.body.replaceChildren();
});

async function open(props: Partial<AlertDialogProps> = {}) {
  const onConfirm = vi.fn();
  const onCancel = vi.fn();
  const page = await render(
    <AlertDialog
      type="warning"
      title="Excluir?"
      message="Não dá para desfazer."
      onConfirm={onConfirm}
      onCancel={onCancel}
      {...props}
    />,
  );
  return { ...page, onConfirm, onCancel, shown: find<HTMLDialogElement>(page.container, "dialog") };
}

const escape = (dialog: HTMLElement) => dialog.dispatchEvent(new Event("cancel", { cancelable: true }));

test.each([
  ["success", "Sucesso"],
  ["error", "Erro"],
  ["warning", "Atenção"],
] as const)("a dialog of type %s says so beside its colour, with title and message", async (type, label) => {
  const { shown } = await open({ type });
  expect(find(shown, '[role="img"]').getAttribute("aria-label")).toBe(label);
  expect(shown.classList).toContain(`app-alert--${type}`);
  const textOf = (name: string) => document.getElementById(shown.getAttribute(name) ?? "")?.textContent;
  expect([textOf("aria-labelledby"), textOf("aria-describedby")]).toEqual([
    "Excluir?",
    "Não dá para desfazer.",
  ]);
});

test.each(["center", "right", "left"] as const)("its text can stand %s", async (align) => {
  const { shown } = await open({ align });
  expect(shown.classList).toContain(`app-alert--${align}`);
});

test("its buttons are Cancelar, which has the focus, and Confirmar, or what they are called", async () => {
  const { shown, onConfirm, onCancel } = await open();
  expect(Array.from(shown.querySelectorAll("button"), ({ textContent }) => textContent)).toEqual([
    "Cancelar",
    "Confirmar",
  ]);
  expect(document.activeElement).toBe(findButton(shown, "Cancelar"));
  await click(findButton(shown, "Confirmar"));
  expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([1, 0]);
  const named = await open({ labels: { confirm: "Excluir", cancel: "Voltar" } });
  await click(findButton(named.shown, "Voltar"));
  expect([named.onConfirm.mock.calls.length, named.onCancel.mock.calls.length]).toEqual([0, 1]);
});

test("Escape cancels, and presses the only button where there is nothing to cancel", async () => {
  const { shown, onConfirm, onCancel } = await open();
  escape(shown);
  expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([0, 1]);
  const told = vi.fn();
  const page = await render(<AlertDialog type="error" title="Erro" message="Ops" onConfirm={told} />);
  const only = find<HTMLDialogElement>(page.container, "dialog");
  expect(document.activeElement).toBe(findButton(only, "Confirmar"));
  escape(only);
  expect(told).toHaveBeenCalledOnce();
});

test("while what was confirmed is under way, nothing can be chosen", async () => {
  const { shown, onConfirm, onCancel } = await open({ isBusy: true });
  for (const name of ["Cancelar", "Confirmar"]) await click(findButton(shown, name));
  escape(shown);
  expect(findButton(shown, "Confirmar").getAttribute("aria-busy")).toBe("true");
  expect([onConfirm.mock.calls.length, onCancel.mock.calls.length]).toEqual([0, 0]);
});
