import "./payment-methods.css";
import { fill } from "#copy/shared/fill.ts";
import { PAYMENT_FORM_WORDS as WORDS } from "#copy/payment-methods.ts";
import type { ConditionRow } from "#domain/payment-methods/payment-method-form.ts";
import { FormField } from "#app/ui/form-field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TakeOutButton } from "#app/ui/take-out-button.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import type { RowFieldsProps } from "../records/row-list.tsx";
import { exampleText } from "./condition-words.ts";
import { HiddenField, Tick } from "#app/ui/input.tsx";

export interface ConditionFieldsProps extends RowFieldsProps<ConditionRow> {
  exampleCents: number;
}

const optionsOf = <Name extends string>(labels: Readonly<Record<Name, string>>) =>
  Object.entries<string>(labels).map(([value, label]) => ({ value, label }));

const TYPES = optionsOf(WORDS.conditionTypes);
const KINDS = optionsOf(WORDS.modifierTypes);

/** Fields of a payment condition, with its result for an example total. */
export function ConditionFields(props: ConditionFieldsProps) {
  const { row, title, errors, exampleCents, onChange, onRemove } = props;
  return (
    <fieldset className="app-stack app-gap-8 app-condition">
      <legend className="gs-visually-hidden">{title}</legend>
      <HiddenField name="condition.key" value={row.key} />
      <ConditionInputs row={row} errors={errors} onChange={onChange} />
      <div className="app-row">
        <p className="app-small app-condition__example" role="status">
          {exampleText(row, exampleCents)}
        </p>
        <label className="app-check">
          <Tick
            name="condition.active"
            value={row.key}
            checked={row.active === "true"}
            onChange={(event) => {
              onChange({ ...row, active: String(event.currentTarget.checked) });
            }}
          />
          <span>{WORDS.conditionActive}</span>
        </label>
        <TakeOutButton
          name="remove"
          value={row.key}
          label={fill(WORDS.remove, { name: title })}
          onTakeOut={onRemove}
        />
      </div>
    </fieldset>
  );
}

/** Name, price change, installments, down payment and minimum of a condition. */
function ConditionInputs({
  row,
  errors,
  onChange,
}: Pick<ConditionFieldsProps, "row" | "errors" | "onChange">) {
  const field = (name: Exclude<keyof ConditionRow, "key" | "active">) => ({
    id: `${row.key}-${name}`,
    name: `condition.${name}`,
    value: row[name],
    onChange: (event: { currentTarget: HTMLInputElement | HTMLSelectElement }) => {
      onChange({ ...row, [name]: event.currentTarget.value });
    },
  });
  const input = { autoComplete: "off" } as const;
  return (
    <div className="app-condition__fields">
      <FormField
        {...field("name")}
        {...input}
        label={WORDS.conditionName}
        maxLength={60}
        required
        className="app-condition__name"
        error={errors["name"] && "REQUIRED"}
      />
      <SelectField
        {...field("conditionType")}
        label={WORDS.conditionType}
        options={TYPES}
        className="app-condition__choice"
      />
      <SelectField
        {...field("modifierType")}
        label={WORDS.modifierType}
        options={KINDS}
        className="app-condition__choice"
      />
      <FormField
        {...field("value")}
        {...input}
        label={WORDS.value}
        inputMode="decimal"
        maxLength={14}
        error={errors["value"] && "INVALID_VALUE"}
      />
      <TextField
        {...input}
        id={`${row.key}-quantityOfInstallments`}
        name="condition.quantityOfInstallments"
        value={row.quantityOfInstallments}
        onText={(quantityOfInstallments) => {
          onChange({ ...row, quantityOfInstallments });
        }}
        label={WORDS.installments}
        type="numeric"
        maxLength={3}
        error={errors["quantityOfInstallments"] && "INVALID_INSTALLMENTS"}
      />
      <FormField
        {...field("downPaymentPct")}
        {...input}
        label={WORDS.downPayment}
        inputMode="decimal"
        maxLength={5}
        error={errors["downPaymentPct"] && "INVALID_DOWN_PAYMENT"}
      />
      <FormField
        {...field("minimum")}
        {...input}
        label={WORDS.minimum}
        inputMode="decimal"
        maxLength={16}
        error={errors["minimumCents"] && "INVALID_AMOUNT"}
      />
    </div>
  );
}
