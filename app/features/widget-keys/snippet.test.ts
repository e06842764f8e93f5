import { expect, test } from "vitest";
import { elementsOf, readSnippet, snippetCode } from "./snippet.ts";

const SITE = { portal: "https://sol.example", key: "pk_1" };
const codeOf = (query: string) => snippetCode(readSnippet(new URLSearchParams(query)), SITE).split("\n")[1];

test("without choices the code is the shortest that there is", () => {
  expect(snippetCode(readSnippet(new URLSearchParams()), SITE)).toBe(
    `<script async src="https://sol.example/widgets/girassol.js" data-key="pk_1"></script>
<girassol-kit-buyer></girassol-kit-buyer>`,
  );
});

test("choices of the address stand in the code", () => {
  expect(codeOf("element=girassol-kit-card&kit=kto_1&accent=%2300aa77&radius=0&scheme=dark")).toBe(
    '<girassol-kit-card kit="kto_1" accent="#00aa77" radius="0" scheme="dark"></girassol-kit-card>',
  );
});

test("a key without kits has the code of the lead form, which takes no kit", () => {
  const elements = elementsOf({ showsKits: false });
  const snippet = readSnippet(new URLSearchParams("element=girassol-kit-card&kit=kto_1&radius=4"), elements);
  expect(snippetCode(snippet, SITE).split("\n")[1]).toBe(
    '<girassol-lead-form radius="4"></girassol-lead-form>',
  );
});

test.each([
  "element=script",
  'kit="><script>',
  "accent=red",
  "accent=%23fff%22 onload=x",
  "radius=25",
  "radius=1e1",
  "scheme=sepia",
])("what is no choice does not reach the code: %s", (query) => {
  expect(codeOf(query)).toBe("<girassol-kit-buyer></girassol-kit-buyer>");
});
