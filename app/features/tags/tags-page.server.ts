import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import * as z from "zod";
import { TAG_TEXTS } from "#copy/tags.ts";
import { PAGES } from "#domain/access/pages.ts";
import { isDomainError } from "#domain/shared/errors.ts";
import { TAG_COLOR, TAG_PARENTS, type TagParent } from "#domain/tags/tag.ts";
import { TagInputSchema, TagUpdateSchema } from "#domain/tags/tag-schema.ts";
import { FORM_ID, FORM_VERSION } from "#app/lib/forms/form-fields.server.ts";
import { readForm, readQuery } from "#app/lib/forms/read-form.server.ts";
import { answerRecordList, readDone } from "#app/lib/lists/record-list.server.ts";
import type { TagAnswer } from "./tag-form.tsx";

const AddressSchema = z.object({
  type: z.enum(TAG_PARENTS).nullable().catch(null),
  search: z.string().trim().max(80),
  /** Id of the tag that is edited, or that is to be deleted. */
  editar: FORM_ID,
  excluir: FORM_ID,
  nova: z.string().max(1),
});

const TagFormSchema = z.object({
  intent: z.string(),
  id: FORM_ID,
  version: FORM_VERSION,
  name: z.string().max(80),
  color: z.string().max(7),
});

function kindOf(context: AppLoadContext, request: Request): { kinds: TagParent[]; kind: TagParent } {
  const kinds = context.services.tags.kinds();
  const asked = readQuery(AddressSchema, request).type;
  return { kinds, kind: kinds.find((one) => one === asked) ?? kinds.at(-1) ?? "order" };
}

/** Address of the tags of a kind. */
function tagsPath(kind: TagParent): string {
  return `${PAGES.TagSettings.path}?type=${kind}`;
}

/** Loads the tags of a kind: of orders, unless the address or the person's permissions say otherwise. */
export async function loadTags(context: AppLoadContext, request: Request) {
  const { kinds, kind } = kindOf(context, request);
  const { search, editar, excluir, nova } = readQuery(AddressSchema, request);
  const tags = await context.services.tags.list({ parentType: kind, search });
  return {
    ...{ kinds, kind, search, tags },
    editedId: tags.some(({ id }) => id === editar) ? editar : null,
    deletedId: tags.some(({ id }) => id === excluir) ? excluir : null,
    isNew: nova !== "",
    done: readDone(request),
  };
}

/** Creates, changes, deletes or reorders tags. */
export async function actOnTags(context: AppLoadContext, request: Request) {
  const fields = await request.formData();
  const { kind } = kindOf(context, request);
  const { tags } = context.services;
  const { intent, id, version, name, color } = readForm(TagFormSchema, fields);
  if (intent === "") {
    return answerRecordList(context, fields, {
      path: tagsPath(kind),
      records: { reorder: (order) => tags.reorder({ parentType: kind, ...order }) },
    });
  }
  const values = { name, color: color || TAG_COLOR };
  const refuse = (parts: Pick<TagAnswer, "error" | "refusal">, status: number) =>
    data({ ...parts, values, key: context.requestId } satisfies TagAnswer, { status });
  const parsed =
    intent === "create"
      ? TagInputSchema.safeParse({ parentType: kind, ...values })
      : TagUpdateSchema.safeParse({ ...values, version });
  if (intent !== "delete" && !parsed.success) {
    const isName = parsed.error.issues.some(({ path }) => path[0] === "name");
    const code = name.trim() === "" ? "REQUIRED" : isName ? "too_big" : "LOW_CONTRAST";
    return refuse({ error: code, refusal: undefined }, 400);
  }
  try {
    if (intent === "create") await tags.create({ parentType: kind, name: name.trim(), color: values.color });
    else if (intent === "delete") await tags.remove(id);
    else await tags.update(id, { name: name.trim(), color: values.color, version });
    return redirect(`${tagsPath(kind)}&feito=${intent === "delete" ? "deleted" : "saved"}`);
  } catch (error) {
    const refusal = context.describeRefusal(error);
    if (refusal === null) throw error;
    if (isDomainError(error, "NAME_TAKEN")) return refuse({ error: "NAME_TAKEN", refusal: undefined }, 409);
    const { title } = refusal;
    const description = isDomainError(error, "INVALID_BODY")
      ? TAG_TEXTS.full
      : isDomainError(error, "NOT_FOUND")
        ? TAG_TEXTS.gone
        : refusal.description;
    return refuse({ error: null, refusal: { title, description } }, refusal.status);
  }
}
