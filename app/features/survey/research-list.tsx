import "./survey.css";
import { Link } from "@remix-run/react";
import { RESEARCH_STATUS_LABELS, RESEARCHES_TEXTS } from "#copy/survey.ts";
import { fill } from "#copy/shared/fill.ts";
import { PAGES } from "#domain/access/pages.ts";
import { formatNumber } from "#domain/shared/format.ts";
import type { ResearchStatus } from "#domain/survey/survey-terms.ts";
import { ScoreText } from "./score-text.tsx";
import { Table } from "#app/ui/table.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";

export interface ResearchRow {
  id: string;
  title: string;
  question: string;
  status: ResearchStatus;
  nps: number | null;
  answered: number;
  asked: number;
  /** Formatted days; null before the first answer. */
  period: { from: string; until: string } | null;
}

/** Table of surveys with their figures. */
export function ResearchList({ researches }: { researches: readonly ResearchRow[] }) {
  if (researches.length === 0) {
    return <EmptyState title={RESEARCHES_TEXTS.emptyTitle} text={RESEARCHES_TEXTS.emptyText} />;
  }
  return (
    <Table
      rows={researches}
      keyOf={({ id }) => id}
      columns={[
        {
          head: RESEARCHES_TEXTS.title,
          cell: ({ id, title }) => (
            <Link className="app-table__link" to={`${PAGES.ResearchDetails.path}/${id}`} prefetch="intent">
              {title}
            </Link>
          ),
        },
        { head: RESEARCHES_TEXTS.status, cell: ({ status }) => <ResearchBadge status={status} /> },
        { head: RESEARCHES_TEXTS.nps, kind: "number", cell: ({ nps }) => <ScoreText nps={nps} /> },
        { head: RESEARCHES_TEXTS.answered, kind: "number", cell: ({ answered }) => formatNumber(answered) },
        { head: RESEARCHES_TEXTS.asked, kind: "number", cell: ({ asked }) => formatNumber(asked) },
        {
          head: RESEARCHES_TEXTS.period,
          cell: ({ period }) =>
            period === null ? RESEARCHES_TEXTS.noPeriod : fill(RESEARCHES_TEXTS.span, period),
        },
      ]}
    />
  );
}

const TONES = {
  draft: "info",
  active: "ok",
  closed: "plain",
} as const;

/** Badge with the status of a survey. */
export function ResearchBadge({ status }: { status: ResearchStatus }) {
  return <Badge tone={TONES[status]}>{RESEARCH_STATUS_LABELS[status]}</Badge>;
}
