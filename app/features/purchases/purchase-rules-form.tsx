import "./purchases.css";
import { Form, useNavigation } from "@remix-run/react";
import { PURCHASE_PERIOD_TEXTS, PURCHASE_RULES_TEXTS as TEXTS } from "#copy/purchases.ts";
import { fill } from "#copy/shared/fill.ts";
import type { PendingPurchase } from "#domain/purchases/purchase-approval-schema.ts";
import type { CompanyPurchaseRules } from "#domain/purchases/purchase-rules-schema.ts";
import { PURCHASE_PERIODS } from "#domain/requests/purchase-limit.ts";
import { purchasePath } from "#domain/requests/request-paths.ts";
import { formatCents, formatInstant } from "#domain/shared/format.ts";
import { Badge } from "#app/ui/badge.tsx";
import { BusyButton } from "#app/ui/busy-button.tsx";
import { DoneLine } from "#app/ui/done-line.tsx";
import { FormField } from "#app/ui/form-field.tsx";
import { HiddenField, Tick } from "#app/ui/input.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import {
  EXCEPTION_KINDS,
  type ExceptionKind,
  PERSON_FIELDS,
  PURCHASE_RULES_INTENT,
  type PurchaseRulesAnswer,
} from "./purchase-rules-form-data.ts";

export interface PurchaseRulesFormProps {
  /** From `services.purchaseRules.read()`. Use the version as the form's `key`. */
  rules: CompanyPurchaseRules;
  answer: PurchaseRulesAnswer | undefined;
}

/** Lets a manager set what the company's people may order in a period, and whether orders need a number. */
export function PurchaseRulesForm({ rules, answer }: PurchaseRulesFormProps) {
  const isSaving = useNavigation().formData?.get("intent") === PURCHASE_RULES_INTENT;
  const unsaved = answer?.isSaved === false ? answer : null;
  const typed = (name: string, stored: string) => unsaved?.typed[name] ?? stored;
  return (
    <Form
      method="post"
      className="gs-panel app-stack app-gap-12 app-purchase-rules"
      noValidate
      preventScrollReset
    >
      <h2 className="app-heading">{TEXTS.title}</h2>
      <p className="app-quiet">{TEXTS.hint}</p>
      <HiddenField name="intent" value={PURCHASE_RULES_INTENT} />
      <HiddenField name="version" value={rules.version} />
      <DoneLine>{answer?.isSaved === true && TEXTS.saved}</DoneLine>
      {unsaved?.refusal && <Notice {...unsaved.refusal} />}
      <div className="app-purchase-rules__pair">
        <FormField
          name="limit"
          label={TEXTS.limit}
          hint={TEXTS.limitHint}
          error={unsaved?.errors["limit"]}
          defaultValue={typed("limit", amountText(rules.limitCents))}
          inputMode="decimal"
          maxLength={20}
          autoComplete="off"
        />
        <SelectField
          name="period"
          label={TEXTS.period}
          hint={TEXTS.periodHint}
          options={PURCHASE_PERIODS.map((period) => ({
            value: period,
            label: PURCHASE_PERIOD_TEXTS[period].each,
          }))}
          defaultValue={typed("period", rules.period)}
        />
      </div>
      <label className="app-check">
        <Tick
          name="isNumberRequired"
          defaultChecked={
            unsaved === null ? rules.isNumberRequired : unsaved.typed["isNumberRequired"] !== undefined
          }
        />
        <span>
          <strong>{TEXTS.number}</strong>
          <small>{TEXTS.numberHint}</small>
        </span>
      </label>
      {/* Closed, it still sends what it holds. */}
      <details className="app-purchase-rules__people" open={rules.exceptions.length > 0 || unsaved !== null}>
        <summary>{TEXTS.exceptions}</summary>
        <p className="app-quiet">{TEXTS.exceptionsHint}</p>
        {rules.people.map((person) => (
          <PersonLimit
            key={person.id}
            person={person}
            own={rules.exceptions.find(({ userId }) => userId === person.id)}
            typed={typed}
            error={unsaved?.errors[PERSON_FIELDS.amount(person.id)]}
          />
        ))}
      </details>
      <div>
        <BusyButton isBusy={isSaving} label={TEXTS.save} busyLabel={TEXTS.saving} kind="primary" />
      </div>
    </Form>
  );
}

function PersonLimit({
  person: { id, name, isManager },
  own,
  typed,
  error,
}: {
  person: CompanyPurchaseRules["people"][number];
  own: CompanyPurchaseRules["exceptions"][number] | undefined;
  typed: (name: string, stored: string) => string;
  error: string | undefined;
}) {
  const kind: ExceptionKind = own === undefined ? "usual" : own.limitCents === null ? "none" : "own";
  return (
    <div className="app-purchase-rules__person">
      <p className="app-row">
        <strong className="app-wrap">{name}</strong>
        {isManager && <Badge tone="info">{TEXTS.manager}</Badge>}
      </p>
      <div className="app-purchase-rules__pair">
        <SelectField
          name={PERSON_FIELDS.kind(id)}
          label={fill(TEXTS.kind, { name })}
          options={EXCEPTION_KINDS.map((one) => ({
            value: one,
            label: one === "usual" && isManager ? TEXTS.usualOfManager : TEXTS.kinds[one],
          }))}
          defaultValue={typed(PERSON_FIELDS.kind(id), kind)}
        />
        <FormField
          name={PERSON_FIELDS.amount(id)}
          label={fill(TEXTS.amount, { name })}
          error={error}
          defaultValue={typed(PERSON_FIELDS.amount(id), amountText(own?.limitCents ?? null))}
          inputMode="decimal"
          maxLength={20}
          autoComplete="off"
        />
      </div>
    </div>
  );
}

/** An amount as it is typed; empty for none. */
function amountText(cents: number | null): string {
  return cents === null ? "" : formatCents(cents).replace(/^R\$\s/, "");
}

/** Orders that wait for the approval of the company's managers; nothing without any. */
export function PendingPurchases({
  items,
  timeZone,
}: {
  items: readonly PendingPurchase[];
  timeZone: string;
}) {
  if (items.length === 0) return null;
  return (
    <Panel title={TEXTS.pending} className="app-pad app-stack app-gap-12">
      <ul className="app-stack app-gap-12 app-purchase-list">
        {items.map(({ id, requestId, code, name, askedByName: asker, askedAt, totalCents }) => {
          const at = formatInstant(askedAt, timeZone);
          return (
            <li key={id}>
              <LinkButton kind="link" to={purchasePath(requestId)} className="app-wrap">
                {code} · {name}
              </LinkButton>
              <p className="app-quiet">
                {totalCents === null
                  ? fill(TEXTS.pendingHidden, { asker, at })
                  : fill(TEXTS.pendingFacts, { asker, at, total: formatCents(totalCents) })}
              </p>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
