import "./maintenance.css";
import { Notice } from "#app/ui/notice.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { MAINTENANCE_TEXTS } from "#copy/settings/maintenance.ts";
import type { MaintenanceStatus } from "#domain/settings/maintenance-schema.ts";
import { MaintenanceConfirm } from "./maintenance-confirm.tsx";
import { MaintenanceForm, type MaintenanceRole } from "./maintenance-form.tsx";

/** The answer to the form. */
export interface MaintenanceAnswer {
  step: "confirm" | "saved" | "refused";
  chosen: MaintenanceStatus;
  /** Error code of the chosen roles. */
  error?: string | undefined;
  /** Any other refusal. */
  refusal?: { title: string; description: string } | undefined;
  /** What the last save did. */
  saved?: "begun" | "ended" | "saved" | undefined;
}

export interface MaintenanceSectionProps {
  current: MaintenanceStatus;
  roles: readonly MaintenanceRole[];
  integratorsSignedIn: number;
  ownRoleId: string | null;
  answer: MaintenanceAnswer | undefined;
}

/** Maintenance: explanation, status, and form. */
export function MaintenanceSection(props: MaintenanceSectionProps) {
  const { current, roles, integratorsSignedIn, ownRoleId, answer } = props;
  const chosen = answer === undefined || answer.step === "saved" ? current : answer.chosen;
  return (
    <Panel className="app-stack app-maintenance" aria-labelledby="maintenance-title">
      <div className="app-row app-row--between app-maintenance__head">
        <h2 id="maintenance-title">{MAINTENANCE_TEXTS.title}</h2>
        <Badge tone={current.maintenance ? "warn" : "ok"}>
          {current.maintenance ? MAINTENANCE_TEXTS.on : MAINTENANCE_TEXTS.off}
        </Badge>
      </div>
      {answer?.saved && <Notice tone="ok" title={MAINTENANCE_TEXTS[answer.saved]} />}
      {answer?.refusal && <Notice {...answer.refusal} />}
      <p>{MAINTENANCE_TEXTS.what}</p>
      <p className="app-quiet">{MAINTENANCE_TEXTS.admins}</p>
      <MaintenanceForm
        key={JSON.stringify(chosen)}
        chosen={chosen}
        roles={roles}
        ownRoleId={ownRoleId}
        error={answer?.error}
      />
      {answer?.step === "confirm" && (
        <MaintenanceConfirm
          chosen={answer.chosen}
          isOn={current.maintenance}
          roles={roles}
          integratorsSignedIn={integratorsSignedIn}
        />
      )}
    </Panel>
  );
}
