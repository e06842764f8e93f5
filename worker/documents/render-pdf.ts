import { encode } from "uqr";
import { DOCUMENT_TEXTS } from "#copy/documents.ts";
import { fill } from "#copy/shared/fill.ts";
import type {
  DocumentBlock,
  DocumentLogo,
  DocumentModel,
  DocumentProof,
} from "#domain/documents/document-model.ts";
import { textOn, tint } from "#domain/theme/contrast.ts";
import { fontsFor } from "./fonts/fallback-fonts.ts";
import { CONTENT_WIDTH, INK, LINE, openPaper, PAGE, type Paper, QUIET } from "./pdf-page.ts";

type Block<Kind extends DocumentBlock["kind"]> = Extract<DocumentBlock, { kind: Kind }>;

const TEXT = { size: 9.5 } as const;
const SMALL = { size: 8.5, color: QUIET } as const;
/** Space around what stands in a cell. */
const PADDING = { x: 6, y: 4 } as const;
/** Lines of a cell: a longer name ends with an ellipsis. */
const MOST_CELL_LINES = 12;
const GAP = 12;

/** Writes a document as a tagged PDF in A4. Equal input gives equal bytes.
 *  @param logo - the distributor's picture; null for its sign
 *  @param readFont - reads a font that the document needs beside Inter, by its name */
export async function renderPdf(
  model: DocumentModel,
  proof: DocumentProof | null,
  logo: DocumentLogo | null,
  readFont: (name: string) => Promise<Uint8Array>,
): Promise<Uint8Array<ArrayBuffer>> {
  const names = fontsFor(JSON.stringify([model, proof]));
  const fonts = await Promise.all(names.map(async (name) => [name, await readFont(name)] as const));
  const paper = openPaper(model, new Map(fonts));
  drawHead(paper, model, logo);
  for (const block of model.blocks) drawBlock(paper, model, block);
  if (proof !== null) drawProof(paper, model, proof);
  drawFooters(paper, model);
  return paper.finish();
}

function drawHead(paper: Paper, model: DocumentModel, logo: DocumentLogo | null): void {
  const { doc } = paper;
  const sign = 34;
  let nameAt: number = PAGE.left;
  if (model.showLogo) {
    const figure = paper.element("Figure", {
      alt: model.sender,
      bbox: [PAGE.left, PAGE.top, PAGE.left + sign, PAGE.top + sign],
    });
    paper.tell(figure, "Figure", "", () => {
      nameAt += drawLogo(paper, model, logo, sign) + 10;
    });
    figure.end();
  }
  const width = 190;
  const right = PAGE.width - PAGE.right - width;
  const name = { size: 13, isBold: true, mostLines: 3 } as const;
  const sender = paper.element("P");
  const senderLines = paper.linesOf(model.sender, right - nameAt - 10, name);
  paper.tell(sender, "P", model.sender, () => {
    senderLines.forEach((line, at) => {
      paper.drawLine(line, nameAt, PAGE.top + 8 + at * paper.lineHeight(name.size), width, name);
    });
  });
  sender.end();
  const title = { size: 18, isBold: true, color: model.color, align: "right" } as const;
  const heading = paper.element("H1");
  paper.tell(heading, "H1", model.kind, () => {
    paper.drawLine(model.kind, right, PAGE.top - 2, width, title);
  });
  heading.end();
  let y = PAGE.top + 24;
  for (const mark of model.marks) {
    const element = paper.element("P");
    paper.tell(element, "P", mark, () => {
      paper.drawLine(mark, right, y, width, { ...SMALL, align: "right" });
    });
    element.end();
    y += paper.lineHeight(SMALL.size);
  }
  y = Math.max(y, PAGE.top + 8 + senderLines.length * paper.lineHeight(name.size), PAGE.top + sign) + 8;
  paper.decorate(() => {
    doc.rect(PAGE.left, y, CONTENT_WIDTH, 2).fill(model.color);
  });
  paper.moveTo(y + 4);
}

