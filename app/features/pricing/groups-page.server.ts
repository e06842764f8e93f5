import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import * as z from "zod";
import { GROUPS_TEXTS } from "#copy/pricing/price-lists.ts";
import { PAGES } from "#domain/access/pages.ts";
import { GroupInputSchema } from "#domain/pricing/pricing-input-schema.ts";
import { FORM_ID, FORM_VERSION } from "#app/lib/forms/form-fields.server.ts";
import { readForm } from "#app/lib/forms/read-form.server.ts";

const PATH = PAGES.IntegratorGroups.path;

/** What the forms of the page send, each some of it. */
const GroupFormSchema = z.object({
  intent: z.string(),
  id: FORM_ID,
  name: z.string().max(100),
  integrator: FORM_ID,
  version: FORM_VERSION,
});

/** Runs what the page of groups requests. */
export async function answerGroups(context: AppLoadContext, request: Request) {
  const { intent, id, integrator, version, ...sent } = readForm(GroupFormSchema, await request.formData());
  const { pricing } = context.services;
  const name = GroupInputSchema.safeParse(sent);
  const open = `${PATH}?grupo=${encodeURIComponent(id)}`;
  const save = async (): Promise<string | null> => {
    switch (intent) {
      case "create":
        if (!name.success) return null;
        await pricing.createGroup(name.data);
        return `${PATH}?feito=created`;
      case "rename":
        if (!name.success) return null;
        await pricing.renameGroup(id, { ...name.data, version });
        return `${PATH}?feito=renamed`;
      case "delete":
        await pricing.deleteGroup(id);
        return `${PATH}?feito=deleted`;
      case "add":
        await pricing.assignIntegrators(id, { add: [integrator], remove: [] });
        return open;
      default:
        await pricing.assignIntegrators(id, { add: [], remove: [integrator] });
        return open;
    }
  };
  try {
    const next = await save();
    if (next !== null) return redirect(next);
    return data(
      { groupId: id, refusal: { title: GROUPS_TEXTS.nameError, description: "" } },
      { status: 400 },
    );
  } catch (error) {
    const refusal = context.describeRefusal(error);
    if (refusal === null) throw error;
    const { title, description, status } = refusal;
    return data({ groupId: id, refusal: { title, description } }, { status });
  }
}
