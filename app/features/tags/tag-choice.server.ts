import * as z from "zod";
import { fill } from "#copy/shared/fill.ts";
import { TAGGED_TEXTS } from "#copy/tags.ts";
import { isDomainError } from "#domain/shared/errors.ts";
import { MAX_TAGS_ON, tagChanges } from "#domain/tags/tag.ts";
import { FORM_ID } from "#app/lib/forms/form-fields.server.ts";
import { readForm } from "#app/lib/forms/read-form.server.ts";

const TagChoiceSchema = z.object({ tagIds: z.array(FORM_ID), seenTagIds: z.array(FORM_ID) });

/** Reads which tags a form (`TagChoice`) puts on a record and takes off it. */
export function readTagChoice(fields: FormData): { add: string[]; remove: string[] } {
  const { tagIds, seenTagIds } = readForm(TagChoiceSchema, fields);
  return tagChanges(seenTagIds, tagIds);
}

/** Why a choice of tags was refused, in words of its own; null for refusals of something else. */
export function describeTagRefusal(error: unknown): string | null {
  if (isDomainError(error, "NOT_FOUND") && error.details.entity === "tag") return TAGGED_TEXTS.gone;
  const isFull =
    isDomainError(error, "INVALID_BODY") && error.details.issues.some(({ field }) => field === "tags");
  return isFull ? fill(TAGGED_TEXTS.tooMany, { most: String(MAX_TAGS_ON) }) : null;
}
