/** A column of a printed table. */
export interface DocumentColumn {
  label: string;
  align: "left" | "right";
  /** Its part of the width; all parts of a table are 1 together. */
  share: number;
}

/** A row of a printed table, one text a column. */
export interface DocumentRow {
  cells: readonly string[];
  /** Whether it tells what is in the row above. */
  isPart?: boolean | undefined;
}

/** What is printed below the head of a document, from top to bottom. */
export type DocumentBlock =
  | { kind: "heading"; text: string }
  | { kind: "text"; text: string }
  | { kind: "facts"; facts: readonly { label: string; value: string }[] }
  | { kind: "table"; columns: readonly DocumentColumn[]; rows: readonly DocumentRow[] }
  | { kind: "sums"; rows: readonly { label: string; value: string; isTotal: boolean }[] }
  | { kind: "signatures"; names: readonly string[] };

/** A document as it is printed, whatever its format: texts are final, in Portuguese, and free of what cannot be printed.
 *  Equal models give equal files. */
export interface DocumentModel {
  /** Title of the file. */
  title: string;
  /** The distributor. */
  sender: string;
  /** "Orçamento" or "Pedido". */
  kind: string;
  /** Code, version and days, below the kind. */
  marks: readonly string[];
  /** Colour of headings and lines, `#rrggbb`, readable on white. */
  color: string;
  /** Colour of the distributor's sign. */
  signColor: string;
  showLogo: boolean;
  /** Last line of each page, before the number of the page. */
  footer: string;
  blocks: readonly DocumentBlock[];
  /** Instant of the version, UTC. */
  at: string;
}

/** How a document can be checked: printed below everything else. */
export interface DocumentProof {
  /** As it is typed, in groups. */
  code: string;
  url: string;
  heading: string;
  text: string;
}

/** A picture in the place of the distributor's sign. */
export interface DocumentLogo {
  contentType: "image/png" | "image/jpeg";
  bytes: Uint8Array;
}

/** Formats of a document. */
export const DOCUMENT_FORMATS = ["pdf", "docx"] as const;
export type DocumentFormat = (typeof DOCUMENT_FORMATS)[number];
