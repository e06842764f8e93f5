import "./dashboard.css";
import "#app/ui/charts/charts.css";
import { DASHBOARD_TEXTS } from "#copy/dashboard.ts";
import { fill } from "#copy/shared/fill.ts";
import type { Dashboard } from "#domain/dashboard/dashboard-schema.ts";
import { formatCents, formatNumber, formatPowerKwp } from "#domain/shared/format.ts";
import { Figure } from "./figure.tsx";

/** The figures at the top of the distributor's dashboard. */
export function DashboardFigures({ orders, conversionPct, survey }: Dashboard) {
  if (!orders && !conversionPct && !survey) return null;
  return (
    <>
      <ul className="app-figures app-dashboard__figures" aria-label={DASHBOARD_TEXTS.figures}>
        {orders && <OrderFigures orders={orders} />}
        {conversionPct && (
          <Figure
            label={DASHBOARD_TEXTS.conversion}
            value={
              conversionPct.now === null ? null : `${formatNumber(conversionPct.now, { maxDecimals: 1 })}%`
            }
            change={conversionPct}
            inPoints
          />
        )}
        {survey && (
          <Figure
            label={DASHBOARD_TEXTS.survey}
            value={survey.now.score === null ? null : formatNumber(survey.now.score)}
            change={
              survey.now.score === null ? undefined : { now: survey.now.score, before: survey.before.score }
            }
            inPoints
            note={answersText(survey.now.answers)}
          />
        )}
      </ul>
      <details className="app-chart__table">
        <summary>{DASHBOARD_TEXTS.howCalculated}</summary>
        <ul className="app-dashboard__help app-stack app-gap-4 app-small">
          {orders && <li>{DASHBOARD_TEXTS.soldHelp}</li>}
          {conversionPct && <li>{DASHBOARD_TEXTS.conversionHelp}</li>}
          {survey && <li>{DASHBOARD_TEXTS.surveyHelp}</li>}
        </ul>
      </details>
    </>
  );
}

function OrderFigures({ orders: { sold, averageCents } }: { orders: NonNullable<Dashboard["orders"]> }) {
  const { now, before } = sold;
  return (
    <>
      <Figure
        label={DASHBOARD_TEXTS.value}
        value={now.totalCents === null ? null : formatCents(now.totalCents)}
        change={{ now: now.totalCents, before: before.totalCents }}
      />
      <Figure
        label={DASHBOARD_TEXTS.orders}
        value={formatNumber(now.count)}
        change={{ now: now.count, before: before.count }}
      />
      <Figure
        label={DASHBOARD_TEXTS.power}
        value={formatPowerKwp(now.powerW)}
        change={{ now: now.powerW, before: before.powerW }}
      />
      <Figure
        label={DASHBOARD_TEXTS.average}
        value={averageCents.now === null ? null : formatCents(averageCents.now)}
        change={averageCents}
      />
    </>
  );
}

function answersText(answers: number): string {
  if (answers === 0) return DASHBOARD_TEXTS.noSurvey;
  return answers === 1
    ? DASHBOARD_TEXTS.surveyAnswer
    : fill(DASHBOARD_TEXTS.surveyAnswers, { count: answers });
}
