import "./pricing.css";
import { Form } from "@remix-run/react";
import { fill } from "#copy/shared/fill.ts";
import { RULES_TEXTS, VERSIONS_TEXTS as WORDS } from "#copy/pricing/precification.ts";
import type { PricingRules } from "#domain/pricing/pricing-rules-schema.ts";
import { Notice } from "#app/ui/notice.tsx";
import { PageDialog } from "#app/ui/page-dialog.tsx";
import { conditionsText } from "./conditions-text.ts";
import { toRulesValues } from "./rules-values.ts";
import type { VersionRow } from "./version-table.tsx";
import { HiddenField } from "#app/ui/input.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Button } from "#app/ui/button.tsx";
import { Badge } from "#app/ui/badge.tsx";

export interface VersionDialogProps {
  version: VersionRow;
  rules: PricingRules;
  /** The draft that restoring replaces, and its author. */
  draft: { version: number; updatedBy: string | null };
  closeTo: string;
  refusal: { title: string; description: string } | null;
}

/** The rules of a published version, with a button that copies them into the draft. */
export function VersionDialog({ version, rules, draft, closeTo, refusal }: VersionDialogProps) {
  const { functions, breaks, minimumMarginPct } = toRulesValues(rules);
  const isEmpty = functions.length + breaks.length === 0;
  return (
    <PageDialog title={fill(WORDS.name, { version: version.version })} closeTo={closeTo}>
      {refusal && <Notice {...refusal} />}
      <p className="app-quiet">
        {`${version.publishedBy} · ${version.publishedAt}`}
        {version.note !== "" && ` · ${version.note}`}
      </p>
      {isEmpty && <p>{WORDS.noRules}</p>}
      <ol className="app-stack app-gap-12 app-price-version">
        {functions.map(({ id, name, appliesTo, active, conditions, value }) => (
          <li key={id}>
            <strong>{name}</strong> <Badge>{RULES_TEXTS.kinds[appliesTo]}</Badge>{" "}
            {!active && <Badge tone="warn">{RULES_TEXTS.off}</Badge>}
            <span className="app-subline app-wrap">{conditionsText(conditions)}</span>
            <code className="app-price-version__formula">{value}</code>
          </li>
        ))}
      </ol>
      {breaks.length > 0 && (
        <ul className="app-stack app-gap-12 app-price-version">
          {breaks.map(({ id, basis, from, percentage }) => (
            <li key={id}>{`${RULES_TEXTS.bases[basis]}: ${RULES_TEXTS.from} ${from}, −${percentage}%`}</li>
          ))}
        </ul>
      )}
      {minimumMarginPct !== "" && <p>{`${RULES_TEXTS.margin}: ${minimumMarginPct}%`}</p>}
      <Form method="post" className="app-row app-row--end app-price-foot">
        <HiddenField name="version" value={version.version} />
        <HiddenField name="draftVersion" value={draft.version} />
        <p className="app-quiet">
          {draft.updatedBy === null
            ? WORDS.restoreText
            : `${WORDS.restoreText} ${fill(WORDS.replaces, { name: draft.updatedBy })}`}
        </p>
        <LinkButton to={closeTo} preventScrollReset>
          {WORDS.close}
        </LinkButton>
        <Button type="submit" kind="primary">
          {WORDS.restore}
        </Button>
      </Form>
    </PageDialog>
  );
}
