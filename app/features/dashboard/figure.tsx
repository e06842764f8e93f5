import "./dashboard.css";
import { DASHBOARD_TEXTS } from "#copy/dashboard.ts";
import { fill } from "#copy/shared/fill.ts";
import { changePct } from "#domain/dashboard/shares.ts";
import { formatNumber } from "#domain/shared/format.ts";
import { Panel } from "#app/ui/panel.tsx";

export interface FigureProps {
  label: string;
  /** Null for a figure that is unknown or hidden. */
  value: string | null;
  /** Text below the figure: its change, or the number behind it. */
  note?: string | undefined;
  change?: { now: number | null; before: number | null } | undefined;
  /** Whether the change is in points instead of percent. */
  inPoints?: boolean;
}

/** A figure of the period, with its change. */
export function Figure({ label, value, note, change, inPoints = false }: FigureProps) {
  return (
    <Panel as="li" className="app-figure">
      <span className="app-small">{label}</span>
      <strong className="app-figure__value">{value ?? DASHBOARD_TEXTS.none}</strong>
      {change !== undefined && <Change {...change} inPoints={inPoints} />}
      {note !== undefined && <span className="app-quiet app-figure__note">{note}</span>}
    </Panel>
  );
}

function Change({ now, before, inPoints }: { now: number | null; before: number | null; inPoints: boolean }) {
  if (now === null) return null;
  const change = before === null ? null : inPoints ? roundTenth(now - before) : changePct({ now, before });
  if (change === null) return <span className="app-change">{DASHBOARD_TEXTS.nothingBefore}</span>;
  if (change === 0) return <span className="app-change">{DASHBOARD_TEXTS.noChange}</span>;
  const text = `${change > 0 ? "+" : ""}${formatNumber(change, { maxDecimals: 1 })}`;
  return (
    <span className="app-change" data-way={change > 0 ? "up" : "down"}>
      <span aria-hidden>{change > 0 ? "▲" : "▼"}</span>{" "}
      {inPoints ? fill(DASHBOARD_TEXTS.points, { change: text }) : `${text}%`}{" "}
      <span className="gs-visually-hidden">{DASHBOARD_TEXTS.sinceBefore}</span>
    </span>
  );
}

function roundTenth(value: number): number {
  return Math.round(value * 10) / 10;
}
