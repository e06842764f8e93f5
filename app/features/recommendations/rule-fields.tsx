import "#app/ui/form.css";
import { fieldErrorText } from "#copy/ui/fields.ts";
import { PRODUCT_TYPE_LABELS } from "#copy/offers.ts";
import {
  RECOMMENDATION_FORM_WORDS as WORDS,
  type RECOMMENDATION_VARIABLE_HELP as HELP,
} from "#copy/recommendations.ts";
import { PRODUCT_TYPES } from "#domain/catalog/product-types.ts";
import type { RecommendationForm } from "#domain/recommendations/recommendation-schema.ts";
import { CheckField } from "#app/ui/check-field.tsx";
import { FieldFrame } from "#app/ui/field-frame.tsx";
import { FormPart } from "#app/ui/form-part.tsx";
import { AmountFields } from "./amount-fields.tsx";
import { Input, Select, Tick } from "#app/ui/input.tsx";

interface Named {
  id: string;
  name: string;
}

/** Choices of the rule's form. */
export interface RuleChoices {
  categories: readonly Named[];
  structures: readonly Named[];
  manufacturers: readonly string[];
  products: readonly { code: string; name: string }[];
  variables: readonly { key: keyof typeof HELP; name: string }[];
}

export interface RuleFieldsProps {
  form: RecommendationForm;
  /** Error codes by field; for formulas, messages. */
  errors: Readonly<Record<string, string>>;
  choices: RuleChoices;
  onChange: (form: RecommendationForm) => void;
}

type Text = "name" | "manufacturers" | "productCodes" | "productCode";

/** Fields of a rule: name, trigger, recommended product and amount. */
export function RuleFields(props: RuleFieldsProps) {
  return (
    <>
      <IdentityFields {...props} />
      <TriggerFields {...props} />
      <TargetFields {...props} />
      <AmountFields {...props} />
      <datalist id="rule-products">
        {props.choices.products.map(({ code, name }) => (
          <option key={code} value={code} label={name} />
        ))}
      </datalist>
    </>
  );
}

function IdentityFields({ form, errors, onChange }: RuleFieldsProps) {
  return (
    <FormPart legend={WORDS.identity}>
      <TextField
        {...{ form, errors, onChange }}
        name="name"
        label={WORDS.name}
        hint={WORDS.nameHint}
        maxLength={80}
      />
      <CheckField
        name="active"
        label={WORDS.active}
        hint={WORDS.activeHint}
        checked={form.active === "true"}
        onChange={(active) => {
          onChange({ ...form, active: String(active) });
        }}
      />
    </FormPart>
  );
}

function TriggerFields({ form, errors, choices, onChange }: RuleFieldsProps) {
  const types = PRODUCT_TYPES.map((id) => ({ id, name: PRODUCT_TYPE_LABELS[id] }));
  const part = { form, errors, onChange };
  return (
    <FormPart legend={WORDS.trigger}>
      <p className="app-page-hint">{WORDS.triggerHint}</p>
      <Checks {...part} name="types" label={WORDS.types} options={types} />
      {choices.categories.length > 0 && (
        <Checks {...part} name="categoryIds" label={WORDS.categories} options={choices.categories} />
      )}
      <TextField
        {...part}
        name="manufacturers"
        label={WORDS.manufacturers}
        hint={WORDS.manufacturersHint}
        list="rule-manufacturers"
      />
      <datalist id="rule-manufacturers">
        {choices.manufacturers.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <TextField
        {...part}
        name="productCodes"
        label={WORDS.productCodes}
        hint={WORDS.productCodesHint}
        list="rule-products"
      />
      {choices.structures.length > 0 && (
        <Checks
          {...part}
          name="structureIds"
          label={WORDS.structures}
          hint={WORDS.structuresHint}
          options={choices.structures}
        />
      )}
    </FormPart>
  );
}

function TargetFields({ form, errors, choices, onChange }: RuleFieldsProps) {
  const radio = (target: "product" | "category", label: string, hint?: string) => (
    <label className="app-check">
      <Tick
        type="radio"
        name="target"
        value={target}
        checked={form.target === target}
        onChange={() => {
          onChange({ ...form, target });
        }}
      />
      <span>
        <strong>{label}</strong>
        {hint && <small>{hint}</small>}
      </span>
    </label>
  );
  return (
    <FormPart legend={WORDS.target}>
      {radio("product", WORDS.targetProduct)}
      <TextField
        {...{ form, errors, onChange }}
        name="productCode"
        label={WORDS.productCode}
        list="rule-products"
        maxLength={60}
      />
      {radio("category", WORDS.targetCategory, WORDS.targetCategoryHint)}
      <FieldFrame name="categoryId" label={WORDS.categoryId} {...errorOf("categoryId", errors)}>
        {(control) => (
          <Select
            {...control}
            value={form.categoryId}
            onChange={(event) => {
              const categoryId = event.currentTarget.value;
              onChange({ ...form, categoryId, target: categoryId === "" ? form.target : "category" });
            }}
          >
            <option value="">{WORDS.chooseCategory}</option>
            {choices.categories.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </FieldFrame>
    </FormPart>
  );
}

function TextField({
  name,
  form,
  errors,
  onChange,
  label,
  hint,
  ...input
}: Pick<RuleFieldsProps, "form" | "errors" | "onChange"> & {
  name: Text;
  label: string;
  hint?: string;
  list?: string;
  maxLength?: number;
}) {
  return (
    <FieldFrame name={name} label={label} hint={hint} {...errorOf(name, errors)}>
      {(control) => (
        <Input
          {...control}
          {...input}
          autoComplete="off"
          value={form[name]}
          onChange={(event) => {
            onChange({ ...form, [name]: event.currentTarget.value });
          }}
        />
      )}
    </FieldFrame>
  );
}

function Checks({
  name,
  label,
  hint,
  options,
  form,
  errors,
  onChange,
}: Pick<RuleFieldsProps, "form" | "errors" | "onChange"> & {
  name: "types" | "categoryIds" | "structureIds";
  label: string;
  hint?: string;
  options: readonly Named[];
}) {
  const { error, errorText } = errorOf(name, errors);
  const chosen = form[name];
  return (
    <fieldset className="app-choices">
      <legend className="app-field__label">{label}</legend>
      <div className="app-choices__list">
        {options.map((option, index) => (
          <label key={option.id} className="app-check">
            <Tick
              name={name}
              value={option.id}
              checked={chosen.includes(option.id)}
              aria-invalid={error !== undefined && index === 0 ? true : undefined}
              onChange={(event) => {
                const rest = chosen.filter((one) => one !== option.id);
                onChange({ ...form, [name]: event.currentTarget.checked ? [...rest, option.id] : rest });
              }}
            />
            <span>{option.name}</span>
          </label>
        ))}
      </div>
      {hint && <span className="app-field__hint">{hint}</span>}
      {error && <span className="gs-field-error">{errorText ?? fieldErrorText(error)}</span>}
    </fieldset>
  );
}

/** Error text of a field, in the rules' own words where they have any. */
function errorOf(name: string, errors: RuleFieldsProps["errors"]) {
  const error = errors[name];
  const required: Readonly<Record<string, string>> = WORDS.required;
  const texts: Readonly<Record<string, string>> = WORDS.errors;
  return { error, errorText: error === "REQUIRED" ? required[name] : texts[error ?? ""] };
}
