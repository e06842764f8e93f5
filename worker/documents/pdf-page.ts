import PDFDocument from "pdfkit";
import { INTER_REGULAR, INTER_SEMIBOLD } from "./fonts/inter.ts";
import { isPlain, runsOf, type TextRun } from "./text-runs.ts";
import { wrapText } from "./wrap-text.ts";

type Pdf = PDFKit.PDFDocument;
type Element = PDFKit.PDFStructureElement;

/** A4, in points of 1/72 inch. */
export const PAGE = { width: 595.28, height: 841.89, left: 48, right: 48, top: 48, bottom: 64 } as const;
export const CONTENT_WIDTH = PAGE.width - PAGE.left - PAGE.right;
const BOTTOM = PAGE.height - PAGE.bottom;

export const INK = "#1c1b19";
export const QUIET = "#57534e";
export const LINE = "#d6d3d1";

/** Facts of an element of the tree. */
interface ElementOptions {
  /** What a picture shows. */
  alt?: string;
  /** Left, top, right and bottom of a picture. */
  bbox?: readonly [number, number, number, number];
  /** What a cell of a head belongs to. */
  scope?: "Column" | "Row";
}

/** How a text is set. */
export interface TextStyle {
  size: number;
  isBold?: boolean;
  color?: string;
  align?: "left" | "right";
  mostLines?: number;
}

/** The paper that a document is drawn on: pages, a place to go on, and the tree of what is what for readers that speak.
 *  @param title - of the file
 *  @param at - instant of what is printed, which is the file's date
 *  @param fonts - fonts by name for what Inter does not hold */
