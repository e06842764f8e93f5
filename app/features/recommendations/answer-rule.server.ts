import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import { ZodError } from "zod";
import { formulaProblemText } from "#copy/formula.ts";
import { PAGES } from "#domain/access/pages.ts";
import { findFormulaProblems } from "#domain/recommendations/compile-recommendation.ts";
import {
  type RecommendationForm,
  reapplyRecommendationChanges,
  toRecommendationForm,
  toRecommendationInput,
} from "#domain/recommendations/recommendation-form.ts";
import { RecommendationFormSchema } from "#domain/recommendations/recommendation-form-schema.ts";
import { RecommendationInputSchema } from "#domain/recommendations/recommendation-schema.ts";
import { isDomainError } from "#domain/shared/errors.ts";
import type { RuleAnswer } from "./rule-answer.ts";
import { readRuleForm, toRuleErrors } from "./rule-form-data.ts";
import { formText, sentVersion } from "#app/lib/forms/form-text.ts";

/** What a page sent: the person's form, and what it began with. */
interface Sent {
  form: RecommendationForm;
  base: RecommendationForm;
  version: number;
}

export function readSentRule(fields: FormData): Sent {
  const form = readRuleForm(fields);
  return {
    form,
    base: readBase(formText(fields, "base", 40_000)) ?? form,
    version: sentVersion(fields),
  };
}

/** Saves a rule and goes to it, or answers what is wrong with it.
 *  @param id - null for a new rule */
export async function saveRule(context: AppLoadContext, id: string | null, sent: Sent) {
  const { recommendationRules } = context.services;
  const answer = unsaved(context, sent);
  const found = findFormulaProblems(sent.form);
  const problems = { amount: found.amount.map(toNote), freeAmount: found.freeAmount.map(toNote) };
  try {
    const input = RecommendationInputSchema.parse(toRecommendationInput(sent.form));
    if (problems.amount.length + problems.freeAmount.length > 0) {
      return data({ ...answer, problems } satisfies RuleAnswer, { status: 400 });
    }
    const saved =
      id === null
        ? await recommendationRules.create(input)
        : await recommendationRules.update(id, { ...input, version: sent.version });
    return redirect(`${PAGES.RecomendationDetails.path}/${saved.id}?salvo=${String(saved.version)}`);
  } catch (error) {
    if (error instanceof ZodError) {
      const issues = error.issues.map((issue) => ({
        field: issue.path.join("."),
        code: issue.code === "custom" ? String(issue.params?.["code"]) : issue.code,
      }));
      const errors = toRuleErrors(issues, sent.form);
      return data({ ...answer, problems, errors } satisfies RuleAnswer, { status: 400 });
    }
    const refusal = context.describeRefusal(error);
    if (refusal === null) throw error;
    const errors = refusedFields(error, sent.form);
    const isOfFields = Object.keys(errors).length > 0;
    return data({ ...answer, errors, refusal: isOfFields ? null : refusal } satisfies RuleAnswer, {
      status: refusal.status,
    });
  }
}

/** The rule as it stands now with the person's own changes on top, to look over and save. */
export async function reapplyRule(context: AppLoadContext, id: string, sent: Sent): Promise<RuleAnswer> {
  const current = await context.services.recommendationRules.get(id);
  const base = toRecommendationForm(current);
  const form = reapplyRecommendationChanges(sent.base, sent.form, base);
  return { ...unsaved(context, { form, base, version: current.version }), isReapplied: true };
}

function unsaved({ requestId }: AppLoadContext, sent: Sent): RuleAnswer {
  return {
    kind: "form",
    key: requestId,
    ...sent,
    errors: {},
    problems: { amount: [], freeAmount: [] },
    refusal: null,
    isReapplied: false,
  };
}

function toNote(problem: Parameters<typeof formulaProblemText>[0]) {
  return { position: problem.position, text: formulaProblemText(problem) };
}

function refusedFields(error: unknown, form: RecommendationForm): RuleAnswer["errors"] {
  if (isDomainError(error, "NAME_TAKEN")) return { name: "NAME_TAKEN" };
  return isDomainError(error, "INVALID_BODY") ? toRuleErrors(error.details.issues, form) : {};
}

function readBase(text: string): RecommendationForm | null {
  try {
    return RecommendationFormSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}