/** Draws the picture or the sign, and returns its width. */
function drawLogo(
  { doc }: Paper,
  { signColor }: DocumentModel,
  logo: DocumentLogo | null,
  size: number,
): number {
  if (logo !== null) {
    const { openImage } = doc as unknown as { openImage(bytes: Uint8Array): Picture };
    const image = openImage.call(doc, logo.bytes);
    const ratio = Math.min(size / image.height, 120 / image.width);
    doc.image(image as unknown as Buffer, PAGE.left, PAGE.top, {
      height: image.height * ratio,
      width: image.width * ratio,
    });
    return image.width * ratio;
  }
  doc
    .save()
    .translate(PAGE.left, PAGE.top)
    .scale(size / 32);
  doc.roundedRect(0, 0, 32, 32, 8).fill(signColor);
  doc.lineWidth(2).lineCap("round").strokeColor(textOn(signColor));
  doc.circle(16, 16, 4.5).stroke();
  doc.path(SIGN_RAYS).stroke();
  doc.restore();
  return size;
}

/** A picture that pdfkit has read. */
interface Picture {
  width: number;
  height: number;
}

/** Rays of the product's sun (`#domain/theme/brand-sign.ts`). */
const SIGN_RAYS =
  "M16 6.5v2M16 23.5v2M6.5 16h2M23.5 16h2M9.3 9.3l1.4 1.4M21.3 21.3l1.4 1.4M9.3 22.7l1.4-1.4M21.3 10.7l1.4-1.4";

function drawBlock(paper: Paper, model: DocumentModel, block: DocumentBlock): void {
  if (block.kind === "heading") {
    paper.moveTo(paper.y + GAP);
    // A heading does not stay behind alone.
    paper.reserve(60);
    paper.paragraph("H2", block.text, { size: 11.5, isBold: true, color: model.color });
    paper.moveTo(paper.y + 3);
  } else if (block.kind === "text") {
    for (const text of block.text.split("\n\n")) {
      paper.paragraph("P", text, TEXT);
      paper.moveTo(paper.y + 4);
    }
  } else if (block.kind === "facts") drawFacts(paper, block);
  else if (block.kind === "table") drawTable(paper, model, block);
  else if (block.kind === "sums") drawSums(paper, model, block);
  else drawSignatures(paper, block);
}

/** Facts in two columns, label above value. */
function drawFacts(paper: Paper, { facts }: Block<"facts">): void {
  const width = (CONTENT_WIDTH - 20) / 2;
  const list = paper.element("L");
  for (let at = 0; at < facts.length; at += 2) {
    const pair = facts.slice(at, at + 2).map((fact) => ({
      ...fact,
      lines: paper.linesOf(fact.value, width, { ...TEXT, mostLines: MOST_CELL_LINES }),
    }));
    const labelHeight = paper.lineHeight(SMALL.size);
    const height =
      labelHeight + Math.max(...pair.map(({ lines }) => lines.length)) * paper.lineHeight(TEXT.size) + 5;
    paper.reserve(height);
    const { y } = paper;
    pair.forEach(({ label, value, lines }, column) => {
      const x = PAGE.left + column * (width + 20);
      const item = paper.element("LI", {}, list);
      const name = paper.element("Lbl", {}, item);
      paper.tell(name, "Lbl", label, () => {
        paper.drawLine(paper.linesOf(label, width, { ...SMALL, mostLines: 1 })[0] ?? "", x, y, width, SMALL);
      });
      const body = paper.element("LBody", {}, item);
      paper.tell(body, "LBody", value, () => {
        lines.forEach((line, row) => {
          paper.drawLine(line, x, y + labelHeight + row * paper.lineHeight(TEXT.size), width, TEXT);
        });
      });
    });
    paper.moveTo(y + height);
  }
  list.end();
}