export function openPaper(
  { title, sender, at }: { title: string; sender: string; at: string },
  fonts: ReadonlyMap<string, Uint8Array>,
) {
  const doc: Pdf = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    margin: 0,
    tagged: true,
    lang: "pt-BR",
    displayTitle: true,
    pdfVersion: "1.7",
    // Newer than the declarations, as are `scope` and `bbox` below.
    subset: "PDF/UA" as "PDF/A-1",
    bufferPages: true,
    // pdfkit's own font is not part of the bundle.
    font: null as unknown as string,
    info: {
      Title: title,
      Author: sender,
      CreationDate: new Date(at),
      Producer: "Girassol",
      Creator: "Girassol",
    },
  });
  doc.registerFont("regular", base64ToBytes(INTER_REGULAR));
  doc.registerFont("bold", base64ToBytes(INTER_SEMIBOLD));
  for (const [name, bytes] of fonts) doc.registerFont(name, bytes);
  const root = doc.struct("Document");
  doc.addStructure(root);
  let y: number = PAGE.top;

  const use = ({ size, isBold = false, color = INK }: TextStyle) =>
    doc
      .font(isBold ? "bold" : "regular")
      .fontSize(size)
      .fillColor(color);

  const lineHeight = (size: number) => size * 1.36;

  const holds = (font: string, point: number) =>
    fonts.has(font) && embedded(doc.font(font)).font.hasGlyphForCodePoint(point);

  /** Takes the font of a run; the others have the size and the colour of the text that they stand in. */
  const widthOfRun = ({ text, font }: TextRun, style: TextStyle) => {
    if (font === null) return use(style).widthOfString(text);
    return doc.font(font).fontSize(style.size).widthOfString(text);
  };

  const widths = new Map<string, number>();

  /** Width of a line, of other fonts word by word: names repeat their words. */
  const widthOf = (line: string, style: TextStyle): number => {
    if (isPlain(line)) return use(style).widthOfString(line);
    const key = `${String(style.size)} ${String(style.isBold)} ${line}`;
    const known = widths.get(key);
    if (known !== undefined) return known;
    const words = line.split(" ");
    const parts = words.length > 1 ? words.map((word) => widthOf(word, style)) : [];
    const width =
      parts.length > 0
        ? parts.reduce((sum, part) => sum + part, (words.length - 1) * use(style).widthOfString(" "))
        : runsOf(line, holds).reduce((sum, run) => sum + widthOfRun(run, style), 0);
    widths.set(key, width);
    return width;
  };

  /** Lines that a text fills. */
  const linesOf = (text: string, width: number, style: TextStyle) =>
    wrapText(text, width, (part) => widthOf(part, style), style.mostLines);

  const drawLine = (line: string, x: number, at: number, width: number, style: TextStyle) => {
    if (line === "") return;
    const { ascender } = embedded(use(style));
    let left = style.align === "right" ? x + width - widthOf(line, style) : x;
    for (const run of runsOf(line, holds)) {
      const runWidth = widthOfRun(run, style);
      // All fonts of a line stand on the line of Inter.
      const below = run.font === null ? {} : { baseline: (-ascender / 1000) * style.size };
      doc.text(run.text, left, at, { ...below, lineBreak: false });
      left += runWidth;
    }
  };

  /** Draws as a part of an element of the tree. What Inter alone does not show stays in the file as it was written. */
  const tell = (element: Element, tag: string, written: string, draw: () => void) => {
    const content = doc.markStructureContent(tag);
    const isWhole = isPlain(written);
    if (!isWhole) doc.markContent("Span", { actual: written });
    draw();
    if (!isWhole) doc.endMarkedContent();
    doc.endMarkedContent();
    element.add(content);
  };

  /** Draws what is no content: lines, colours, repeated heads. */
  const decorate = (draw: () => void, type: "Layout" | "Pagination" = "Layout") => {
    doc.markContent("Artifact", { type });
    draw();
    doc.endMarkedContent();
  };

  const nextPage = () => {
    doc.addPage();
    y = PAGE.top;
  };

  return {
    doc,
    root,
    linesOf,
    lineHeight,
    tell,
    decorate,
    drawLine,
    nextPage,
    get y() {
      return y;
    },
    moveTo(at: number) {
      y = at;
    },
    /** Makes room for a height; true when a page was begun for it. */
    reserve(height: number): boolean {
      if (y + height <= BOTTOM) return false;
      nextPage();
      return true;
    },
    element(tag: string, options: ElementOptions = {}, parent: Element = root): Element {
      const element = doc.struct(tag, options);
      parent.add(element);
      return element;
    },
    /** Sets a text below the last one, over pages if need be. */
    paragraph(
      tag: string,
      text: string,
      style: TextStyle,
      { x, width }: { x: number; width: number } = { x: PAGE.left, width: CONTENT_WIDTH },
    ) {
      const element = doc.struct(tag);
      root.add(element);
      const lines = linesOf(text, width, style);
      const height = lineHeight(style.size);
      for (let from = 0; from < lines.length;) {
        if (y + height > BOTTOM) nextPage();
        const room = Math.max(1, Math.floor((BOTTOM - y) / height));
        const here = lines.slice(from, from + room);
        tell(element, tag, lines.length <= room ? text : here.join("\n"), () => {
          here.forEach((line, at) => {
            drawLine(line, x, y + at * height, width, style);
          });
        });
        y += here.length * height;
        from += here.length;
      }
      element.end();
    },
    /** The file. */
    async finish(): Promise<Uint8Array<ArrayBuffer>> {
      root.end();
      const chunks: Uint8Array[] = [];
      const ended = new Promise<void>((resolve, reject) => {
        doc.on("data", (chunk: Uint8Array) => chunks.push(chunk));
        doc.on("end", () => {
          resolve();
        });
        doc.on("error", reject);
      });
      doc.end();
      await ended;
      const bytes = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
      let written = 0;
      for (const chunk of chunks) {
        bytes.set(chunk, written);
        written += chunk.length;
      }
      return bytes;
    },
  };
}

export type Paper = ReturnType<typeof openPaper>;

/** What pdfkit knows of the font in use. */
function embedded(doc: Pdf): EmbeddedFont {
  return (doc as unknown as { _font: EmbeddedFont })._font;
}

interface EmbeddedFont {
  /** In thousandths of the size. */
  ascender: number;
  font: { hasGlyphForCodePoint(point: number): boolean };
}

/** Bytes of a text in base 64. */
function base64ToBytes(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
