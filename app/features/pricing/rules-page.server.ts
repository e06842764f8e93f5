import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import * as z from "zod";
import { formulaProblemText } from "#copy/formula.ts";
import { RULES_TEXTS } from "#copy/pricing/precification.ts";
import { PAGES } from "#domain/access/pages.ts";
import { compileFormula } from "#domain/formula/compile-formula.ts";
import { PRICE_VOCABULARY } from "#domain/pricing/price-vocabulary.ts";
import { PricingRulesSchema, type PricingRules } from "#domain/pricing/pricing-rules-schema.ts";
import type { DraftAnswer, RulesAnswer } from "./rules-answer.ts";
import { changeRules, orderFunctions, readRulesValues } from "./rules-form-data.ts";
import { rulesOf, type RulesValues } from "./rules-values.ts";
import { stepId } from "#app/lib/lists/list-order.ts";
import { FORM_VERSION } from "#app/lib/forms/form-fields.server.ts";
import { readForm } from "#app/lib/forms/read-form.server.ts";

const PATH = PAGES.PrecificationSettings.path;

/** What the page sends beside the rules themselves. */
const RulesFormSchema = z.object({
  intent: z.string(),
  version: FORM_VERSION,
  basedOn: FORM_VERSION,
  draftVersion: FORM_VERSION,
  note: z.string().max(400),
  move: z.string().optional(),
  step: z.string().optional(),
});

type Sent = z.output<typeof RulesFormSchema>;

/** Runs what the page of the rules requests. */
export async function answerRules(context: AppLoadContext, request: Request) {
  const form = await request.formData();
  const sent = readForm(RulesFormSchema, form);
  switch (sent.intent) {
    case "publish":
    case "discard":
      return changeDraft(context, sent);
    case "reload":
      return redirect(PATH);
  }
  const values = readRulesValues(form);
  const kept = { key: context.requestId, values, version: sent.version };
  const changed = changedByButton(sent, values);
  if (changed !== null) {
    return data({ ...answered(kept), values: changed, isChanged: true } satisfies RulesAnswer);
  }
  return saveDraft(context, sent, kept);
}

type Kept = Pick<RulesAnswer, "key" | "values" | "version">;

async function saveDraft(context: AppLoadContext, { intent, basedOn }: Sent, kept: Kept) {
  const { pricing } = context.services;
  const { rules, errors } = rulesOf(kept.values);
  const formulas = formulaErrors(rules);
  const parsed = PricingRulesSchema.safeParse(rules);
  if (Object.keys(errors).length + Object.keys(formulas).length > 0 || !parsed.success) {
    return data({ ...answered(kept), errors, formulas } satisfies RulesAnswer, { status: 400 });
  }
  const isOverwrite = intent === "overwrite";
  const version = isOverwrite ? (await pricing.readDraft()).version : kept.version;
  try {
    const saved = await pricing.saveDraft({ version, basedOn, rules: parsed.data });
    return redirect(`${PATH}?salvo=${String(saved.version)}`);
  } catch (error) {
    const refusal = context.describeRefusal(error);
    if (refusal === null) throw error;
    const { code, title, description, status } = refusal;
    return data({ ...answered(kept), refusal: { code, title, description } } satisfies RulesAnswer, {
      status,
    });
  }
}

async function changeDraft(context: AppLoadContext, { intent, draftVersion: version, note }: Sent) {
  const { pricing } = context.services;
  try {
    if (intent === "discard") {
      await pricing.discardDraft(version);
      return redirect(`${PATH}?descartado=1`);
    }
    const published = await pricing.publish({ version, note });
    return redirect(`${PATH}?publicada=${String(published.version)}`);
  } catch (error) {
    const refusal = context.describeRefusal(error);
    if (refusal === null) throw error;
    const { code, title, description, status } = refusal;
    const answer = { kind: "draft", key: context.requestId, note, refusal: { code, title, description } };
    return data(answer as DraftAnswer, { status });
  }
}

/** The form after a button pressed before scripts run; null when the form is to be saved. */
function changedByButton({ move, step }: Sent, values: RulesValues): RulesValues | null {
  if (move !== undefined) {
    return orderFunctions(
      values,
      stepId(
        values.functions.map(({ id }) => id),
        move,
      ),
    );
  }
  if (step === undefined) return null;
  return changeRules(values, step, `fn_${crypto.randomUUID().slice(0, 8)}`, RULES_TEXTS.newName);
}

/** Messages of invalid formulas of enabled functions. */
function formulaErrors({ functions }: PricingRules): Record<string, string> {
  const found = functions.flatMap(({ id, active, value }): [string, string][] => {
    const compilation = compileFormula(value, PRICE_VOCABULARY);
    const [problem] = compilation.ok || !active ? [] : compilation.problems;
    return problem === undefined ? [] : [[id, formulaProblemText(problem)]];
  });
  return Object.fromEntries(found);
}

function answered(kept: Kept): RulesAnswer {
  return { kind: "rules", ...kept, errors: {}, formulas: {}, refusal: null, isChanged: false };
}