/** A table whose head stands on each of its pages: once for readers that speak, as decoration on the others. */
function drawTable(paper: Paper, model: DocumentModel, { columns, rows }: Block<"table">): void {
  const { doc } = paper;
  const ground = tint(model.color, "#ffffff", 0.1);
  const headStyle = { size: 8.5, isBold: true } as const;
  const headHeight = paper.lineHeight(headStyle.size) + 2 * PADDING.y;
  let x: number = PAGE.left;
  const places = columns.map((column) => {
    const width = column.share * CONTENT_WIDTH;
    const place = { x: x + PADDING.x, width: width - 2 * PADDING.x, align: column.align };
    x += width;
    return place;
  });
  const table = paper.element("Table");
  const drawHeadGround = () => {
    doc.rect(PAGE.left, paper.y, CONTENT_WIDTH, headHeight).fill(ground);
  };
  const drawLabel = (at: number) => {
    const place = places[at];
    if (place === undefined) return;
    const style = { ...headStyle, align: place.align };
    paper.drawLine(columns[at]?.label ?? "", place.x, paper.y + PADDING.y, place.width, style);
  };
  paper.reserve(headHeight + 40);
  paper.decorate(drawHeadGround);
  const head = paper.element("TR", {}, table);
  columns.forEach(({ label }, at) => {
    const cell = paper.element("TH", { scope: "Column" }, head);
    paper.tell(cell, "TH", label, () => {
      drawLabel(at);
    });
    cell.end();
  });
  head.end();
  paper.moveTo(paper.y + headHeight);
  for (const { cells, isPart = false } of rows) {
    const style = isPart ? SMALL : TEXT;
    const indent = isPart ? 10 : 0;
    const written = places.map(({ x: from, width, align }, at) => {
      const left = at === 0 ? indent : 0;
      const own = { ...style, align, mostLines: MOST_CELL_LINES };
      const text = cells[at] ?? "";
      return {
        text,
        own,
        x: from + left,
        width: width - left,
        lines: paper.linesOf(text, width - left, own),
      };
    });
    const mostLines = Math.max(...written.map(({ lines }) => lines.length));
    const padding = isPart ? 1.5 : PADDING.y;
    const height = mostLines * paper.lineHeight(style.size) + 2 * padding;
    if (paper.reserve(height)) {
      paper.decorate(() => {
        drawHeadGround();
        columns.forEach((_column, at) => {
          drawLabel(at);
        });
      }, "Pagination");
      paper.moveTo(paper.y + headHeight);
    }
    const { y } = paper;
    if (!isPart) {
      paper.decorate(() => {
        doc
          .moveTo(PAGE.left, y)
          .lineTo(PAGE.left + CONTENT_WIDTH, y)
          .lineWidth(0.5)
          .strokeColor(LINE)
          .stroke();
      });
    }
    const row = paper.element("TR", {}, table);
    for (const { text, own, x: from, width, lines } of written) {
      const cell = paper.element("TD", {}, row);
      paper.tell(cell, "TD", text, () => {
        lines.forEach((line, at) => {
          paper.drawLine(line, from, y + padding + at * paper.lineHeight(own.size), width, own);
        });
      });
      cell.end();
    }
    row.end();
    paper.moveTo(y + height);
  }
  table.end();
}

/** Steps to the total at the right, the total in the document's colour. */
function drawSums(paper: Paper, model: DocumentModel, { rows }: Block<"sums">): void {
  const width = 270;
  const x = PAGE.width - PAGE.right - width;
  const table = paper.element("Table");
  for (const { label, value, isTotal } of rows) {
    const style = isTotal ? { size: 12, isBold: true, color: model.color } : TEXT;
    const height = paper.lineHeight(style.size) + 4;
    paper.reserve(height + 4);
    const { y } = paper;
    if (isTotal) {
      paper.decorate(() => {
        paper.doc.rect(x, y + 1, width, 1).fill(model.color);
      });
    }
    const row = paper.element("TR", {}, table);
    const name = paper.element("TH", { scope: "Row" }, row);
    const labelWidth = width * 0.6;
    paper.tell(name, "TH", label, () => {
      const [line = ""] = paper.linesOf(label, labelWidth, { ...style, mostLines: 1 });
      paper.drawLine(line, x, y + 4, labelWidth, { ...style, color: isTotal ? model.color : QUIET });
    });
    const sum = paper.element("TD", {}, row);
    paper.tell(sum, "TD", value, () => {
      paper.drawLine(value, x, y + 4, width, { ...style, align: "right" });
    });
    row.end();
    paper.moveTo(y + height);
  }
  table.end();
}

