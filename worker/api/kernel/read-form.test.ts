import { expect, test } from "vitest";
import { isDomainError } from "#domain/shared/errors.ts";
import { readFieldText, readForm } from "./read-form.ts";

const TYPE = "multipart/form-data; boundary=----limite";

async function* inPieces(text: string, length: number): AsyncGenerator<Uint8Array> {
  const bytes = new TextEncoder().encode(text);
  for (let at = 0; at < bytes.length; at += length)
    yield await Promise.resolve(bytes.subarray(at, at + length));
}

async function readAll(body: AsyncIterable<Uint8Array>, contentType: string) {
  const fields: [name: string, fileName: string | null, text: string][] = [];
  for await (const part of readForm(body, contentType)) {
    fields.push([part.name, part.fileName, await readFieldText(part, 1_000)]);
  }
  return fields;
}

async function refusalOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => "none",
    (error: unknown) => (isDomainError(error, "FILE_NOT_ALLOWED") ? error.details.reason : error),
  );
}

test("fields and files are read as a platform writes them, wherever its pieces begin", async () => {
  const form = new FormData();
  form.append("type", "stringBox");
  form.append("file", new File(["Código;Nome\r\n--\r\n\r\n1;é"], "preços 2026.csv"));
  form.append("vazio", "");
  const written = new Response(form);
  const type = written.headers.get("content-type") ?? "";
  const text = await written.text();
  for (const length of [1, 2, 7, 10_000]) {
    expect(await readAll(inPieces(text, length), type)).toEqual([
      ["type", null, "stringBox"],
      ["file", "preços 2026.csv", "Código;Nome\r\n--\r\n\r\n1;é"],
      ["vazio", null, ""],
    ]);
  }
});

test("what is left of a field is passed over", async () => {
  const text = '------limite\r\nContent-Disposition: form-data; name="a"\r\n\r\nlonge\r\n------limite--\r\n';
  const names: string[] = [];
  for await (const { name } of readForm(inPieces(text, 3), TYPE)) names.push(name);
  expect(names).toEqual(["a"]);
});

test("a file is given out while it comes in", async () => {
  let sent = 0;
  async function* endless(): AsyncGenerator<Uint8Array> {
    yield* inPieces('------limite\r\nContent-Disposition: form-data; name="f"; filename="f"\r\n\r\n', 1_000);
    for (;;) {
      sent += 1;
      yield await Promise.resolve(new Uint8Array(1_000).fill(120));
    }
  }
  let read = 0;
  for await (const { bytes } of readForm(endless(), TYPE)) {
    for await (const chunk of bytes) {
      read += chunk.length;
      expect(sent * 1_000 - read).toBeLessThanOrEqual(1_000);
      if (read > 100_000) return;
    }
  }
});

test.each([
  ["no boundary", "x", "multipart/form-data"],
  ["an end before its boundary", '------limite\r\nContent-Disposition: form-data; name="a"\r\n\r\nlon', TYPE],
  ["a field without a name", "------limite\r\nContent-Type: text/csv\r\n\r\nx\r\n------limite--", TYPE],
  ["a head that goes on", `------limite\r\nX: ${"x".repeat(9_000)}\r\n\r\nx\r\n------limite--`, TYPE],
  ["nothing", "", TYPE],
])("a form with %s is unreadable", async (_what, text, type) => {
  expect(await refusalOf(readAll(inPieces(text, 100), type))).toBe("unreadable");
});

test("a text that is longer than a field may be is refused", async () => {
  const of = (length: number) =>
    `------limite\r\nContent-Disposition: form-data; name="a"\r\n\r\n${"x".repeat(length)}\r\n------limite--`;
  expect(await refusalOf(readAll(inPieces(of(1_000), 64), TYPE))).toBe("none");
  expect(await refusalOf(readAll(inPieces(of(1_001), 64), TYPE))).toBe("unreadable");
});
