/** A cell of a slip: what it is, and what it says. */
export interface SlipCell {
  label: string;
  value: string;
  /** Its part of the width; all parts of a row are 1 together. */
  share: number;
  align?: "left" | "right";
}

/** The slip of a boleto as it is printed: texts are final, in Portuguese, and free of what cannot be printed. */
export interface SlipModel {
  /** Title of the file. */
  title: string;
  /** The distributor. */
  sender: string;
  /** The bank with its check digit. */
  bank: string;
  /** The line as it is printed. */
  line: string;
  /** 44 digits. */
  barcode: string;
  /** What stands on both of its parts, from top to bottom. */
  rows: readonly (readonly SlipCell[])[];
  /** A remark above everything; empty for none. */
  remark: string;
  /** When the boleto was made, UTC. */
  at: string;
}
