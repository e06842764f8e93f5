import { DOCUMENT_TEXTS } from "#copy/documents.ts";
import type {
  DocumentBlock,
  DocumentLogo,
  DocumentModel,
  DocumentProof,
} from "#domain/documents/document-model.ts";
import { tint } from "#domain/theme/contrast.ts";
import { writeZip, type ZipPart } from "#worker/sheets/write-zip.ts";
import { DOCX_HEAD, escapeXml, NAMESPACES, relationships, STYLES } from "./docx-parts.ts";
import { imageSize } from "./image-size.ts";
import { qrPng } from "./qr-png.ts";

/** Width between the margins of A4, in twentieths of a point. */
const WIDTH = 9_986;
/** English metric units of a point. */
const EMU = 12_700;
const LOGO = { height: 34, mostWidth: 120 };
const QR_POINTS = 74;

/** Writes a document for Word (ISO/IEC 29500), with the same content as the PDF: headings, tables that repeat their head,
 *  texts for pictures. Equal input gives equal bytes. */
export async function renderDocx(
  model: DocumentModel,
  proof: DocumentProof | null,
  logo: DocumentLogo | null,
): Promise<Uint8Array<ArrayBuffer>> {
  const logoName = logo?.contentType === "image/jpeg" ? "logo.jpeg" : "logo.png";
  const body = [
    headOf(model, logo),
    ...model.blocks.map((block) => blockOf(block, model)),
    ...(proof === null ? [] : [proofOf(proof)]),
  ].join("");
  const parts: ZipPart[] = [
    ...DOCX_HEAD,
    { name: "docProps/core.xml", chunks: [coreOf(model)] },
    { name: "word/styles.xml", chunks: [STYLES] },
    { name: "word/footer1.xml", chunks: [footerOf(model)] },
    { name: "word/document.xml", chunks: [documentOf(body)] },
    {
      name: "word/_rels/document.xml.rels",
      chunks: [
        relationships([
          ["styles", "styles.xml"],
          ["footer", "footer1.xml"],
          ...(logo === null ? [] : [["image", `media/${logoName}`, "logo"] as const]),
          ...(proof === null ? [] : [["image", "media/qr.png", "qr"] as const]),
        ]),
      ],
    },
    ...(logo === null ? [] : [{ name: `word/media/${logoName}`, chunks: [logo.bytes] }]),
    ...(proof === null ? [] : [{ name: "word/media/qr.png", chunks: [qrPng(proof.url)] }]),
  ];
  const written: Uint8Array[] = [];
  for await (const chunk of writeZip(parts)) written.push(chunk);
  const bytes = new Uint8Array(written.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of written) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

interface RunStyle {
  isBold?: boolean;
  /** `#rrggbb`. */
  color?: string;
  /** In points. */
  size?: number;
}

function run(text: string, { isBold = false, color, size }: RunStyle = {}): string {
  const style = [
    isBold ? "<w:b/>" : "",
    color === undefined ? "" : `<w:color w:val="${color.slice(1)}"/>`,
    size === undefined ? "" : `<w:sz w:val="${String(size * 2)}"/>`,
  ].join("");
  const lines = text.split("\n").map((line) => `<w:t xml:space="preserve">${escapeXml(line)}</w:t>`);
  return `<w:r>${style === "" ? "" : `<w:rPr>${style}</w:rPr>`}${lines.join("<w:br/>")}</w:r>`;
}

function paragraph(runs: string, { style = "", align = "" } = {}): string {
  const facts = [
    style === "" ? "" : `<w:pStyle w:val="${style}"/>`,
    align === "" ? "" : `<w:jc w:val="${align}"/>`,
  ].join("");
  return `<w:p>${facts === "" ? "" : `<w:pPr>${facts}</w:pPr>`}${runs}</w:p>`;
}

interface Cell {
  /** Paragraphs. */
  content: string;
  /** Part of the width. */
  share: number;
  /** Colour below it. */
  ground?: string;
}

/** A table without lines of its own, unless told.
 *  @param hasHead - whether the first row is repeated on each page */
function table(
  rows: readonly (readonly Cell[])[],
  { hasHead = false, hasLines = false, width = WIDTH, align = "" } = {},
): string {
  const lines = hasLines
    ? `<w:tblBorders><w:bottom w:val="single" w:sz="4" w:color="D6D3D1"/><w:insideH w:val="single" w:sz="4" w:color="D6D3D1"/></w:tblBorders>`
    : "";
  const place = align === "" ? "" : `<w:jc w:val="${align}"/>`;
  const grid = (rows[0] ?? []).map(({ share }) => `<w:gridCol w:w="${String(Math.round(share * width))}"/>`);
  const body = rows.map((cells, at) => {
    const facts = `<w:trPr><w:cantSplit/>${hasHead && at === 0 ? "<w:tblHeader/>" : ""}</w:trPr>`;
    return `<w:tr>${facts}${cells.map((cell) => cellOf(cell, width)).join("")}</w:tr>`;
  });
  return (
    `<w:tbl><w:tblPr><w:tblW w:w="${String(width)}" w:type="dxa"/>${place}${lines}<w:tblLayout w:type="fixed"/>` +
    `<w:tblCellMar><w:left w:w="80" w:type="dxa"/><w:right w:w="80" w:type="dxa"/></w:tblCellMar></w:tblPr>` +
    `<w:tblGrid>${grid.join("")}</w:tblGrid>${body.join("")}</w:tbl>`
  );
}

function cellOf({ content, share, ground }: Cell, width: number): string {
  const shade =
    ground === undefined
      ? ""
      : `<w:shd w:val="clear" w:color="auto" w:fill="${ground.slice(1).toUpperCase()}"/>`;
  return `<w:tc><w:tcPr><w:tcW w:w="${String(Math.round(share * width))}" w:type="dxa"/>${shade}</w:tcPr>${content}</w:tc>`;
}

function headOf(model: DocumentModel, logo: DocumentLogo | null): string {
  const picture =
    model.showLogo && logo !== null
      ? paragraph(pictureOf({ ...logoPoints(logo), id: 1, link: "logo", about: model.sender }))
      : "";
  const sender = picture + paragraph(run(model.sender, { isBold: true, size: 13 }), { style: "Sender" });
  const marks =
    paragraph(run(model.kind, { color: model.color }), { style: "Title", align: "right" }) +
    model.marks.map((mark) => paragraph(run(mark), { style: "Small", align: "right" })).join("");
  const rule = `<w:p><w:pPr><w:pBdr><w:bottom w:val="single" w:sz="16" w:color="${model.color.slice(1)}"/></w:pBdr></w:pPr></w:p>`;
  return (
    table([
      [
        { content: sender, share: 0.6 },
        { content: marks, share: 0.4 },
      ],
    ]) + rule
  );
}

function logoPoints({ bytes, contentType }: DocumentLogo): { width: number; height: number } {
  const { width, height } = imageSize(bytes, contentType);
  const ratio = Math.min(LOGO.height / height, LOGO.mostWidth / width);
  return { width: width * ratio, height: height * ratio };
}

/** A picture in a line of text.
 *  @param about - what it shows, for readers that speak */
function pictureOf({
  id,
  link,
  about,
  width,
  height,
}: {
  id: number;
  link: string;
  about: string;
  width: number;
  height: number;
}): string {
  const size = `cx="${String(Math.round(width * EMU))}" cy="${String(Math.round(height * EMU))}"`;
  const name = `name="${link}" descr="${escapeXml(about)}"`;
  return (
    `<w:r><w:drawing><wp:inline><wp:extent ${size}/><wp:docPr id="${String(id)}" ${name}/>` +
    `<a:graphic><a:graphicData uri="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:pic>` +
    `<pic:nvPicPr><pic:cNvPr id="${String(id)}" ${name}/><pic:cNvPicPr/></pic:nvPicPr>` +
    `<pic:blipFill><a:blip r:embed="${link}"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill>` +
    `<pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext ${size}/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom></pic:spPr>` +
    `</pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`
  );
}

function blockOf(block: DocumentBlock, model: DocumentModel): string {
  if (block.kind === "heading")
    return paragraph(run(block.text, { color: model.color }), { style: "Heading1" });
  if (block.kind === "text")
    return block.text
      .split("\n\n")
      .map((text) => paragraph(run(text)))
      .join("");
  if (block.kind === "facts") {
    const rows = block.facts.map(({ label, value }) => [
      { content: paragraph(run(label), { style: "Small" }), share: 0.3 },
      { content: paragraph(run(value)), share: 0.7 },
    ]);
    return table(rows) + paragraph("", { style: "Gap" });
  }
  if (block.kind === "table") return itemsOf(block, model);
  if (block.kind === "sums") {
    const rows = block.rows.map(({ label, value, isTotal }) => {
      const style = isTotal ? { isBold: true, size: 12, color: model.color } : {};
      return [
        { content: paragraph(run(label, style)), share: 0.6 },
        { content: paragraph(run(value, style), { align: "right" }), share: 0.4 },
      ];
    });
    return table(rows, { width: 5_400, align: "right" }) + paragraph("", { style: "Gap" });
  }
  return (
    paragraph("", { style: "Signature" }) +
    table([
      block.names.map((name) => ({
        content: paragraph(run("_".repeat(24))) + paragraph(run(name), { style: "Small" }),
        share: 1 / block.names.length,
      })),
    ]) +
    paragraph("", { style: "Gap" })
  );
}

function itemsOf({ columns, rows }: Extract<DocumentBlock, { kind: "table" }>, model: DocumentModel): string {
  const ground = tint(model.color, "#ffffff", 0.1);
  const head = columns.map(({ label, align, share }) => ({
    ...{ share, ground },
    content: paragraph(run(label, { isBold: true }), { style: "Cell", align }),
  }));
  const body = rows.map(({ cells, isPart = false }) =>
    columns.map(({ align, share }, at) => ({
      share,
      content: paragraph(run(cells[at] ?? ""), { style: isPart ? "Part" : "Cell", align }),
    })),
  );
  return table([head, ...body], { hasHead: true, hasLines: true }) + paragraph("", { style: "Gap" });
}

function proofOf({ heading, text, url: _url }: DocumentProof): string {
  const about = DOCUMENT_TEXTS.proof.qr;
  const picture = pictureOf({ id: 2, link: "qr", about, width: QR_POINTS, height: QR_POINTS });
  return (
    paragraph(run(heading), { style: "Heading1" }) +
    table([
      [
        { content: paragraph(picture), share: 0.2 },
        { content: paragraph(run(text), { style: "Small" }), share: 0.8 },
      ],
    ])
  );
}

function documentOf(body: string): string {
  const section =
    '<w:sectPr><w:footerReference w:type="default" r:id="rId2"/><w:pgSz w:w="11906" w:h="16838"/>' +
    '<w:pgMar w:top="960" w:right="960" w:bottom="1100" w:left="960" w:header="500" w:footer="500" w:gutter="0"/></w:sectPr>';
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><w:document ${NAMESPACES}><w:body>${body}<w:p/>${section}</w:body></w:document>`;
}

/** The foot of each page, with its number and that of all pages, which Word counts. */
function footerOf({ footer }: DocumentModel): string {
  const field = (name: string) =>
    `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText xml:space="preserve"> ${name} </w:instrText></w:r>` +
    `<w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>1</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`;
  const [before = "", between = "", after = ""] = DOCUMENT_TEXTS.page.split(/\{page\}|\{pages\}/);
  const page = run(`${footer} · ${before}`) + field("PAGE") + run(between) + field("NUMPAGES") + run(after);
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><w:ftr ${NAMESPACES}>${paragraph(page, { style: "Small" })}</w:ftr>`;
}

function coreOf({ title, sender, at }: DocumentModel): string {
  const instant = `${at.slice(0, 19)}Z`;
  return (
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?><cp:coreProperties' +
    ' xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties"' +
    ' xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/"' +
    ' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">' +
    `<dc:title>${escapeXml(title)}</dc:title><dc:creator>${escapeXml(sender)}</dc:creator><dc:language>pt-BR</dc:language>` +
    `<dcterms:created xsi:type="dcterms:W3CDTF">${instant}</dcterms:created></cp:coreProperties>`
  );
}
