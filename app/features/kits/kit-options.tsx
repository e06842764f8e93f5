import "./closed-kits.css";
import { decimalText } from "#domain/shared/decimal-text.ts";
import { Link } from "@remix-run/react";
import { useId, useState } from "react";
import { CLOSED_KIT_WORDS as WORDS } from "#copy/closed-kits.ts";
import { PAGES } from "#domain/access/pages.ts";
import { priceText } from "#domain/kits/kit-form.ts";
import type { OptionText } from "#domain/kits/kit-form-schema.ts";
import { listPriceOfParts, type KitPart, type PartAmount } from "#domain/kits/kit-part.ts";
import { isMarginPct, priceForMargin } from "#domain/catalog/price-margin.ts";
import { FormPart } from "#app/ui/form-part.tsx";
import { ApplyField } from "./apply-field.tsx";
import { errorText } from "./kit-errors.ts";
import { KitOption } from "./kit-option.tsx";
import { amountsOf } from "./kit-state.ts";
import { Select } from "#app/ui/input.tsx";
import { Button } from "#app/ui/button.tsx";

export interface KitOptionsProps {
  options: readonly OptionText[];
  /** Components that all options share. */
  shared: readonly PartAmount[];
  parts: ReadonlyMap<string, KitPart>;
  structures: readonly { id: string; name: string; active: boolean }[];
  errors: Readonly<Record<string, string>>;
  onChange: (options: readonly OptionText[]) => void;
  onKnow: (part: KitPart) => void;
}

/** The options of a kit, each with its parts and price. */
export function KitOptions(props: KitOptionsProps) {
  const { options, structures, errors, onChange } = props;
  const free = structures.filter(
    ({ id, active }) => active && !options.some((one) => one.structureId === id),
  );
  return (
    <FormPart legend={WORDS.options}>
      <p className="app-field__hint">{WORDS.optionsHint}</p>
      {errors["options"] && (
        <p className="gs-field-error" role="alert" tabIndex={-1}>
          {errorText(errors["options"])}
        </p>
      )}
      <ul className="app-stack">
        {options.map((option, index) => (
          <KitOption
            key={option.structureId}
            {...props}
            option={option}
            name={structures.find(({ id }) => id === option.structureId)?.name ?? option.structureId}
            priceError={errors[`options.${index}.price`]}
            error={errors[`options.${index}`]}
            onChange={(changed) => {
              onChange(options.map((one) => (one === option ? changed : one)));
            }}
            onRemove={() => {
              onChange(options.filter((one) => one !== option));
            }}
          />
        ))}
      </ul>
      {structures.length === 0 && (
        <p>
          {WORDS.noStructures}{" "}
          <Link className="app-filters__clear" to={PAGES.StructuresSettings.path}>
            {WORDS.goToStructures}
          </Link>
        </p>
      )}
      {free.length > 0 && (
        <AddStructure
          key={free.length}
          free={free}
          onAdd={(structureId) => {
            onChange([...options, { structureId, price: "", components: [] }]);
          }}
        />
      )}
      {options.length > 0 && <MarginField {...props} />}
    </FormPart>
  );
}

function AddStructure({
  free,
  onAdd,
}: {
  free: readonly { id: string; name: string }[];
  onAdd: (structureId: string) => void;
}) {
  const [chosen, setChosen] = useState(free[0]?.id ?? "");
  const id = useId();
  return (
    <div className="app-row app-row--top app-gap-12 app-kit-target">
      <div className="app-field">
        <label className="app-field__label" htmlFor={id}>
          {WORDS.structure}
        </label>
        <Select
          id={id}
          value={chosen}
          onChange={(event) => {
            setChosen(event.currentTarget.value);
          }}
        >
          {free.map(({ id: value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </Select>
      </div>
      <Button
        onClick={() => {
          onAdd(chosen);
        }}
      >
        {WORDS.addStructure}
      </Button>
    </div>
  );
}

/** Calculates the prices of all options from a margin over the list prices of their parts. */
function MarginField({ options, shared, parts, onChange }: KitOptionsProps) {
  return (
    <ApplyField
      name="margin"
      label={WORDS.marginField}
      hint={WORDS.marginHint}
      button={WORDS.applyMargin}
      maxLength={6}
      onApply={(text) => {
        const marginPct = decimalText(text);
        if (!isMarginPct(marginPct)) return;
        const priced = options.map((option) => {
          const costCents = listPriceOfParts([...shared, ...amountsOf(option.components, parts)]);
          const cents = priceForMargin({ costCents, marginPct });
          return cents === 0 ? option : { ...option, price: priceText(cents) };
        });
        onChange(priced);
      }}
    />
  );
}
