import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
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
