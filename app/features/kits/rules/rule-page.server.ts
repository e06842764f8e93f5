import type { AppLoadContext } from "@remix-run/cloudflare";
import * as z from "zod";
import { PAGES } from "#domain/access/pages.ts";
import { EMPTY_KIT_RULE_FORM, toKitRuleForm, toKitRuleInput } from "#domain/kits/kit-rule-form.ts";
import {
  type KitRuleForm,
  KitRuleFormSchema,
  KitRuleInputSchema,
  KitRuleUpdateSchema,
} from "#domain/kits/kit-rule-schema.ts";
import { FORM_JSON, FORM_VERSION } from "#app/lib/forms/form-fields.server.ts";
import { readForm } from "#app/lib/forms/read-form.server.ts";
import { answerRecord } from "#app/features/records/record-form.server.ts";
import type { PreviewAnswer, RunAnswer } from "./rule-answer.ts";

const PATH = PAGES.EquipmentKitsAutomatic.path;

const ActionSchema = z.object({ intent: z.string(), version: FORM_VERSION });
const RuleFormSchema = z.object({ form: FORM_JSON.pipe(KitRuleFormSchema.catch(EMPTY_KIT_RULE_FORM)) });

/** Runs what a rule's page requests: the actions of every record, the preview of its kits, or the run.
 *  @param id - null for a new rule */
export async function actOnKitRule(context: AppLoadContext, fields: FormData, id: string | null) {
  const { kitRules } = context.services;
  const { intent, version } = readForm(ActionSchema, fields);
  if (intent === "preview") return previewRule(context, id, readRuleForm(fields));
  if (intent === "run" && id !== null) return runRule(context, id, version);
  return answerRecord(context, fields, {
    id,
    kind: {
      records: {
        ...kitRules,
        async get(ruleId) {
          const { names } = await kitRules.open(ruleId);
          return { ...(await kitRules.get(ruleId)), names };
        },
      },
      schemas: { form: KitRuleFormSchema, input: KitRuleInputSchema, update: KitRuleUpdateSchema },
      read: readRuleForm,
      toForm: ({ names, ...rule }) => toKitRuleForm(rule, (productId) => names[productId] ?? productId),
      toInput: toKitRuleInput,
      sets: ["structureIds"],
      fieldOf: (path) => path,
      paths: { record: PATH, deleted: `${PATH}?excluida=1` },
    },
  });
}

/** The form that a page sent; an empty form when it cannot be read. */
function readRuleForm(fields: FormData): KitRuleForm {
  return readForm(RuleFormSchema, fields).form;
}

/** Previews the rule of a form. */
async function previewRule(
  { services: { kitRules }, describeRefusal }: AppLoadContext,
  id: string | null,
  form: KitRuleForm,
): Promise<PreviewAnswer> {
  const parsed = KitRuleInputSchema.safeParse({ ...toKitRuleInput(form), name: form.name.trim() || "-" });
  const none = { kind: "preview", preview: null, errors: {}, refusal: null } as const;
  if (!parsed.success) {
    const wrong = parsed.error.issues.map(({ path, code }) => [path.join("."), code]);
    return { ...none, errors: Object.fromEntries(wrong) as Record<string, string> };
  }
  try {
    return { ...none, preview: await kitRules.preview(parsed.data.rule, id) };
  } catch (error) {
    const refusal = describeRefusal(error);
    if (refusal === null) throw error;
    return { ...none, refusal };
  }
}

/** Runs a saved rule. */
async function runRule(
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
