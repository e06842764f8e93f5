import { Form, useNavigation } from "@remix-run/react";
import { RESEARCH_TEXTS } from "#copy/survey.ts";
import type { ResearchStatus } from "#domain/survey/survey-terms.ts";
import type { ResearchView } from "./research-view.ts";

const MOVES = {
  draft: { to: "active", label: RESEARCH_TEXTS.activate, look: "gs-button gs-button--primary" },
  active: { to: "closed", label: RESEARCH_TEXTS.close, look: "gs-button" },
  closed: { to: "active", label: RESEARCH_TEXTS.reactivate, look: "gs-button" },
} as const satisfies Record<ResearchStatus, { to: ResearchStatus; label: string; look: string }>;

/** Lets a survey begin to ask, or end; a draft can go. */
export function ResearchActions({ research }: { research: ResearchView }) {
  const isSubmitting = useNavigation().formMethod === "POST";
  const { to, label, look } = MOVES[research.status];
  return (
    <div className="app-research-actions">
      {research.status === "draft" && (
        <Form method="post">
          <button type="submit" name="intent" value="delete" className="gs-button" disabled={isSubmitting}>
            {RESEARCH_TEXTS.remove}
          </button>
        </Form>
      )}
      <Form method="post" preventScrollReset>
        <input type="hidden" name="version" value={research.version} />
        <input type="hidden" name="status" value={to} />
        <button type="submit" name="intent" value="status" className={look} disabled={isSubmitting}>
          {label}
        </button>
      </Form>
    </div>
  );
}
