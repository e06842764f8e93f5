import "./integrators.css";
import { Form, useNavigation } from "@remix-run/react";
import { useEffect, useRef } from "react";
import { fill } from "#copy/shared/fill.ts";
import { DECISION_TEXTS, INTEGRATOR_DETAIL_TEXTS } from "#copy/integrators/integrators.ts";
import type { IntegratorStatus } from "#domain/access/actor.ts";
import type { IntegratorDecision } from "#domain/integrators/integrator-status.ts";
import { BusyButton } from "#app/ui/busy-button.tsx";
import { FieldFrame } from "#app/ui/field-frame.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { HiddenField, TextArea } from "#app/ui/input.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { NoticeBox } from "#app/ui/notice.tsx";

export interface RoleChoice {
  id: string;
  name: string;
  /** Whether the person may assign the role. */
  grantable: boolean;
}

export interface DecisionPanelProps {
  decision: IntegratorDecision;
  to: IntegratorStatus;
  company: { companyName: string; version: number };
  emails: readonly string[];
  roles: readonly RoleChoice[];
  errors: Readonly<Record<string, string>>;
  /** Values of a refused form. */
  values: { roleId: string; reason: string };
}

/** Explains a decision before it is made, and asks for the data it needs. */
export function DecisionPanel({ decision, to, company, emails, roles, errors, values }: DecisionPanelProps) {
  const texts = DECISION_TEXTS[decision];
  const title = useRef<HTMLHeadingElement>(null);
  const isSaving = useNavigation().state !== "idle";
  const choices = roles.filter(({ grantable }) => grantable);
  const cannot = decision === "approve" && choices.length === 0;
  useEffect(() => {
    title.current?.focus();
  }, [decision]);
  return (
    <Form
      method="post"
      className="gs-panel app-stack app-decision"
      aria-labelledby="decision-title"
      noValidate
    >
      <h2 className="app-heading" id="decision-title" ref={title} tabIndex={-1}>
        {fill(texts.title, { company: company.companyName })}
      </h2>
      <p>{fill(texts.happens, { emails: emails.join(", ") })}</p>
      <HiddenField name="status" value={to} />
      <HiddenField name="version" value={company.version} />
      {decision === "approve" && !cannot && (
        <RoleField choices={choices} error={errors["roleId"]} value={values.roleId} />
      )}
      {cannot && (
        <NoticeBox tone="warn">
          {roles.length === 0 ? INTEGRATOR_DETAIL_TEXTS.noRoles : INTEGRATOR_DETAIL_TEXTS.noGrantableRole}
        </NoticeBox>
      )}
      {decision === "refuse" && <ReasonField error={errors["reason"]} value={values.reason} />}
      <div className="app-row">
        {!cannot && (
          <BusyButton
            isBusy={isSaving}
            label={texts.confirm}
            busyLabel={INTEGRATOR_DETAIL_TEXTS.saving}
            kind="primary"
          />
        )}
        <LinkButton to="?" preventScrollReset>
          {INTEGRATOR_DETAIL_TEXTS.cancel}
        </LinkButton>
      </div>
    </Form>
  );
}

function RoleField({
  choices,
  error,
  value,
}: {
  choices: readonly RoleChoice[];
  error: string | undefined;
  value: string;
}) {
  return (
    <SelectField
      name="roleId"
      label={INTEGRATOR_DETAIL_TEXTS.chooseRole}
      error={error}
      options={choices.map(({ id, name }) => ({ value: id, label: name }))}
      emptyLabel={INTEGRATOR_DETAIL_TEXTS.choose}
      defaultValue={value === "" && choices.length === 1 ? choices[0]?.id : value}
      required
    />
  );
}

function ReasonField({ error, value }: { error: string | undefined; value: string }) {
  return (
    <FieldFrame
      name="reason"
      label={INTEGRATOR_DETAIL_TEXTS.reasonLabel}
      hint={INTEGRATOR_DETAIL_TEXTS.reasonHint}
      error={error}
    >
      {(control) => <TextArea {...control} rows={4} maxLength={2000} defaultValue={value} required />}
    </FieldFrame>
  );
}
