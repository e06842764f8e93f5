import { KIT_RULE_ERRORS } from "#copy/kit-rules.ts";

/** Codes of what is wrong with a rule, by the path of the field: one of the form's own where it has one. */
export function toRuleErrors(
  issues: readonly { path: readonly PropertyKey[]; message: string }[],
): Record<string, string> {
  return Object.fromEntries(
    issues.map(({ path }) => {
      const field = path.map(String).join(".");
      const [, part] = /^rule\.(\w+)/.exec(field) ?? [];
      return [field, part !== undefined && part in KIT_RULE_ERRORS ? part : "REQUIRED"];
    }),
  );
}
