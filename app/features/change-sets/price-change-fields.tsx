import "./change-sets.css";
import { Form, Link } from "@remix-run/react";
import { useState } from "react";
import { PRICE_CHANGE_TEXTS as TEXTS } from "#copy/change-sets.ts";
import { fill } from "#copy/shared/fill.ts";
import type { PriceChangeForm } from "#domain/change-sets/price-change-form.ts";
import { countText, GROUP_TITLES } from "./change-set-words.ts";
import { PriceFormulaField } from "./price-formula-field.tsx";
import { HiddenField, Input, Select } from "#app/ui/input.tsx";
import { Button } from "#app/ui/button.tsx";

export interface PriceChangeFieldsProps {
  form: PriceChangeForm;
  categories: readonly { id: string; name: string }[];
  manufacturers: readonly string[];
  isValueWrong: boolean;
  /** Message of an invalid formula. */
  formulaError: string | undefined;
}

/** Form for a change of prices: which products, and which rule. It leads to its own preview. */
export function PriceChangeFields(props: PriceChangeFieldsProps) {
  const { form } = props;
  return (
    <Form className="app-stack app-price-change">
      <fieldset className="gs-panel app-pad">
        <legend className="app-strong">{TEXTS.products}</legend>
        {form.ids === "" ? <ProductFields {...props} /> : <ChosenProducts ids={form.ids} />}
      </fieldset>
      <RuleFields {...props} />
      <Button type="submit" kind="primary" className="app-start">
        {TEXTS.preview}
      </Button>
    </Form>
  );
}

/** The products that were ticked in a list before. */
function ChosenProducts({ ids }: { ids: string }) {
  return (
    <p>
      <HiddenField name="ids" value={ids} />
      {fill(TEXTS.chosen, { count: countText(ids.split(",").length) })}.{" "}
      <Link to="?">{TEXTS.chosenClear}</Link>
    </p>
  );
}

function ProductFields({ form, categories, manufacturers }: PriceChangeFieldsProps) {
  return (
    <div className="app-price-change__fields">
      <LabelledSelect
        name="group"
        label={TEXTS.group}
        value={form.group}
        empty={TEXTS.allGroups}
        options={Object.entries(GROUP_TITLES)}
      />
      <LabelledSelect
        name="manufacturer"
        label={TEXTS.manufacturer}
        value={form.manufacturer}
        empty={TEXTS.allManufacturers}
        options={manufacturers.map((name) => [name, name])}
      />
      <LabelledSelect
        name="categoryId"
        label={TEXTS.category}
        value={form.categoryId}
        empty={TEXTS.allCategories}
        options={categories.map(({ id, name }) => [id, name])}
      />
      <label>
        <span>{TEXTS.search}</span>
        <Input
          type="search"
          name="search"
          defaultValue={form.search}
          maxLength={120}
          placeholder={TEXTS.searchHint}
        />
      </label>
    </div>
  );
}

/** Fields of the rule; which ones depends on its kind. */
function RuleFields({ form, isValueWrong, formulaError }: PriceChangeFieldsProps) {
  const [by, setBy] = useState(form.by);
  const [formula, setFormula] = useState(form.formula);
  const isFormulaNew = formula !== form.formula;
  return (
    <fieldset className="gs-panel app-pad">
      <legend className="app-strong">{TEXTS.rule}</legend>
      <div className="app-price-change__fields">
        <LabelledSelect
          name="by"
          label={TEXTS.by}
          value={by}
          options={Object.entries(TEXTS.bys)}
          onChange={setBy}
        />
        {by !== "margin" && by !== "formula" && (
          <>
            <LabelledSelect
              name="field"
              label={TEXTS.field}
              value={form.field}
              options={Object.entries(TEXTS.fields)}
            />
            <LabelledSelect
              name="direction"
              label={TEXTS.direction}
              value={form.direction}
              options={Object.entries(TEXTS.directions)}
            />
          </>
        )}
        {by !== "formula" && <ValueField by={by} value={form.value} isWrong={isValueWrong} />}
        <LabelledSelect
          name="rounding"
          label={TEXTS.rounding}
          value={form.rounding}
          options={Object.entries(TEXTS.roundings)}
        />
      </div>
      {by === "formula" && (
        <PriceFormulaField
          value={formula}
          isNew={isFormulaNew}
          error={isFormulaNew ? undefined : formulaError}
          onChange={setFormula}
        />
      )}
    </fieldset>
  );
}

function ValueField({ by, value, isWrong }: { by: string; value: string; isWrong: boolean }) {
  const hints: Readonly<Record<string, string>> = TEXTS.valueHints;
  return (
    <label>
      <span>{TEXTS.value}</span>
      <Input
        name="value"
        defaultValue={value}
        inputMode="decimal"
        maxLength={20}
        aria-invalid={isWrong || undefined}
        aria-describedby="price-value-hint"
      />
      <small id="price-value-hint" className="app-subline" data-tone={isWrong ? "danger" : undefined}>
        {isWrong ? TEXTS.valueError : hints[by]}
      </small>
    </label>
  );
}

function LabelledSelect({
  name,
  label,
  value,
  options,
  empty,
  onChange,
}: {
  name: string;
  label: string;
  value: string;
  options: readonly (readonly [string, string])[];
  /** Label of the empty choice; without it, a choice is required. */
  empty?: string;
  onChange?: (value: string) => void;
}) {
  return (
    <label>
      <span>{label}</span>
      <Select
        name={name}
        defaultValue={value}
        onChange={onChange && (({ target }) => onChange(target.value))}
      >
        {empty !== undefined && <option value="">{empty}</option>}
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </Select>
    </label>
  );
}
