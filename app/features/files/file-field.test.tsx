// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, onTestFinished, test, vi } from "vitest";
import { FileField } from "./file-field.tsx";

const markup = (files: { id: string; name: string }[], max = 1) =>
  renderToStaticMarkup(
    <FileField name="checkoutFile" label="Conta de luz" files={files} max={max} onFiles={() => undefined} />,
  );

test("the form around a file field carries what has arrived, and a person can take it away", () => {
  const shown = markup([{ id: "fil_1", name: "conta.pdf" }]);
  expect(shown).toContain('<input type="hidden" name="checkoutFile" value="fil_1"/>');
  expect(shown).toContain('aria-label="Retirar conta.pdf"');
});

test("a field that has all that it takes asks for no more, one of several goes on", () => {
  const one = [{ id: "fil_1", name: "conta.pdf" }];
  expect(markup(one)).toContain('class="app-file-field__choose" hidden=""');
  expect(markup(one, 2)).not.toContain('hidden=""');
  expect(markup([])).toContain("Escolher arquivo");
});

test("the field takes pictures of a camera and papers, and says how large", () => {
  expect(markup([])).toContain("image/jpeg");
  expect(markup([])).toContain("application/pdf");
  expect(markup([])).toContain("até 10 MB");
});

test("a field for one file says so when several are dropped on it", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const place = document.body.appendChild(document.createElement("div"));
  const root = createRoot(place);
  onTestFinished(() => act(async () => root.unmount()));
  const said = async (max: number, dropped: number) => {
    const field = (
      <FileField key={max} name="file" label="Conta de luz" files={[]} max={max} onFiles={() => undefined} />
    );
    await act(async () => root.render(field));
    const files = Array.from({ length: dropped }, () => new File([], "conta.pdf"));
    const drop = Object.assign(new Event("drop", { bubbles: true }), { dataTransfer: { files } });
    await act(async () => place.querySelector(".app-file-field")?.dispatchEvent(drop));
    return place.querySelector('[role="status"]')?.textContent;
  };
  expect(await said(1, 2)).toBe("Só cabe um arquivo aqui.");
  expect(await said(10, 11)).toBe("Até 10 arquivos.");
});
