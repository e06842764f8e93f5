import { unreadable } from "./unzip.ts";

/** A tag, with the text before it. */
export interface XmlTag {
  kind: "open" | "close" | "empty";
  /** Name without its prefix. */
  name: string;
  attributes: string;
  text: string;
}

/** Longest incomplete tag or text that is buffered. */
const MAX_PENDING = 1_000_000;

/** Streams the tags of an XML document. Each character is read once, only the five entities and character references
 *  are expanded, and document type declarations are refused.
 *  @throws DomainError FILE_NOT_ALLOWED */
export async function* scanXml(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<XmlTag[]> {
  const decoder = new TextDecoder();
  let pending = "";
  for await (const chunk of bytes) {
    pending += decoder.decode(chunk, { stream: true });
    const { tags, rest } = takeTags(pending);
    if (rest.length > MAX_PENDING) throw unreadable();
    pending = rest;
    yield tags;
  }
}

function takeTags(text: string): { tags: XmlTag[]; rest: string } {
  const tags: XmlTag[] = [];
  let at = 0;
  for (;;) {
    const open = text.indexOf("<", at);
    const end = open === -1 ? -1 : text.indexOf(">", open);
    if (end === -1) return { tags, rest: text.slice(at) };
    if (text[open + 1] === "!" && !text.startsWith("<!--", open)) throw unreadable();
    const tag = toTag(text.slice(open + 1, end), text.slice(at, open));
    if (tag !== null) tags.push(tag);
    at = end + 1;
  }
}

function toTag(inside: string, text: string): XmlTag | null {
  if (inside.startsWith("?") || inside.startsWith("!")) return null;
  const isClose = inside.startsWith("/");
  const isEmpty = inside.endsWith("/");
  const body = inside.slice(isClose ? 1 : 0, isEmpty ? -1 : undefined);
  const space = body.search(/\s/);
  const name = space === -1 ? body : body.slice(0, space);
  return {
    kind: isClose ? "close" : isEmpty ? "empty" : "open",
    name: name.slice(name.indexOf(":") + 1),
    attributes: space === -1 ? "" : body.slice(space),
    text,
  };
}

/** The value of an attribute; null without one. */
export function attributeOf({ attributes }: Pick<XmlTag, "attributes">, name: string): string | null {
  for (const [, key = "", , double, single] of attributes.matchAll(/([\w:]+)\s*=\s*("([^"]*)"|'([^']*)')/g)) {
    if (key === name || key.endsWith(`:${name}`)) return decodeXml(double ?? single ?? "");
  }
  return null;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** Decodes the entities of an XML text. */
export function decodeXml(text: string): string {
  if (!text.includes("&")) return text;
  return text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|\w{2,4});/gi, (whole, code: string) => {
    if (!code.startsWith("#")) return ENTITIES[code] ?? whole;
    const point = /^#x/i.test(code) ? Number.parseInt(code.slice(2), 16) : Number(code.slice(1));
    return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : "";
  });
}
