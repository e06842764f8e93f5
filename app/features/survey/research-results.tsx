import "#app/ui/page-head.css";
import "./survey.css";
import { BarChart } from "#app/ui/charts/bar-chart.tsx";
import { LineChart } from "#app/ui/charts/line-chart.tsx";
import { RESEARCH_TEXTS, SCORE_CLASS_PLURALS } from "#copy/survey.ts";
import { fill } from "#copy/shared/fill.ts";
import { SCORE_CLASSES } from "#domain/survey/score.ts";
import type { ResearchStatus } from "#domain/survey/survey-terms.ts";
import { formatNumber } from "#domain/shared/format.ts";
import { formatMonth, formatNps } from "./format-nps.ts";
import type { ResultsView } from "./research-view.ts";
import { ScoreText } from "./score-text.tsx";
import { Table, type TableColumn } from "#app/ui/table.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Panel } from "#app/ui/panel.tsx";

/** Results of a survey: the score, its distribution, and its course. */
export function ResearchResults({ results, status }: { results: ResultsView; status: ResearchStatus }) {
  if (results.answers === 0) {
    return (
      <EmptyState
        title={RESEARCH_TEXTS.noAnswersTitle}
        text={status === "draft" ? RESEARCH_TEXTS.noAnswersDraft : RESEARCH_TEXTS.noAnswersActive}
      />
    );
  }
  const { distribution, trend } = results;
  return (
    <>
      <Figures results={results} />
      <div className="app-research-charts app-grid app-gap-12">
        <Panel as="div" className="app-pad">
          <LineChart
            title={RESEARCH_TEXTS.trend}
            hint={RESEARCH_TEXTS.trendHint}
            categoryName={RESEARCH_TEXTS.month}
            categories={trend.map(({ month }) => formatMonth(month))}
            series={[{ name: RESEARCH_TEXTS.nps, values: trend.map(({ nps }) => nps) }]}
            format={formatNps}
            minStep={10}
          />
        </Panel>
        <Panel as="div" className="app-pad">
          <BarChart
            title={RESEARCH_TEXTS.distribution}
            categoryName={RESEARCH_TEXTS.score}
            categories={distribution.map(({ score }) => String(score))}
            series={[{ name: RESEARCH_TEXTS.answers, values: distribution.map(({ answers }) => answers) }]}
            format={formatNumber}
            minStep={1}
          />
        </Panel>
      </div>
      <DistributorTable results={results} />
    </>
  );
}

function Figures({ results }: { results: ResultsView }) {
  const { nps, answers, counts, asked, postponed } = results;
  return (
    <dl className="app-figures app-research-figures">
      <Panel as="div" className="app-figure">
        <dt>{RESEARCH_TEXTS.nps}</dt>
        <dd className="app-figure__value">
          <ScoreText nps={nps} />
        </dd>
        <dd className="app-small">{RESEARCH_TEXTS.npsHint}</dd>
      </Panel>
      <Panel as="div" className="app-figure">
        <dt>{RESEARCH_TEXTS.answers}</dt>
        <dd className="app-figure__value">{formatNumber(answers)}</dd>
        <dd className="app-small">
          {fill(RESEARCH_TEXTS.answersHint, {
            asked: formatNumber(asked),
            postponed: formatNumber(postponed),
          })}
        </dd>
      </Panel>
      {SCORE_CLASSES.toReversed().map((name) => (
        <Panel as="div" key={name} className="app-figure">
          <dt className="app-row">
            <i className="app-research-figures__key" data-class={name} aria-hidden />
            {SCORE_CLASS_PLURALS[name]}
          </dt>
          <dd className="app-figure__value">{formatNumber(counts[name])}</dd>
          <dd className="app-small">
            {fill(RESEARCH_TEXTS.share, {
              pct: `${formatNumber((counts[name] * 100) / answers, { maxDecimals: 1 })}%`,
            })}
          </dd>
        </Panel>
      ))}
    </dl>
  );
}

function DistributorTable({ results }: { results: ResultsView }) {
  return (
    <section aria-labelledby="distributors-title">
      <div className="app-section-head">
        <h3 id="distributors-title" className="app-heading">
          {RESEARCH_TEXTS.byDistributor}
        </h3>
      </div>
      <Table
        rows={results.distributors}
        keyOf={({ distributorId }) => distributorId}
        columns={[
          { head: RESEARCH_TEXTS.distributor, cell: ({ name }) => name },
          { head: RESEARCH_TEXTS.nps, kind: "number", cell: ({ nps }) => <ScoreText nps={nps} /> },
          { head: RESEARCH_TEXTS.answers, kind: "number", cell: ({ answers }) => formatNumber(answers) },
          ...SCORE_CLASSES.toReversed().map((one): TableColumn<ResultsView["distributors"][number]> => ({
            head: SCORE_CLASS_PLURALS[one],
            kind: "number",
            cell: ({ counts }) => formatNumber(counts[one]),
          })),
        ]}
      />
    </section>
  );
}
