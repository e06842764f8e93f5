import type { FieldConflict, ProductTexts } from "#domain/catalog/product-form.ts";

/** The answer to a form that was not saved. */
export interface ProductFormAnswer {
  kind: "form";
  /** Unique for each answer. */
  key: string;
  texts: ProductTexts;
  base: ProductTexts;
  version: number;
  /** Error codes by field. */
  errors: Readonly<Record<string, string>>;
  refusal: { title: string; description: string } | null;
}

/** The answer when another person saved the product in between. */
export interface ProductMergeAnswer {
  kind: "merge";
  key: string;
  /** The texts that the person began with, and the ones that were sent. */
  base: ProductTexts;
  mine: ProductTexts;
  /** The stored texts, and their version. */
  theirs: ProductTexts;
  version: number;
  conflicts: readonly FieldConflict[];
}
