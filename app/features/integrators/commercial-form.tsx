import "./integrators.css";
import { Form, useNavigation } from "@remix-run/react";
import { useEffect, useRef, useState } from "react";
import { COMMERCIAL_TEXTS as WORDS, INTEGRATOR_DETAIL_TEXTS } from "#copy/integrators/integrators.ts";
import { WITHOUT_STATE_REGISTRATION } from "#domain/validation/state-registration.ts";
import { BusyButton } from "#app/ui/busy-button.tsx";
import { FormField } from "#app/ui/form-field.tsx";
import { LeaveGuard } from "#app/ui/leave-guard.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import type { CommercialPanelProps } from "./commercial-panel.tsx";
import { HiddenField } from "#app/ui/input.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";

/** Choices for a company's inscrição estadual; the number has a field of its own. */
export type RegistrationKind = keyof typeof WORDS.kinds;

export interface CommercialValues {
  kind: RegistrationKind;
  number: string;
  groupId: string;
  sellerId: string;
}

export interface CommercialAnswer {
  kind: "commercial";
  values: CommercialValues;
  errors: Readonly<Record<string, string>>;
  refusal: { code: string; title: string; description: string } | null;
}

const KINDS = Object.keys(WORDS.kinds) as RegistrationKind[];

/** Form of the data that a company's prices depend on. People who may not change prices see the group read-only. */
export function CommercialForm({ company, groups, sellers, mayChangeGroup, answer }: CommercialPanelProps) {
  const [begun] = useState(() => valuesOf(company));
  const [values, setValues] = useState(answer?.values ?? begun);
  const form = useRef<HTMLFormElement>(null);
  const isSaving = useNavigation().state !== "idle";
  const isDirty = (["kind", "number", "groupId", "sellerId"] as const).some(
    (name) => values[name] !== begun[name],
  );
  useEffect(() => {
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector);
    (find('[aria-invalid="true"]') ?? find('[role="alert"]') ?? find("select"))?.focus();
  }, [answer]);
  return (
    <Form ref={form} method="post" className="app-stack app-integrator__form" preventScrollReset noValidate>
      <HiddenField name="intent" value="commercial" />
      <HiddenField name="version" value={company.version} />
      {answer?.refusal && (
        <Notice
          title={answer.refusal.title}
          description={answer.refusal.code === "STALE_VERSION" ? WORDS.stale : answer.refusal.description}
        />
      )}
      <SelectField
        name="kind"
        label={WORDS.stateRegistration}
        hint={WORDS.kindHint}
        options={KINDS.map((kind) => ({ value: kind, label: WORDS.kinds[kind] }))}
        value={values.kind}
        onChange={(event) => {
          setValues({ ...values, kind: event.currentTarget.value as RegistrationKind });
        }}
      />
      <FormField
        name="number"
        label={WORDS.number}
        hint={WORDS.numberHint}
        error={answer?.errors["stateRegistration"]}
        inputMode="numeric"
        autoComplete="off"
        maxLength={30}
        value={values.number}
        onChange={(event) => {
          setValues({ ...values, number: event.currentTarget.value, kind: "number" });
        }}
      />
      {mayChangeGroup ? (
        <SelectField
          name="groupId"
          label={WORDS.group}
          hint={WORDS.groupHint}
          options={groups.map(({ id, name }) => ({ value: id, label: name }))}
          emptyLabel={WORDS.noGroup}
          value={values.groupId}
          onChange={(event) => {
            setValues({ ...values, groupId: event.currentTarget.value });
          }}
        />
      ) : (
        <p className="app-quiet">{WORDS.groupLocked}</p>
      )}
      <SelectField
        name="sellerId"
        label={WORDS.seller}
        hint={WORDS.sellerHint}
        options={sellers.map(({ id, name }) => ({ value: id, label: name }))}
        emptyLabel={WORDS.noSeller}
        value={values.sellerId}
        onChange={(event) => {
          setValues({ ...values, sellerId: event.currentTarget.value });
        }}
      />
      <div className="app-row">
        <BusyButton
          isBusy={isSaving}
          label={WORDS.save}
          busyLabel={INTEGRATOR_DETAIL_TEXTS.saving}
          kind="primary"
        />
        <LinkButton to="?" preventScrollReset>
          {INTEGRATOR_DETAIL_TEXTS.cancel}
        </LinkButton>
      </div>
      <LeaveGuard
        isDirty={isDirty && !isSaving}
        message={WORDS.unsaved}
        isInSearch
        onLeave={() => {
          setValues(begun);
        }}
      />
    </Form>
  );
}

function valuesOf(company: CommercialPanelProps["company"]): CommercialValues {
  const { stateRegistration } = company;
  const ids = { groupId: company.groupId ?? "", sellerId: company.sellerId ?? "" };
  if (stateRegistration === null) return { kind: "unknown", number: "", ...ids };
  const { exempt, nonContributor } = WITHOUT_STATE_REGISTRATION;
  if (stateRegistration === exempt) return { kind: "exempt", number: "", ...ids };
  if (stateRegistration === nonContributor) return { kind: "nonContributor", number: "", ...ids };
  return { kind: "number", number: stateRegistration, ...ids };
}
