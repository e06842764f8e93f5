import { useState } from "react";
import { fill } from "#copy/fill.ts";
import { PAYMENT_FORM_WORDS as WORDS, PAYMENT_TYPE_LABELS } from "#copy/payment-methods.ts";
import {
  type ConditionRow,
  emptyCondition,
  type PaymentMethodForm,
  readConditionRow,
  writeConditionRow,
} from "#domain/payment-methods/payment-method-form.ts";
import { PAYMENT_TYPES } from "#domain/payment-methods/payment-method.ts";
import { parseCents } from "#domain/shared/numbers.ts";
import { FieldFrame } from "#app/components/field-frame.tsx";
import { FormField } from "#app/components/form-field.tsx";
import { OrderList } from "#app/components/order-list.tsx";
import { SelectField } from "#app/components/select-field.tsx";
import type { RecordAnswer } from "../records/record-answer.ts";
import { RecordFrame } from "../records/record-frame.tsx";
import { useRecordForm } from "../records/use-record-form.ts";
import { ConditionFields } from "./condition-fields.tsx";

const EXAMPLE = "10.000,00";
const EXAMPLE_CENTS = 1_000_000;

export interface PaymentEditorProps {
  /** Null for a new way to pay, as its version. */
  id: string | null;
  version: number | null;
  form: PaymentMethodForm;
  answer: RecordAnswer<PaymentMethodForm> | undefined;
}

/** A way to pay with its conditions, in one form. */
export function PaymentEditor({ id, version, form: loaded, answer }: PaymentEditorProps) {
  const state = useRecordForm({ record: { kind: "paymentMethod", id }, loaded, version, answer, sets: [] });
  const change = (changes: Partial<PaymentMethodForm>) => {
    state.setForm((current) => ({ ...current, ...changes }));
  };
  const errors = answer?.errors ?? {};
  return (
    <RecordFrame state={state} isNew={version === null} answer={answer} words={WORDS}>
      <MethodFields form={state.form} errors={errors} onChange={change} />
      <Conditions
        rows={state.form.conditions.map(readConditionRow)}
        sentKeys={answer?.form.conditions.map((row) => readConditionRow(row).key) ?? []}
        errors={errors}
        onChange={(rows) => {
          change({ conditions: rows.map(writeConditionRow) });
        }}
      />
    </RecordFrame>
  );
}

function MethodFields({
  form,
  errors,
  onChange,
}: {
  form: PaymentMethodForm;
  errors: Readonly<Record<string, string>>;
  onChange: (changes: Partial<PaymentMethodForm>) => void;
}) {
  return (
    <fieldset className="gs-panel app-role__part">
      <legend className="app-role__legend">{WORDS.facts}</legend>
      <div className="app-terms-pair">
        <SelectField
          name="type"
          label={WORDS.type}
          options={PAYMENT_TYPES.map((value) => ({ value, label: PAYMENT_TYPE_LABELS[value] }))}
          value={form.type}
          error={errors["type"]}
          onChange={(event) => {
            onChange({ type: event.currentTarget.value });
          }}
        />
        <FormField
          name="name"
          label={WORDS.name}
          hint={WORDS.nameHint}
          error={errors["name"]}
          value={form.name}
          maxLength={60}
          required
          autoComplete="off"
          onChange={(event) => {
            onChange({ name: event.currentTarget.value });
          }}
        />
      </div>
      <FieldFrame
        name="description"
        label={WORDS.description}
        hint={WORDS.descriptionHint}
        error={errors["description"]}
      >
        {(control) => (
          <textarea
            {...control}
            rows={2}
            maxLength={300}
            value={form.description}
            onChange={(event) => {
              onChange({ description: event.currentTarget.value });
            }}
          />
        )}
      </FieldFrame>
      <label className="app-check">
        <input
          type="checkbox"
          name="active"
          checked={form.active === "true"}
          onChange={(event) => {
            onChange({ active: String(event.currentTarget.checked) });
          }}
        />
        <span>
          <strong>{WORDS.active}</strong>
          <small>{WORDS.activeHint}</small>
        </span>
      </label>
    </fieldset>
  );
}

/** The conditions in the order in which buyers see them. */
function Conditions({
  rows,
  sentKeys,
  errors,
  onChange,
}: {
  rows: readonly ConditionRow[];
  /** Keys of the rows that the errors are about, in their order. */
  sentKeys: readonly string[];
  errors: Readonly<Record<string, string>>;
  onChange: (rows: ConditionRow[]) => void;
}) {
  const [typed, setTyped] = useState(EXAMPLE);
  const [place, setPlace] = useState(rows.length);
  const exampleCents = Math.max(0, parseCents(typed) ?? EXAMPLE_CENTS);
  const rowOf = (key: string) => rows.find((row) => row.key === key);
  const titleOf = (key: string) => {
    const name = rowOf(key)?.name.trim() ?? "";
    const position = String(rows.findIndex((row) => row.key === key) + 1);
    return name === "" ? fill(WORDS.unnamed, { position }) : name;
  };
  return (
    <fieldset className="gs-panel app-role__part app-conditions">
      <legend className="app-role__legend">{WORDS.conditions}</legend>
      <p className="app-field__hint">{WORDS.conditionsHint}</p>
      {rows.length > 0 && (
        <label className="app-field app-conditions__example">
          <span className="app-field__label">{WORDS.exampleTotal}</span>
          <input
            className="app-input"
            inputMode="decimal"
            autoComplete="off"
            value={typed}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
            }}
          />
        </label>
      )}
      <OrderList
        ids={rows.map(({ key }) => key)}
        nameOf={titleOf}
        onChange={(keys) => {
          onChange(keys.flatMap((key) => rowOf(key) ?? []));
        }}
      >
        {(key) => {
          const row = rowOf(key);
          return (
            row && (
              <ConditionFields
                row={row}
                title={titleOf(key)}
                errors={errorsOf(errors, sentKeys.indexOf(key))}
                exampleCents={exampleCents}
                onChange={(next) => {
                  onChange(rows.map((one) => (one.key === key ? next : one)));
                }}
                onRemove={() => {
                  onChange(rows.filter((one) => one.key !== key));
                }}
              />
            )
          );
        }}
      </OrderList>
      <button
        type="submit"
        name="intent"
        value="add"
        className="gs-button app-conditions__add"
        onClick={(event) => {
          event.preventDefault();
          let next = place;
          while (rowOf(emptyCondition(next).key) !== undefined) next += 1;
          setPlace(next + 1);
          onChange([...rows, emptyCondition(next)]);
        }}
      >
        {WORDS.add}
      </button>
    </fieldset>
  );
}

/** What is wrong with one row, by its field. */
function errorsOf(errors: Readonly<Record<string, string>>, index: number): Record<string, string> {
  const prefix = `conditions.${String(index)}.`;
  const own = Object.entries(errors).filter(([field]) => index >= 0 && field.startsWith(prefix));
  return Object.fromEntries(own.map(([field, code]) => [field.slice(prefix.length), code]));
}
