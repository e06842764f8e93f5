import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import { PAGES } from "#domain/access/pages.ts";
import { EMPTY_KIT_RULE_FORM, type KitRuleForm, toKitRuleInput } from "#domain/kits/kit-rule-form.ts";
import { KitRuleFormSchema } from "#domain/kits/kit-rule-form-schema.ts";
import { KitRuleInputSchema } from "#domain/kits/kit-rule-schema.ts";
import type { PreviewAnswer, RuleAnswer, RunAnswer } from "./rule-answer.ts";
import { toRuleErrors } from "./rule-errors.ts";

const LIST = PAGES.EquipmentKitsAutomatic.path;

/** The form that a page sent; an empty one for what is none. */
export function readRuleForm(fields: FormData): KitRuleForm {
  const text = fields.get("form");
  if (typeof text !== "string") return EMPTY_KIT_RULE_FORM;
  try {
    return KitRuleFormSchema.safeParse(JSON.parse(text)).data ?? EMPTY_KIT_RULE_FORM;
  } catch {
    return EMPTY_KIT_RULE_FORM;
  }
}

/** Saves a rule and goes to it, or answers what is wrong with it.
 *  @param id - null for a new rule */
export async function saveRule(
  { services: { kitRules }, ...context }: AppLoadContext,
  id: string | null,
  { form, version }: { form: KitRuleForm; version: number },
) {
  const parsed = KitRuleInputSchema.safeParse(toKitRuleInput(form));
  const kept = { kind: "form", key: context.requestId, form, errors: {}, refusal: null } as const;
  if (!parsed.success) {
    const errors = toRuleErrors(parsed.error.issues);
    return data({ ...kept, errors } satisfies RuleAnswer, { status: 400 });
  }
  try {
    const saved =
      id === null
        ? await kitRules.create(parsed.data)
        : await kitRules.update(id, { ...parsed.data, version });
    return redirect(`${LIST}/${saved.id}?salvo=${saved.version}`);
  } catch (error) {
    const refusal = context.describeRefusal(error);
    if (refusal === null) throw error;
    return data({ ...kept, refusal } satisfies RuleAnswer, { status: refusal.status });
  }
}

/** What the rule of a form would make. */
export async function previewRule(
  { services: { kitRules }, describeRefusal }: AppLoadContext,
  id: string | null,
  form: KitRuleForm,
): Promise<PreviewAnswer> {
  const parsed = KitRuleInputSchema.safeParse({ ...toKitRuleInput(form), name: form.name.trim() || "-" });
  const none = { kind: "preview", preview: null, errors: {}, refusal: null } as const;
  if (!parsed.success) return { ...none, errors: toRuleErrors(parsed.error.issues) };
  try {
    return { ...none, preview: await kitRules.preview(parsed.data.rule, id) };
  } catch (error) {
    const refusal = describeRefusal(error);
    if (refusal === null) throw error;
    return { ...none, refusal };
  }
}

/** Makes the family of a rule that is kept. */
export async function runRule(
  { services: { kitRules }, describeRefusal }: AppLoadContext,
  id: string,
  version: number,
): Promise<RunAnswer> {
  try {
    return { kind: "run", ran: await kitRules.run(id, version), refusal: null };
  } catch (error) {
    const refusal = describeRefusal(error);
    if (refusal === null) throw error;
    return { kind: "run", ran: null, refusal };
  }
}

/** Deletes a rule and goes to the list, or answers why not. */
export async function removeRule({ services: { kitRules }, describeRefusal }: AppLoadContext, id: string) {
  try {
    await kitRules.remove(id);
    return redirect(`${LIST}?excluida=1`);
  } catch (error) {
    const refusal = describeRefusal(error);
    if (refusal === null) throw error;
    return { kind: "run", ran: null, refusal } satisfies RunAnswer;
  }
}
