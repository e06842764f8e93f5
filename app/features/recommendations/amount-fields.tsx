import "./recommendations.css";
import { lazy, Suspense, useRef, useState } from "react";
import { fill } from "#copy/shared/fill.ts";
import {
  RECOMMENDATION_FORM_WORDS as WORDS,
  RECOMMENDATION_VARIABLE_HELP as HELP,
} from "#copy/recommendations.ts";
import type { RecommendationForm } from "#domain/recommendations/recommendation-schema.ts";
import { FormPart } from "#app/ui/form-part.tsx";
import { loadChunk } from "#app/lib/loading/load-chunk.ts";
import { useHydrated } from "#app/lib/pages/use-hydrated.ts";
import { FormulaField } from "../pricing/formula-field.tsx";
import { EXAMPLE_FACTS, type ExampleFacts } from "./example-facts.ts";
import type { RuleFieldsProps } from "./rule-fields.tsx";
import { Input } from "#app/ui/input.tsx";

const UnitsWorth = lazy(() =>
  loadChunk(async () => ({ default: (await import("./units-worth.tsx")).UnitsWorth })),
);

const FIELDS = [
  { name: "amount", label: WORDS.amount, hint: WORDS.amountHint, names: "recommendation" },
  {
    name: "freeAmount",
    label: WORDS.freeAmount,
    hint: WORDS.freeAmountHint,
    names: "freeUnits",
  },
] as const;

/** The two formulas of a rule and their variables, with example values and results. */
export function AmountFields({ form, errors, choices, onChange }: RuleFieldsProps) {
  const [facts, setFacts] = useState(EXAMPLE_FACTS);
  const areas = { amount: useRef<HTMLTextAreaElement>(null), freeAmount: useRef<HTMLTextAreaElement>(null) };
  return (
    <FormPart legend={WORDS.formulas}>
      {FIELDS.map(({ name, ...field }) => (
        <FormulaField
          key={name}
          {...field}
          id={name}
          name={name}
          value={form[name]}
          error={errors[name]}
          isOpen
          isQuietWhenEmpty
          area={areas[name]}
          worth={(formula) => (
            <Suspense fallback={null}>
              <UnitsWorth formula={formula} amount={name === "amount" ? null : form.amount} facts={facts} />
            </Suspense>
          )}
          onChange={(text) => {
            onChange({ ...form, [name]: text } satisfies RecommendationForm);
          }}
        />
      ))}
      <Variables variables={choices.variables} facts={facts} onChange={setFacts} />
    </FormPart>
  );
}

/** Variables with their meaning and, once scripts run, the example values that formulas are tried with. */
function Variables({
  variables,
  facts,
  onChange,
}: {
  variables: RuleFieldsProps["choices"]["variables"];
  facts: ExampleFacts;
  onChange: (facts: ExampleFacts) => void;
}) {
  const isHydrated = useHydrated();
  return (
    <details className="app-recommendation__variables">
      <summary>{WORDS.variables}</summary>
      <dl className="app-stack app-gap-8">
        {variables.map(({ key, name }) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd>
              <span>{HELP[key]}</span>
              {isHydrated && key !== "recomendado" && (
                <Input
                  type="number"
                  aria-label={fill(WORDS.example, { name })}
                  min={0}
                  max={1_000_000}
                  step="any"
                  value={facts[key]}
                  onKeyDown={(event) => {
                    // Enter in an example value must not submit the rule.
                    if (event.key === "Enter") event.preventDefault();
                  }}
                  onChange={(event) => {
                    onChange({ ...facts, [key]: event.currentTarget.value });
                  }}
                />
              )}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
