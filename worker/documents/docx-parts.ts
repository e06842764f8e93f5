import type { ZipPart } from "#worker/sheets/write-zip.ts";

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml";

/** Names that the parts of a Word document use. */
export const NAMESPACES = [
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"',
  `xmlns:r="${OFFICE}"`,
  'xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"',
  'xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"',
  'xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"',
].join(" ");

/** Escapes a text for XML. What XML cannot hold has been taken out of a document's texts before. */
export function escapeXml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

/** The parts that a document refers to, each with its kind, its place, and its id if it is not `rId` and its number. */
export function relationships(
  parts: readonly (readonly [kind: string, target: string, id?: string])[],
): string {
  const written = parts.map(
    ([kind, target, id], at) =>
      `<Relationship Id="${id ?? `rId${String(at + 1)}`}" Type="${OFFICE}/${kind}" Target="${target}"/>`,
  );
  return `${XML}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${written.join("")}</Relationships>`;
}

const override = (name: string, type: string) => `<Override PartName="/${name}" ContentType="${type}"/>`;

/** What every Word document begins with. */
export const DOCX_HEAD: readonly ZipPart[] = [
  {
    name: "[Content_Types].xml",
    chunks: [
      [
        `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">`,
        '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
        '<Default Extension="xml" ContentType="application/xml"/>',
        '<Default Extension="png" ContentType="image/png"/><Default Extension="jpeg" ContentType="image/jpeg"/>',
        override("word/document.xml", `${WORD}.document.main+xml`),
        override("word/styles.xml", `${WORD}.styles+xml`),
        override("word/footer1.xml", `${WORD}.footer+xml`),
        override("docProps/core.xml", "application/vnd.openxmlformats-package.core-properties+xml"),
        "</Types>",
      ].join(""),
    ],
  },
  {
    name: "_rels/.rels",
    chunks: [
      `${XML}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">` +
        `<Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="word/document.xml"/>` +
        '<Relationship Id="rId2" Type="http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties" Target="docProps/core.xml"/>' +
        "</Relationships>",
    ],
  },
];

/** A style of paragraphs.
 *  @param size - in points
 *  @param space - before and after it, in points */
function style(
  id: string,
  { size, isBold = false, color = "1C1B19", space = [0, 0], more = "" }: StyleFacts,
): string {
  const [before, after] = space.map((points) => String(points * 20));
  return (
    `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${STYLE_NAMES[id] ?? id}"/><w:basedOn w:val="Normal"/>` +
    `<w:pPr>${more}<w:spacing w:before="${before ?? "0"}" w:after="${after ?? "0"}"/>${id === "Part" ? '<w:ind w:left="200"/>' : ""}` +
    `${OUTLINES[id] === undefined ? "" : `<w:outlineLvl w:val="${OUTLINES[id]}"/>`}</w:pPr>` +
    `<w:rPr>${isBold ? "<w:b/>" : ""}<w:color w:val="${color}"/><w:sz w:val="${String(size * 2)}"/></w:rPr></w:style>`
  );
}

interface StyleFacts {
  size: number;
  isBold?: boolean;
  color?: string;
  space?: readonly [before: number, after: number];
  more?: string;
}

/** Names by which Word knows its own styles. */
const STYLE_NAMES: Readonly<Record<string, string>> = { Title: "Title", Heading1: "heading 1" };
const OUTLINES: Readonly<Record<string, string>> = { Heading1: "0" };

const QUIET = "57534E";

/** Looks of paragraphs, in Portuguese as far as Word's own checks go. */
export const STYLES = [
  `${XML}<w:styles ${NAMESPACES}><w:docDefaults><w:rPrDefault><w:rPr>`,
  '<w:rFonts w:ascii="Calibri" w:hAnsi="Calibri" w:cs="Calibri"/><w:sz w:val="20"/><w:lang w:val="pt-BR"/>',
  "</w:rPr></w:rPrDefault><w:pPrDefault/></w:docDefaults>",
  '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/>',
  '<w:pPr><w:spacing w:before="20" w:after="40"/></w:pPr></w:style>',
  style("Title", { size: 18, isBold: true }),
  style("Heading1", { size: 12, isBold: true, space: [12, 4], more: "<w:keepNext/>" }),
  style("Sender", { size: 13, isBold: true, space: [4, 0] }),
  style("Small", { size: 9, color: QUIET }),
  style("Cell", { size: 9.5, space: [3, 3] }),
  style("Part", { size: 9, color: QUIET }),
  style("Gap", { size: 4 }),
  style("Signature", { size: 9, space: [24, 0] }),
  "</w:styles>",
].join("");
