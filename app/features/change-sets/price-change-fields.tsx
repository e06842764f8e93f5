import "./change-sets.css";
import { Form, Link } from "@remix-run/react";
import { useState } from "react";
import { PRICE_CHANGE_TEXTS as TEXTS } from "#copy/change-sets.ts";
import { fill } from "#copy/fill.ts";
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
  /** What is wrong with the formula, in words. */
  formulaError: string | undefined;
}

/** Which products, and what is done to them. A plain form that leads to its own preview. */
export function PriceChangeFields(props: PriceChangeFieldsProps) {
  const { form, categories, manufacturers, isValueWrong, formulaError } = props;
  const [by, setBy] = useState(form.by);
  const [formula, setFormula] = useState(form.formula);
  const isFormulaNew = formula !== form.formula;
  const hints: Readonly<Record<string, string>> = TEXTS.valueHints;
  const chosen = form.ids === "" ? 0 : form.ids.split(",").length;
  return (
    <Form className="app-price-change">
      <fieldset>
        <legend>{TEXTS.products}</legend>
        {chosen > 0 ? (
          <p>
            <HiddenField name="ids" value={form.ids} />
            {fill(TEXTS.chosen, { count: countText(chosen) })}. <Link to="?">{TEXTS.chosenClear}</Link>
          </p>
        ) : (
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
        )}
      </fieldset>
      <fieldset>
        <legend>{TEXTS.rule}</legend>
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
          {by !== "formula" && (
            <label>
              <span>{TEXTS.value}</span>
              <Input
                name="value"
                defaultValue={form.value}
                inputMode="decimal"
                maxLength={20}
                aria-invalid={isValueWrong || undefined}
                aria-describedby="price-value-hint"
              />
              <small
                id="price-value-hint"
                className={isValueWrong ? "app-price-change__error" : "app-price-change__hint"}
              >
                {isValueWrong ? TEXTS.valueError : hints[by]}
              </small>
            </label>
          )}
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
      <Button type="submit" kind="primary">
        {TEXTS.preview}
      </Button>
    </Form>
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
  /** What the choice of nothing reads as, where that can be chosen. */
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
