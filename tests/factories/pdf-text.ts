import { inflateSync } from "node:zlib";

/** An object of a PDF: its dictionary, and its stream, unpacked. */
interface PdfObject {
  head: string;
  stream: Buffer | null;
}

function readObjects(bytes: Uint8Array): {
  objects: Map<string, PdfObject>;
  find: (id: string | undefined) => PdfObject;
} {
  const source = Buffer.from(bytes).toString("latin1");
  const objects = new Map<string, PdfObject>();
  for (const [, id = "", body = ""] of source.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const at = body.indexOf("stream\n");
    const head = at < 0 ? body : body.slice(0, at);
    const raw = at < 0 ? null : Buffer.from(body.slice(at + 7, body.lastIndexOf("\nendstream")), "latin1");
    objects.set(id, { head, stream: raw && (head.includes("FlateDecode") ? inflateSync(raw) : raw) });
  }
  return { objects, find: (id) => objects.get(id ?? "") ?? { head: "", stream: null } };
}

const isPage = ({ head }: PdfObject) => /\/Type \/Page\b/.test(head);
const idOfContents = ({ head }: PdfObject) => /\/Contents (\d+) 0 R/.exec(head)?.[1];

/** Texts of a PDF of ours, one a page: what its glyphs show from left to right, line by line. It reads what `pdfkit`
 *  writes, not any PDF. */
export function readPdfText(bytes: Uint8Array): string[] {
  const { objects, find } = readObjects(bytes);
  const fonts = new Map<string, Map<string, string>>();
  for (const [id, { head }] of objects) {
    const map = /\/ToUnicode (\d+) 0 R/.exec(head)?.[1];
    if (map !== undefined) fonts.set(id, readMap(String(find(map).stream ?? "")));
  }
  return [...objects.values()].filter(isPage).map((page) => {
    const resources = find(/\/Resources (\d+) 0 R/.exec(page.head)?.[1]).head;
    const named = new Map(
      [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = "", id = ""]) => [name, fonts.get(id)]),
    );
    const content = String(find(idOfContents(page)).stream ?? "");
    let map: Map<string, string> | undefined;
    let text = "";
    for (const [, font, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g)) {
      if (font !== undefined) map = named.get(font);
      else {
        const glyphs = [...(shown ?? "").matchAll(/<([0-9a-f]*)>/g)].map(([, hex = ""]) => hex).join("");
        text += `${(glyphs.match(/.{4}/g) ?? []).map((glyph) => map?.get(glyph) ?? "?").join("")}\n`;
      }
    }
    return text.replaceAll("\u00a0", " ");
  });
}

/** Texts that a PDF of ours tells as they were written, in the place of what their glyphs show. */
export function readPdfWritten(bytes: Uint8Array): string[] {
  const { objects, find } = readObjects(bytes);
  return [...objects.values()].filter(isPage).flatMap((page) => {
    const content = (find(idOfContents(page)).stream ?? Buffer.of()).toString("latin1");
    return [...content.matchAll(/\/ActualText \(((?:\\[\s\S]|[^\\)])*)\)/g)].map(([, text = ""]) =>
      Buffer.from(unescape(text), "latin1").subarray(2).swap16().toString("utf16le"),
    );
  });
}

/** Bars of the slip in a PDF of ours: its black rectangles of 13 mm, from left to right. */
export function readPdfBars(bytes: Uint8Array): { x: number; width: number }[] {
  const { objects, find } = readObjects(bytes);
  return [...objects.values()].filter(isPage).flatMap((page) => {
    const content = String(find(idOfContents(page)).stream ?? "");
    return [...content.matchAll(/([\d.]+) [\d.]+ ([\d.]+) ([\d.]+) re/g)]
      .filter(([, , , height]) => Math.abs(Number(height) - 36.85) < 0.1)
      .map(([, x, width]) => ({ x: Number(x), width: Number(width) }));
  });
}

const ESCAPED: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };

/** The bytes of a text between the brackets of a PDF. */
function unescape(text: string): string {
  return text.replaceAll(/\\([\s\S])/g, (_, sign: string) => ESCAPED[sign] ?? sign);
}

/** The characters of a font's glyphs. */
function readMap(map: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, first = "", , list = ""] of map.matchAll(/<([0-9a-f]+)> <([0-9a-f]+)> \[(.*?)\]/g)) {
    [...list.matchAll(/<([0-9a-f ]+)>/g)].forEach(([, hex = ""], at) => {
      const glyph = (Number.parseInt(first, 16) + at).toString(16).padStart(4, "0");
      const codes = hex.replaceAll(" ", "").match(/.{4}/g) ?? [];
      found.set(glyph, codes.map((code) => String.fromCharCode(Number.parseInt(code, 16))).join(""));
    });
  }
  return found;
}
