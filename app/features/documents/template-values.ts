import type { DocumentTemplate, TemplateBlock } from "#domain/settings/document-template-schema.ts";
import {
  DOCUMENT_BLOCK_KINDS,
  type DocumentBlockKind,
  findTemplateProblems,
  type TemplateProblem,
  TEXT_BLOCKS,
} from "#domain/settings/document-template.ts";
import type { SettingsValues } from "../settings/settings-answer.ts";

/** Whether a kind of block has a text of the distributor's own. */
export function hasText(kind: DocumentBlockKind): kind is (typeof TEXT_BLOCKS)[number] {
  return TEXT_BLOCKS.some((one) => one === kind);
}

/** A template as its form holds it. */
export function toTemplateValues({ blocks, ...look }: DocumentTemplate): SettingsValues {
  return {
    ...look,
    order: blocks.map(({ kind }) => kind).join(","),
    ...Object.fromEntries(
      blocks.flatMap(({ kind, show, title, text }): [string, string | boolean][] => [
        [`${kind}.show`, show],
        [`${kind}.title`, title],
        ...(hasText(kind) ? [[`${kind}.text`, text] satisfies [string, string]] : []),
      ]),
    ),
  };
}

/** The template that a form holds: not validated, but for the order of its blocks, of which none is lost. */
export function toTemplate(values: SettingsValues): DocumentTemplate {
  const text = (place: string) => String(values[place] ?? "");
  return {
    color: text("color").trim(),
    showLogo: values["showLogo"] === true,
    showParts: values["showParts"] === true,
    showUnitPrices: values["showUnitPrices"] === true,
    blocks: orderOf(values).map((kind): TemplateBlock => ({
      kind,
      show: values[`${kind}.show`] === true,
      title: text(`${kind}.title`),
      text: text(`${kind}.text`).replaceAll("\r\n", "\n"),
    })),
  };
}

/** Kinds of blocks in the order of the form. */
export function orderOf(values: SettingsValues): DocumentBlockKind[] {
  const sent = String(values["order"] ?? "").split(",");
  const known = sent.flatMap((name) => DOCUMENT_BLOCK_KINDS.filter((kind) => kind === name));
  return [...new Set([...known, ...DOCUMENT_BLOCK_KINDS])];
}

/** The first problem of a text; null for one that can be filled. */
export function problemOf(values: SettingsValues, place: string): TemplateProblem | null {
  return findTemplateProblems(String(values[place] ?? ""))[0] ?? null;
}
