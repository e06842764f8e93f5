import type { FieldConflict, ProductTexts } from "#domain/catalog/product-form.ts";

/** What stays of a form that was sent and not saved. */
export interface ProductFormAnswer {
  kind: "form";
  /** Another one for each answer. */
  key: string;
  texts: ProductTexts;
  base: ProductTexts;
  version: number;
  /** Code of what is wrong, by field. */
  errors: Readonly<Record<string, string>>;
  refusal: { title: string; description: string } | null;
}

/** Somebody else saved the product meanwhile. */
export interface ProductMergeAnswer {
  kind: "merge";
  key: string;
  /** What the person began with, and what the person wants. */
  base: ProductTexts;
  mine: ProductTexts;
  /** What is stored now, and its version. */
  theirs: ProductTexts;
  version: number;
  conflicts: readonly FieldConflict[];
}
