import type { RecommendationErrorCode } from "#copy/recommendations.ts";
import {
  RECOMMENDATION_FORM_LISTS,
  RECOMMENDATION_FORM_TEXTS,
  type RecommendationForm,
} from "#domain/recommendations/recommendation-form.ts";
import type { RuleAnswer } from "./rule-answer.ts";

/** The fields of a rule's form as a browser sends them. */
export function readRuleForm(data: FormData): RecommendationForm {
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === "string" ? value.slice(0, 5_000).replaceAll("\r\n", "\n") : "";
  };
  const list = (name: string) => [...new Set(data.getAll(name).filter((value) => typeof value === "string"))];
  return {
    ...(Object.fromEntries(RECOMMENDATION_FORM_TEXTS.map((name) => [name, text(name)])) as Record<
      (typeof RECOMMENDATION_FORM_TEXTS)[number],
      string
    >),
    ...(Object.fromEntries(RECOMMENDATION_FORM_LISTS.map((name) => [name, list(name)])) as Record<
      (typeof RECOMMENDATION_FORM_LISTS)[number],
      string[]
    >),
    active: data.has("active"),
    target: data.get("target") === "category" ? "category" : "product",
  };
}

const KNOWN: readonly string[] = [
  "NAME_TAKEN",
  "UNKNOWN",
  "TRIGGER_REQUIRED",
  "TARGET_REQUIRED",
] satisfies RecommendationErrorCode[];

/** Code of what is wrong by field of the form, from the issues of a refusal. */
export function toRuleErrors(
  issues: readonly { field: string; code: string }[],
  form: RecommendationForm,
): RuleAnswer["errors"] {
  const errors: Partial<Record<keyof RecommendationForm, RecommendationErrorCode>> = {};
  for (const { field: path, code } of issues) {
    const [name = ""] = path.split(".");
    const isTarget = code === "TARGET_REQUIRED" && form.target === "category";
    const field = isTarget ? "categoryId" : name;
    if (!(field in form)) continue;
    errors[field as keyof RecommendationForm] ??= KNOWN.includes(code)
      ? (code as RecommendationErrorCode)
      : code === "too_big"
        ? "TOO_LONG"
        : "REQUIRED";
  }
  return errors;
}
