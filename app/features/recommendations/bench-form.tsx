import "./recommendations.css";
import "#app/ui/form.css";
import { Form } from "@remix-run/react";
import { fill } from "#copy/shared/fill.ts";
import { RECOMMENDATION_BENCH_TEXTS as TEXTS } from "#copy/recommendations.ts";
import { FieldFrame } from "#app/ui/field-frame.tsx";
import { FormField } from "#app/ui/form-field.tsx";
import { type BenchQuery, benchLines } from "./bench-query.ts";
import { Input, Select } from "#app/ui/input.tsx";
import { Button } from "#app/ui/button.tsx";

export interface BenchFormProps {
  query: BenchQuery;
  /** Codes that are not in the catalogue. */
  unknownCodes: readonly string[];
  structures: readonly { id: string; name: string }[];
  products: readonly { code: string; name: string }[];
}

/** An example purchase: products with amounts, and a structure. Submitting it changes the address. */
export function BenchForm({ query, unknownCodes, structures, products }: BenchFormProps) {
  return (
    <Form method="get" className="gs-panel app-form__part" preventScrollReset>
      <fieldset className="app-choices">
        <legend className="app-form__legend">{TEXTS.chosen}</legend>
        {benchLines(query).map(({ code, amount }, index) => (
          <div key={`${String(index)} ${code}`} className="app-bench__line">
            <FieldFrame
              id={`produto-${String(index)}`}
              name="produto"
              label={fill(TEXTS.product, { number: index + 1 })}
              error={unknownCodes.includes(code) ? "UNKNOWN" : undefined}
              errorText={TEXTS.unknownProduct}
            >
              {(control) => (
                <Input
                  {...control}
                  list="bench-products"
                  maxLength={60}
                  autoComplete="off"
                  defaultValue={code}
                />
              )}
            </FieldFrame>
            <FormField
              id={`quantidade-${String(index)}`}
              name="quantidade"
              label={TEXTS.amount}
              inputMode="numeric"
              maxLength={6}
              autoComplete="off"
              defaultValue={amount}
            />
          </div>
        ))}
      </fieldset>
      <fieldset className="app-choices">
        <legend className="app-form__legend">{TEXTS.layout}</legend>
        <div className="app-bench__layout">
          <FieldFrame name="estrutura" label={TEXTS.structure}>
            {(control) => (
              <Select {...control} defaultValue={query.structureId}>
                <option value="">{TEXTS.anyStructure}</option>
                {structures.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </FieldFrame>
          <FormField
            name="fileiras"
            label={TEXTS.rows}
            inputMode="numeric"
            maxLength={4}
            defaultValue={query.rows}
          />
          <FormField
            name="metros"
            label={TEXTS.cableMetres}
            inputMode="numeric"
            maxLength={5}
            defaultValue={query.cableMetres}
          />
        </div>
      </fieldset>
      <Button type="submit" kind="primary">
        {TEXTS.run}
      </Button>
      <datalist id="bench-products">
        {products.map(({ code, name }) => (
          <option key={code} value={code} label={name} />
        ))}
      </datalist>
    </Form>
  );
}
