import "./closed-kits.css";
import { CLOSED_KIT_WORDS as WORDS } from "#copy/closed-kits.ts";
import { fill } from "#copy/shared/fill.ts";
import type { OptionText } from "#domain/kits/kit-form-schema.ts";
import { type KitPart, listPriceOfParts, type PartAmount, powerOfParts } from "#domain/kits/kit-part.ts";
import { marginPct } from "#domain/catalog/price-margin.ts";
import { formatCents, formatPct } from "#domain/shared/format.ts";
import { pricePerKwpCents } from "#domain/shared/money.ts";
import { parseCents } from "#domain/shared/numbers.ts";
import { FieldFrame } from "#app/ui/field-frame.tsx";
import { errorText } from "./kit-errors.ts";
import { amountsOf } from "./kit-state.ts";
import { PartPicker } from "./part-picker.tsx";
import { PartRows } from "./part-rows.tsx";
import { Button } from "#app/ui/button.tsx";
import { Input } from "#app/ui/input.tsx";

export interface KitOptionProps {
  option: OptionText;
  /** Name of the structure. */
  name: string;
  shared: readonly PartAmount[];
  parts: ReadonlyMap<string, KitPart>;
  priceError: string | undefined;
  error: string | undefined;
  onChange: (option: OptionText) => void;
  onKnow: (part: KitPart) => void;
  onRemove: () => void;
}

/** An option of a kit: its price, margin, and own parts. */
export function KitOption(props: KitOptionProps) {
  const { option, name, shared, parts, priceError, error, onChange, onKnow, onRemove } = props;
  const list = [...shared, ...amountsOf(option.components, parts)];
  const partsCents = listPriceOfParts(list);
  const taken = new Set(list.map(({ part }) => part.productId));
  return (
    <li className="app-stack app-gap-12 app-kit-option">
      <div className="app-row app-row--between">
        <h3 className="app-subheading">{name}</h3>
        <Button aria-label={fill(WORDS.removeStructure, { structure: name })} onClick={onRemove}>
          {WORDS.remove}
        </Button>
      </div>
      {error && (
        <p className="gs-field-error" role="alert" tabIndex={-1}>
          {errorText(error)}
        </p>
      )}
      <FieldFrame
        name={`price-${option.structureId}`}
        label={fill(WORDS.price, { structure: name })}
        hint={fill(WORDS.priceHint, { parts: formatCents(partsCents) })}
        error={priceError}
        errorText={priceError && errorText(priceError)}
      >
        {(control) => (
          <div className="app-row app-gap-12 app-kit-option__price">
            <span className="gs-affix">
              <span aria-hidden>R$</span>
              <Input
                {...control}
                inputMode="decimal"
                autoComplete="off"
                maxLength={16}
                value={option.price}
                onChange={(event) => {
                  onChange({ ...option, price: event.currentTarget.value });
                }}
              />
            </span>
            <PriceFigures price={option.price} partsCents={partsCents} powerW={powerOfParts(list)} />
          </div>
        )}
      </FieldFrame>
      <details className="app-kit-option__parts" open={option.components.length > 0}>
        <summary>{WORDS.ownParts}</summary>
        <PartRows
          rows={option.components}
          parts={parts}
          onChange={(components) => {
            onChange({ ...option, components });
          }}
        />
        <PartPicker
          groups={["products"]}
          label={fill(WORDS.addPart, { structure: name })}
          taken={taken}
          onPick={(part) => {
            onKnow(part);
            const components = [...option.components, { productId: part.productId, amount: "1" }];
            onChange({ ...option, components });
          }}
        />
      </details>
    </li>
  );
}

function PriceFigures({ price, partsCents, powerW }: { price: string; partsCents: number; powerW: number }) {
  const priceCents = parseCents(price);
  if (priceCents === null || priceCents <= 0) return null;
  const margin = marginPct({ priceCents, costCents: partsCents });
  return (
    <span className="app-row app-small app-gap-12 app-kit-option__figures">
      {margin !== null && (
        <span data-negative={margin.startsWith("-")}>{fill(WORDS.margin, { pct: formatPct(margin) })}</span>
      )}
      {powerW > 0 && (
        <span>{fill(WORDS.perKwp, { price: formatCents(pricePerKwpCents({ priceCents, powerW })) })}</span>
      )}
    </span>
  );
}
