// @vitest-environment happy-dom
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { change, click, find, findButton, render } from "#widgets/testing/render.tsx";
import { StringPowersField } from "./string-powers-field.tsx";

const CONTROL = {
  id: "powers",
  name: "powers",
  "aria-invalid": undefined,
  "aria-describedby": undefined,
} as const;

afterEach(() => {
  document.body.replaceChildren();
});

function Field({ start }: { start: string }) {
  const [text, setText] = useState(start);
  return (
    <>
      <StringPowersField control={CONTROL} value={text} onChange={setText} />
      <button
        type="button"
        onClick={() => {
          setText("3 = 9");
        }}
      >
        Voltar
      </button>
    </>
  );
}

const line = (within: HTMLElement, label: string) =>
  find<HTMLInputElement>(within, `input[aria-label="${label}"]`);

test("lines of the table make the text that is sent; one without a power is none yet", async () => {
  const { container } = await render(<Field start="1 = 5,5" />);
  const sent = find<HTMLTextAreaElement>(container, "textarea");
  expect(line(container, "Número de strings, linha 1").value).toBe("1");
  expect(line(container, "Potência máxima em kW, linha 1").value).toBe("5,5");
  await click(findButton(container, "Adicionar linha"));
  expect(sent.value).toBe("1 = 5,5");
  await change(line(container, "Potência máxima em kW, linha 2"), "11");
  expect(sent.value).toBe("1 = 5,5; 2 = 11");
  await change(line(container, "Número de strings, linha 2"), "4");
  expect(sent.value).toBe("1 = 5,5; 4 = 11");
  await click(findButton(container, "Remover a linha de 1 strings"));
  expect(sent.value).toBe("4 = 11");
});

test("a text that comes from elsewhere, such as a draft, fills the table", async () => {
  const { container } = await render(<Field start="1 = 5,5; 2 = 11" />);
  await click(findButton(container, "Voltar"));
  expect(line(container, "Número de strings, linha 1").value).toBe("3");
  expect(container.querySelectorAll(".app-powers__line")).toHaveLength(1);
});
