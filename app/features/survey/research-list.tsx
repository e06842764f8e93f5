import "./survey.css";
import { Link } from "@remix-run/react";
import { RESEARCH_STATUS_LABELS, RESEARCHES_TEXTS } from "#copy/survey.ts";
import { fill } from "#copy/fill.ts";
import { PAGES } from "#domain/access/pages.ts";
import { formatNumber } from "#domain/shared/format.ts";
import type { ResearchStatus } from "#domain/survey/survey-terms.ts";
import { ScoreText } from "./score-text.tsx";

export interface ResearchRow {
  id: string;
  title: string;
  question: string;
  status: ResearchStatus;
  nps: number | null;
  answered: number;
  asked: number;
  /** Days as people read them; null before the first asking. */
  period: { from: string; until: string } | null;
}

/** All surveys with their figures. */
export function ResearchList({ researches }: { researches: readonly ResearchRow[] }) {
  if (researches.length === 0) {
    return (
      <div className="gs-panel app-survey-empty">
        <p className="app-survey-empty__title">{RESEARCHES_TEXTS.emptyTitle}</p>
        <p className="app-quiet">{RESEARCHES_TEXTS.emptyText}</p>
      </div>
    );
  }
  const { title, status, nps, answered, asked, period } = RESEARCHES_TEXTS;
  return (
    <div className="app-table-frame">
      <table className="app-table">
        <thead>
          <tr>
            <th scope="col">{title}</th>
            <th scope="col">{status}</th>
            <th scope="col" className="app-number">
              {nps}
            </th>
            <th scope="col" className="app-number">
              {answered}
            </th>
            <th scope="col" className="app-number">
              {asked}
            </th>
            <th scope="col">{period}</th>
          </tr>
        </thead>
        <tbody>
          {researches.map((one) => (
            <tr key={one.id}>
              <th scope="row" data-label={title}>
                <Link
                  className="app-table__link"
                  to={`${PAGES.ResearchDetails.path}/${one.id}`}
                  prefetch="intent"
                >
                  {one.title}
                </Link>
              </th>
              <td data-label={status}>
                <ResearchBadge status={one.status} />
              </td>
              <td className="app-number" data-label={nps}>
                <ScoreText nps={one.nps} />
              </td>
              <td className="app-number" data-label={answered}>
                {formatNumber(one.answered)}
              </td>
              <td className="app-number" data-label={asked}>
                {formatNumber(one.asked)}
              </td>
              <td data-label={period}>
                {one.period === null ? RESEARCHES_TEXTS.noPeriod : fill(RESEARCHES_TEXTS.span, one.period)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const TONES = {
  draft: "gs-badge gs-badge--info",
  active: "gs-badge gs-badge--ok",
  closed: "gs-badge",
} as const;

/** Whether a survey asks. */
export function ResearchBadge({ status }: { status: ResearchStatus }) {
  return <span className={TONES[status]}>{RESEARCH_STATUS_LABELS[status]}</span>;
}
