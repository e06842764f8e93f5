import { expect, test } from "vitest";
import { toTermsBlocks } from "./terms-blocks.ts";
import { MAX_TERMS_TEXT } from "./terms-limits.ts";
import { TermsFormSchema, TermsTextSchema, toTermsText } from "./terms-schema.ts";

test("a form's text is stored with one character for a line break, however the browser sent it", () => {
  const text = toTermsText({ title: " Pagar ", body: "# Um\r\n\r\nDois\r\ntrês\r\n" });
  expect(TermsTextSchema.parse(text)).toEqual({ title: "Pagar", body: "# Um\n\nDois\ntrês" });
  expect(toTermsBlocks(text.body)).toEqual([
    { kind: "heading", text: "Um" },
    { kind: "paragraph", text: "Dois três" },
  ]);
});

test("the longest text passes the form, even if each of its characters is a line break between two letters", () => {
  const lines = "a\r\n".repeat(MAX_TERMS_TEXT / 2);
  const form = TermsFormSchema.parse({ title: "Pagar", body: lines });
  expect(TermsTextSchema.safeParse(toTermsText(form)).success).toBe(true);
  const tooLong = toTermsText({ title: "Pagar", body: "a".repeat(MAX_TERMS_TEXT + 1) });
  expect(TermsTextSchema.safeParse(tooLong).success).toBe(false);
});
