import { SLIP_TEXTS as TEXTS } from "#copy/payments/papers.ts";
import { fill } from "#copy/shared/fill.ts";
import type { SlipModel } from "#domain/documents/slip-model.ts";
import { barsOf } from "#domain/payments/interleaved-bars.ts";
import { fontsFor } from "./fonts/fallback-fonts.ts";
import { CONTENT_WIDTH, INK, openPaper, PAGE, type Paper, QUIET } from "./pdf-page.ts";

/** Points in a millimetre. */
const MM = 72 / 25.4;
/** Size of the bars.
 *  @source FEBRABAN, layout of the barcode: 103 by 13 mm, 5 mm free at the left */
const BARS = { width: 103 * MM, height: 13 * MM, left: 5 * MM } as const;
const LABEL = { size: 6.5, color: QUIET } as const;
const VALUE = { size: 9 } as const;
const PADDING = 4;
const RULE = 0.75;

/** Writes the slip of a boleto as a tagged PDF in A4: the payer's part, and below the cut the bank's with the bars.
 *  @param readFont - reads a font that the slip needs beside Inter, by its name */
export async function renderSlip(
  model: SlipModel,
  readFont: (name: string) => Promise<Uint8Array>,
): Promise<Uint8Array<ArrayBuffer>> {
  const names = fontsFor(JSON.stringify(model));
  const fonts = await Promise.all(names.map(async (name) => [name, await readFont(name)] as const));
  const paper = openPaper(model, new Map(fonts));
  if (model.remark !== "") {
    paper.paragraph("P", model.remark, { size: 9.5, isBold: true });
    paper.moveTo(paper.y + 10);
  }
  drawPart(paper, model, { tag: "H1", title: TEXTS.stub });
  drawCut(paper);
  drawPart(paper, model, { tag: "H2", title: TEXTS.slip });
  drawBars(paper, model);
  return paper.finish();
}

/** One part of the slip: its head with bank and line, and its cells. */
function drawPart(paper: Paper, model: SlipModel, { tag, title }: { tag: "H1" | "H2"; title: string }): void {
  paper.paragraph(tag, title, { size: 9, isBold: true, color: QUIET });
  paper.paragraph("P", model.sender, { size: 12, isBold: true, mostLines: 2 });
  paper.moveTo(paper.y + 4);
  const { y } = paper;
  const bankWidth = 60;
  drawText(paper, model.bank, { x: PAGE.left, y, width: bankWidth }, { size: 14, isBold: true });
  drawText(
    paper,
    model.line,
    { x: PAGE.left + bankWidth, y: y + 2, width: CONTENT_WIDTH - bankWidth },
    { size: 11.5, isBold: true, align: "right" },
  );
  paper.moveTo(y + paper.lineHeight(14) + 2);
  for (const row of model.rows) drawRow(paper, row);
  rule(paper, paper.y);
}

function drawText(
  paper: Paper,
  text: string,
  { x, y, width }: { x: number; y: number; width: number },
  style: Parameters<Paper["drawLine"]>[4],
): void {
  const element = paper.element("P");
  paper.tell(element, "P", text, () => {
    paper.linesOf(text, width, style).forEach((line, at) => {
      paper.drawLine(line, x, y + at * paper.lineHeight(style.size), width, style);
    });
  });
  element.end();
}

/** A row of cells between lines, as high as its highest cell. */
function drawRow(paper: Paper, row: SlipModel["rows"][number]): void {
  const { y } = paper;
  rule(paper, y);
  let x: number = PAGE.left;
  let height = 0;
  for (const { label, value, share, align = "left" } of row) {
    const width = share * CONTENT_WIDTH;
    const inner = { x: x + PADDING, width: width - 2 * PADDING };
    const style = { ...VALUE, align, mostLines: 4 };
    const labelHeight = paper.lineHeight(LABEL.size);
    drawText(paper, label, { ...inner, y: y + 3 }, LABEL);
    drawText(paper, value, { ...inner, y: y + 3 + labelHeight }, style);
    const lines = paper.linesOf(value, inner.width, style).length;
    height = Math.max(height, labelHeight + Math.max(lines, 1) * paper.lineHeight(VALUE.size) + 6);
    x += width;
  }
  paper.decorate(() => {
    let edge: number = PAGE.left;
    for (const { share } of row.slice(0, -1)) {
      edge += share * CONTENT_WIDTH;
      paper.doc.rect(edge, y, RULE, height).fill(INK);
    }
  });
  paper.moveTo(y + height);
}

function rule(paper: Paper, y: number): void {
  paper.decorate(() => {
    paper.doc.rect(PAGE.left, y, CONTENT_WIDTH, RULE).fill(INK);
  });
}

/** Where the payer's part is cut off. */
function drawCut(paper: Paper): void {
  const y = paper.y + 34;
  paper.decorate(() => {
    paper.drawLine(TEXTS.cut, PAGE.left, y - 12, CONTENT_WIDTH, { ...LABEL, align: "right" });
    paper.doc
      .moveTo(PAGE.left, y)
      .lineTo(PAGE.left + CONTENT_WIDTH, y)
      .lineWidth(RULE)
      .dash(3, { space: 3 })
      .strokeColor(INK)
      .stroke()
      .undash();
  });
  paper.moveTo(y + 28);
}

/** The bars as a picture that is told as the line. */
function drawBars(paper: Paper, { barcode, line }: SlipModel): void {
  const top = paper.y + 14;
  const left = PAGE.left + BARS.left;
  const { width, bars } = barsOf(barcode);
  const step = BARS.width / width;
  const figure = paper.element("Figure", {
    alt: fill(TEXTS.bars, { line }),
    bbox: [left, top, left + BARS.width, top + BARS.height],
  });
  paper.tell(figure, "Figure", "", () => {
    for (const bar of bars) paper.doc.rect(left + bar.x * step, top, bar.width * step, BARS.height);
    paper.doc.fill("#000000");
  });
  figure.end();
  paper.moveTo(top + BARS.height);
}