function drawSignatures(paper: Paper, { names }: Block<"signatures">): void {
  const width = (CONTENT_WIDTH - 20 * (names.length - 1)) / names.length;
  paper.reserve(90);
  const y = paper.y + 48;
  names.forEach((name, at) => {
    const x = PAGE.left + at * (width + 20);
    paper.decorate(() => {
      paper.doc
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(0.75)
        .strokeColor(INK)
        .stroke();
    });
    const element = paper.element("P");
    const lines = paper.linesOf(name, width, { ...SMALL, mostLines: 3 });
    paper.tell(element, "P", name, () => {
      lines.forEach((line, row) => {
        paper.drawLine(line, x, y + 4 + row * paper.lineHeight(SMALL.size), width, SMALL);
      });
    });
    element.end();
  });
  paper.moveTo(y + 40);
}

/** The code that checks the document, beside its QR code. */
function drawProof(paper: Paper, model: DocumentModel, proof: DocumentProof): void {
  const size = 74;
  paper.moveTo(paper.y + GAP);
  paper.reserve(size + 8);
  const { y } = paper;
  paper.decorate(() => {
    paper.doc.rect(PAGE.left, y, CONTENT_WIDTH, 0.5).fill(LINE);
  });
  const top = y + 6;
  const figure = paper.element("Figure", {
    alt: DOCUMENT_TEXTS.proof.qr,
    bbox: [PAGE.left, top, PAGE.left + size, top + size],
  });
  paper.tell(figure, "Figure", "", () => {
    drawQr(paper, proof.url, PAGE.left, top, size);
  });
  figure.end();
  const x = PAGE.left + size + 12;
  const width = CONTENT_WIDTH - size - 12;
  paper.moveTo(top + 8);
  paper.paragraph("H2", proof.heading, { size: 10, isBold: true, color: model.color }, { x, width });
  paper.moveTo(paper.y + 2);
  paper.paragraph("P", proof.text, SMALL, { x, width });
  paper.moveTo(Math.max(paper.y, top + size));
}

function drawQr({ doc }: Paper, text: string, x: number, y: number, size: number): void {
  const code = encode(text, { ecc: "M", border: 2 });
  const step = size / code.size;
  code.data.forEach((row, down) => {
    for (let from = 0; from < row.length; from += 1) {
      if (row[from] !== true) continue;
      let until = from;
      while (row[until + 1] === true) until += 1;
      doc.rect(x + from * step, y + down * step, (until - from + 1) * step, step);
      from = until;
    }
  });
  doc.fill("#000000");
}

/** The last line of each page, once their number is known. */
function drawFooters(paper: Paper, model: DocumentModel): void {
  const { doc } = paper;
  const { start, count } = doc.bufferedPageRange();
  for (let at = start; at < start + count; at += 1) {
    doc.switchToPage(at);
    paper.decorate(() => {
      const y = PAGE.height - 42;
      doc.rect(PAGE.left, y - 6, CONTENT_WIDTH, 0.5).fill(LINE);
      const [left = ""] = paper.linesOf(model.footer, CONTENT_WIDTH - 90, { ...SMALL, mostLines: 1 });
      paper.drawLine(left, PAGE.left, y, CONTENT_WIDTH, SMALL);
      const page = fill(DOCUMENT_TEXTS.page, { page: at - start + 1, pages: count });
      paper.drawLine(page, PAGE.left, y, CONTENT_WIDTH, { ...SMALL, align: "right" });
    }, "Pagination");
  }
}
