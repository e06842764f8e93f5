import PDFDocument from "pdfkit";
import { INTER_REGULAR, INTER_SEMIBOLD } from "./fonts/inter.ts";
import { shownText } from "./shown-text.ts";
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
 *  @param at - instant of what is printed, which is the file's date */
export function openPaper(title: string, author: string, at: string) {
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
      Author: author,
      CreationDate: new Date(at),
      Producer: "Girassol",
      Creator: "Girassol",
    },
  });
  doc.registerFont("regular", base64ToBytes(INTER_REGULAR));
  doc.registerFont("bold", base64ToBytes(INTER_SEMIBOLD));
  const root = doc.struct("Document");
  doc.addStructure(root);
  let y: number = PAGE.top;

  const use = ({ size, isBold = false, color = INK }: TextStyle) =>
    doc
      .font(isBold ? "bold" : "regular")
      .fontSize(size)
      .fillColor(color);

  const lineHeight = (size: number) => size * 1.36;

  /** Lines that a text fills. */
  const linesOf = (text: string, width: number, style: TextStyle) => {
    use(style);
    return wrapText(shownText(text), width, (part) => doc.widthOfString(part), style.mostLines);
  };

  const drawLine = (line: string, x: number, at: number, width: number, style: TextStyle) => {
    use(style);
    const left = style.align === "right" ? x + width - doc.widthOfString(line) : x;
    if (line !== "") doc.text(line, left, at, { lineBreak: false });
  };

  /** Draws as a part of an element of the tree. What the fonts cannot show stays in the file as it was written. */
  const tell = (element: Element, tag: string, written: string, draw: () => void) => {
    const content = doc.markStructureContent(tag);
    const isWhole = shownText(written) === written;
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

/** Bytes of a text in base 64. */
function base64ToBytes(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
