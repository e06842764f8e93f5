import "#app/styles/kit-rules.css";
import type { MetaFunction } from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { MENU_GROUP_TITLES } from "#copy/frame.ts";
import { KIT_RULE_WORDS as WORDS, KIT_RULES_TEXTS } from "#copy/kit-rules.ts";
import { PAGE_TITLES } from "#copy/portal.ts";
import { PAGES } from "#domain/access/pages.ts";
import { EMPTY_KIT_RULE_FORM, toKitRuleForm } from "#domain/kits/kit-rule-form.ts";
import { DoneLine } from "#app/components/done-line.tsx";
import { RuleEditor } from "#app/features/kits/rules/rule-editor.tsx";
import { DeleteRule, RunRule } from "#app/features/kits/rules/run-rule.tsx";
import { useClearedDraft } from "#app/lib/drafts/versioned-draft.ts";
import { portalAction, portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";
import {
  previewRule,
  readRuleForm,
  removeRule,
  runRule,
  saveRule,
} from "#app/features/kits/rules/answer-rule.server.ts";
import { sentVersion } from "#app/lib/forms/form-text.ts";

/** Stands in the address in the place of an id. */
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
  async ({ context, params, request, actor, distributor }) => {
    const id = params["ruleId"] ?? NEW;
    const { rule, names, structures } = await context.services.kitRules.open(id === NEW ? null : id);
    return {
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
      draft: { name: `kitRule:${id}`, userId: actor.userId, distributorId: distributor?.id ?? "" },
    };
  },
);

export const action = portalAction("EquipmentKitsAutomatic", async ({ context, params, request }) => {
  const fields = await request.formData();
  const id = params["ruleId"] === NEW ? null : (params["ruleId"] ?? null);
  const version = sentVersion(fields);
  const intent = fields.get("intent");
  if (intent === "run" && id !== null) return runRule(context, id, version);
  if (intent === "delete" && id !== null) return removeRule(context, id);
  const form = readRuleForm(fields);
  return intent === "preview" ? previewRule(context, id, form) : saveRule(context, id, { form, version });
});

export default function KitRule() {
  const { rule, form, structures, draft, savedVersion } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const saved = answer?.kind === "form" ? answer : undefined;
  const isSaved = rule !== null && savedVersion === rule.version && answer === undefined;
  useClearedDraft(draft, savedVersion);
  return (
    <section>
      <div className="app-page-head">
        <div>
          <Link className="app-back" to={PAGES.EquipmentKitsAutomatic.path} prefetch="intent">
            ← {KIT_RULES_TEXTS.back}
          </Link>
          <h1 className="app-page-title">{rule?.name ?? WORDS.newTitle}</h1>
        </div>
      </div>
      <DoneLine>{isSaved && WORDS.saved}</DoneLine>
      {rule && <RunRule {...rule} answer={answer?.kind === "run" ? answer : undefined} />}
      <RuleEditor
        key={`${draft.name} ${savedVersion} ${saved?.key ?? ""}`}
        version={rule?.version ?? null}
        form={form}
        structures={structures}
        draft={draft}
        answer={saved}
      />
      {rule && <DeleteRule name={rule.name} />}
    </section>
  );
}
