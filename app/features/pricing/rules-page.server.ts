import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
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
import { formText, sentVersion } from "#app/lib/forms/form-text.ts";

const PATH = PAGES.PrecificationSettings.path;

/** Runs what the page of the rules requests. */
export async function answerRules(context: AppLoadContext, request: Request) {
  const form = await request.formData();
  switch (form.get("intent")) {
    case "publish":
    case "discard":
      return changeDraft(context, form);
    case "reload":
      return redirect(PATH);
  }
  const values = readRulesValues(form);
  const kept = { key: context.requestId, values, version: sentVersion(form) };
  const changed = changedByButton(form, values);
  if (changed !== null) {
    return data({ ...answered(kept), values: changed, isChanged: true } satisfies RulesAnswer);
  }
  return saveDraft(context, form, kept);
}

type Kept = Pick<RulesAnswer, "key" | "values" | "version">;

async function saveDraft(context: AppLoadContext, form: FormData, kept: Kept) {
  const { pricing } = context.services;
  const { rules, errors } = rulesOf(kept.values);
  const formulas = formulaErrors(rules);
  const parsed = PricingRulesSchema.safeParse(rules);
  if (Object.keys(errors).length + Object.keys(formulas).length > 0 || !parsed.success) {
    return data({ ...answered(kept), errors, formulas } satisfies RulesAnswer, { status: 400 });
  }
  const isOverwrite = form.get("intent") === "overwrite";
  const version = isOverwrite ? (await pricing.readDraft()).version : kept.version;
  try {
    const basedOn = sentVersion(form, "basedOn");
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

async function changeDraft(context: AppLoadContext, form: FormData) {
  const { pricing } = context.services;
  const version = sentVersion(form, "draftVersion");
  const note = formText(form, "note", 400);
  try {
    if (form.get("intent") === "discard") {
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
function changedByButton(form: FormData, values: RulesValues): RulesValues | null {
  const move = form.get("move");
  if (typeof move === "string") {
    return orderFunctions(
      values,
      stepId(
        values.functions.map(({ id }) => id),
        move,
      ),
    );
  }
  const step = form.get("step");
  if (typeof step !== "string") return null;
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
