import type { AppLoadContext } from "@remix-run/cloudflare";
import { TAGGED_TEXTS } from "#copy/tags.ts";
import { describeTagRefusal, readTagChoice } from "../tags/tag-choice.server.ts";
import type { CompanyTagsAnswer } from "./company-tags-panel.tsx";

/** Changes the tags on a company. Returns null on success, otherwise the refusal. */
export async function companyTagsAction(
  context: AppLoadContext,
  id: string,
  form: FormData,
): Promise<CompanyTagsAnswer | null> {
  try {
    await context.services.companyTags.change(id, readTagChoice(form));
    return null;
  } catch (error) {
    const description = describeTagRefusal(error);
    if (description === null) throw error;
    return { kind: "tags", refusal: { title: TAGGED_TEXTS.notSaved, description } };
  }
}
