import "./platform.css";
import { DISTRIBUTORS_TEXTS } from "#copy/shell/portal.ts";
import { DISTRIBUTOR_TEXTS } from "#copy/platform.ts";
import { formatDay, formatNumber } from "#domain/shared/format.ts";
import { calendarDayIn } from "#domain/shared/calendar.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { Fact } from "#app/ui/fact.tsx";

export interface DistributorFactsProps {
  portalUrl: string;
  status: "accepted" | "waiting" | "suspended";
  createdAt: string;
  maintenance: boolean;
  timeZone: string;
  admins: number;
  staff: number;
  integrators: number;
  blocked: number;
}

const TONES = {
  accepted: "ok",
  waiting: "warn",
  suspended: "danger",
} as const;

/** Key facts of a distributor. */
export function DistributorFacts(props: DistributorFactsProps) {
  const { portalUrl, status, createdAt, maintenance, timeZone } = props;
  const counts = [
    [DISTRIBUTOR_TEXTS.admins, props.admins],
    [DISTRIBUTOR_TEXTS.staff, props.staff],
    [DISTRIBUTOR_TEXTS.integrators, props.integrators],
    [DISTRIBUTOR_TEXTS.blockedPeople, props.blocked],
  ] as const;
  return (
    <Panel as="dl" className="app-distributor" aria-label={DISTRIBUTOR_TEXTS.facts}>
      <Fact label={DISTRIBUTOR_TEXTS.address}>
        <a href={portalUrl} target="_blank" rel="noreferrer">
          {new URL(portalUrl).host}
        </a>
      </Fact>
      <Fact label={DISTRIBUTOR_TEXTS.status}>
        <Badge tone={TONES[status]}>{DISTRIBUTORS_TEXTS.statuses[status]}</Badge>
      </Fact>
      <Fact label={DISTRIBUTOR_TEXTS.maintenance}>
        <Badge tone={maintenance ? "warn" : "ok"}>
          {maintenance ? DISTRIBUTOR_TEXTS.maintenanceOn : DISTRIBUTOR_TEXTS.maintenanceOff}
        </Badge>
      </Fact>
      <Fact label={DISTRIBUTOR_TEXTS.since}>{formatDay(calendarDayIn(createdAt, timeZone))}</Fact>
      {counts.map(([label, count]) => (
        <Fact key={label} label={label}>
          {formatNumber(count)}
        </Fact>
      ))}
    </Panel>
  );
}
