import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import { GROUPS_TEXTS } from "#copy/pricing/price-lists.ts";
import { PAGES } from "#domain/access/pages.ts";
import { GroupInputSchema } from "#domain/pricing/pricing-input-schema.ts";
import { formText, sentVersion } from "#app/lib/forms/form-text.ts";

const PATH = PAGES.IntegratorGroups.path;

/** Runs what the page of groups requests. */
export async function answerGroups(context: AppLoadContext, request: Request) {
  const form = await request.formData();
  const { pricing } = context.services;
  const id = formText(form, "id", 64);
  const integrator = formText(form, "integrator", 64);
  const name = GroupInputSchema.safeParse({ name: formText(form, "name", 100) });
  const open = `${PATH}?grupo=${encodeURIComponent(id)}`;
  const save = async (): Promise<string | null> => {
    switch (form.get("intent")) {
      case "create":
        if (!name.success) return null;
        await pricing.createGroup(name.data);
        return `${PATH}?feito=created`;
      case "rename":
        if (!name.success) return null;
        await pricing.renameGroup(id, { ...name.data, version: sentVersion(form) });
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
