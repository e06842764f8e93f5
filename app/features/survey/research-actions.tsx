import "./survey.css";
import { Form, useNavigation } from "@remix-run/react";
import { RESEARCH_TEXTS } from "#copy/survey.ts";
import type { ResearchStatus } from "#domain/survey/survey-terms.ts";
import type { ResearchView } from "./research-view.ts";
import { Button, type ButtonKind } from "#app/ui/button.tsx";
import { HiddenField } from "#app/ui/input.tsx";

const MOVES = {
  draft: { to: "active", label: RESEARCH_TEXTS.activate, kind: "primary" },
  active: { to: "closed", label: RESEARCH_TEXTS.close, kind: "plain" },
  closed: { to: "active", label: RESEARCH_TEXTS.reactivate, kind: "plain" },
} as const satisfies Record<ResearchStatus, { to: ResearchStatus; label: string; kind: ButtonKind }>;

/** Starts or ends a survey, or deletes a draft. */
export function ResearchActions({ research }: { research: ResearchView }) {
  const isSubmitting = useNavigation().formMethod === "POST";
  const { to, label, kind } = MOVES[research.status];
  return (
    <div className="app-row">
      {research.status === "draft" && (
        <Form method="post">
          <Button type="submit" name="intent" value="delete" disabled={isSubmitting}>
            {RESEARCH_TEXTS.remove}
          </Button>
        </Form>
      )}
      <Form method="post" preventScrollReset>
        <HiddenField name="version" value={research.version} />
        <HiddenField name="status" value={to} />
        <Button type="submit" name="intent" value="status" kind={kind} disabled={isSubmitting}>
          {label}
        </Button>
      </Form>
    </div>
  );
}
