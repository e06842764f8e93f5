import { inflateSync } from "node:zlib";

/** Texts of a PDF of ours, one a page: what its glyphs show, line by line. It reads what `pdfkit` writes, not any PDF. */
export function readPdfText(bytes: Uint8Array): string[] {
  const source = Buffer.from(bytes).toString("latin1");
  const objects = new Map<string, { head: string; stream: Buffer | null }>();
  for (const [, id = "", body = ""] of source.matchAll(/(?:^|\n)(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const at = body.indexOf("stream\n");
    const head = at < 0 ? body : body.slice(0, at);
    const raw = at < 0 ? null : Buffer.from(body.slice(at + 7, body.lastIndexOf("\nendstream")), "latin1");
    objects.set(id, { head, stream: raw && (head.includes("FlateDecode") ? inflateSync(raw) : raw) });
  }
  const find = (id: string | undefined) => objects.get(id ?? "") ?? { head: "", stream: null };
  const fonts = new Map<string, Map<string, string>>();
  for (const [id, { head }] of objects) {
    const map = /\/ToUnicode (\d+) 0 R/.exec(head)?.[1];
    if (map !== undefined) fonts.set(id, readMap(String(find(map).stream ?? "")));
  }
  const pages = [...objects.values()].filter(({ head }) => /\/Type \/Page\b/.test(head));
  return pages.map(({ head }) => {
    const resources = find(/\/Resources (\d+) 0 R/.exec(head)?.[1]).head;
    const named = new Map(
      [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = "", id = ""]) => [name, fonts.get(id)]),
    );
    const content = String(find(/\/Contents (\d+) 0 R/.exec(head)?.[1]).stream ?? "");
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
