import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { fill } from "#copy/shared/fill.ts";
import { MENU_GROUP_TITLES } from "#copy/shell/frame.ts";
import { KIT_RULE_WORDS as WORDS, KIT_RULES_TEXTS } from "#copy/kits/kit-rules.ts";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { PAGES } from "#domain/access/pages.ts";
import { EMPTY_KIT_RULE_FORM, toKitRuleForm } from "#domain/kits/kit-rule-form.ts";
import { RuleEditor } from "#app/features/kits/rules/rule-editor.tsx";
import { actOnKitRule } from "#app/features/kits/rules/rule-page.server.ts";
import { RunRule } from "#app/features/kits/rules/run-rule.tsx";
import { RecordPage } from "#app/features/records/record-page.tsx";
import { portalAction, portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";

/** Value of the path parameter for a new rule. */
const NEW = "novo";

export const handle = {
  page: "EquipmentKitsAutomatic",
  recordName: (data: unknown) => {
    const { rule = null } = (data ?? {}) as { rule?: { name: string } | null };
    return rule?.name ?? WORDS.newTitle;
  },
  above: () => [
    { title: MENU_GROUP_TITLES.equipment, path: null },
    ...(["EquipmentKits", "EquipmentKitsAutomatic"] as const).map((page) => ({
      title: PAGE_TITLES[page],
      path: PAGES[page].path,
    })),
  ],
} as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.EquipmentKitsAutomatic);

export const loader = portalLoader(
  "EquipmentKitsAutomatic",
  async ({ context, params, request, distributor }) => {
    const id = params["ruleId"] ?? NEW;
    const { rule, names, structures } = await context.services.kitRules.open(id === NEW ? null : id);
    return {
      id,
      rule: rule && {
        name: rule.name,
        version: rule.version,
        kitCount: rule.kitCount,
        lastRunAt: rule.lastRunAt,
        timeZone: distributor?.settings.timeZone ?? "",
      },
      form:
        rule === null
          ? EMPTY_KIT_RULE_FORM
          : toKitRuleForm(rule, (productId) => names[productId] ?? productId),
      structures,
      savedVersion: Number(new URL(request.url).searchParams.get("salvo") ?? "0"),
    };
  },
);

export const action = portalAction("EquipmentKitsAutomatic", async ({ context, params, request }) => {
  const id = params["ruleId"] === NEW ? null : (params["ruleId"] ?? null);
  return actOnKitRule(context, await request.formData(), id);
});

export default function KitRule() {
  const { id, rule, structures, ...page } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const ran = answer?.kind === "run" ? answer : undefined;
  return (
    <RecordPage
      {...page}
      record={{ kind: "kitRule", id: rule && id }}
      version={rule?.version ?? null}
      title={rule?.name ?? WORDS.newTitle}
      back={{ to: PAGES.EquipmentKitsAutomatic.path, label: KIT_RULES_TEXTS.back }}
      saved={ran === undefined ? WORDS.saved : undefined}
      answer={answer?.kind === "form" || answer?.kind === "refusal" ? answer : undefined}
      removal={
        rule && {
          title: WORDS.remove,
          question: WORDS.removeText,
          confirm: fill(WORDS.removeConfirm, { name: rule.name }),
        }
      }
    >
      {(editor) => (
        <>
          {rule && <RunRule {...rule} answer={ran} />}
          <RuleEditor {...editor} structures={structures} />
        </>
      )}
    </RecordPage>
  );
}
