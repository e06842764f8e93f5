import "./checkout.css";
import { fill } from "#copy/shared/fill.ts";
import { fieldErrorText } from "#copy/ui/fields.ts";
import { CHECKOUT_SALE_TEXTS as TEXTS, COUPON_REFUSAL_TEXTS } from "#copy/checkout/checkout-sale.ts";
import type { SaleRights, SaleView } from "#domain/requests/sale-view.ts";
import type { ModifierPart } from "#domain/pricing/value-modifier.ts";
import { formatCents, formatDay, formatNumber } from "#domain/shared/format.ts";
import { FieldFrame } from "#app/ui/field-frame.tsx";
import { FormField } from "#app/ui/form-field.tsx";
import { useCheckoutForm } from "./checkout-form.ts";
import { LIMITED_FIELDS } from "./use-told-errors.ts";
import { Button } from "#app/ui/button.tsx";
import { HiddenField, Input, Select } from "#app/ui/input.tsx";

export interface AdjustPartProps {
  sale: SaleView;
  rights: SaleRights;
  /** Whether the request's own coupon and modifier are fixed. */
  isFrozen: boolean;
  onApply: () => void;
}

/** Coupon, discount, increase and the integrator's own service, each shown to people who may type it. */
export function AdjustPart({ sale, rights, isFrozen, onApply }: AdjustPartProps) {
  const { limits, saved, editableInvoice } = rights;
  const { field } = useCheckoutForm();
  if (isFrozen) return null;
  const { modifier } = sale.problems;
  return (
    <div role="group" aria-label={TEXTS.adjust} className="app-step__wide app-step__part">
      <CouponField sale={sale} onApply={onApply} />
      <ModifierField
        name="decrease"
        limitPct={limits.decreasePct}
        saved={saved?.decrease}
        problem={modifier}
      />
      <ModifierField
        name="increase"
        limitPct={limits.increasePct}
        saved={saved?.increase}
        problem={modifier}
      />
      {editableInvoice === "service" && (
        <FormField
          {...field("companyServiceValue")}
          label={TEXTS.companyService}
          hint={TEXTS.companyServiceHint}
          inputMode="decimal"
        />
      )}
      {editableInvoice === "total" && (
        <FormField
          {...field("invoiceValue")}
          label={TEXTS.invoice}
          hint={TEXTS.invoiceHint}
          inputMode="decimal"
        />
      )}
    </div>
  );
}

/** The coupon's code. What becomes of it is told in the place of the hint, so that the field keeps its place and
 *  size. */
function CouponField({ sale, onApply }: Pick<AdjustPartProps, "sale" | "onApply">) {
  const { field } = useCheckoutForm();
  const { defaultValue, ...frame } = field("coupon");
  return (
    <div className="app-step__wide">
      <FieldFrame {...frame} label={TEXTS.coupon} describedBy="coupon-state">
        {(control) => (
          <span className="app-coupon__line">
            <Input
              {...control}
              defaultValue={defaultValue}
              maxLength={60}
              autoComplete="off"
              autoCapitalize="characters"
              onKeyDown={(event) => {
                if (event.key !== "Enter") return;
                event.preventDefault();
                onApply();
              }}
              onBlur={onApply}
            />
            <Button
              type="submit"
              name="intent"
              value="quote"
              onClick={(event) => {
                event.preventDefault();
                onApply();
              }}
            >
              {TEXTS.apply}
            </Button>
          </span>
        )}
      </FieldFrame>
      <p id="coupon-state" role="status" className="app-field__hint app-coupon__state">
        <CouponState sale={sale} />
      </p>
    </div>
  );
}

function CouponState({ sale }: { sale: SaleView }) {
  const refusal = sale.problems.coupon;
  if (refusal !== null) {
    return (
      <span className="gs-field-error">
        {fill(COUPON_REFUSAL_TEXTS[refusal.reason], {
          limit: formatCents(refusal.limitCents ?? 0),
          day: refusal.on === null ? "" : formatDay(refusal.on),
        })}
      </span>
    );
  }
  return sale.couponCode === null ? TEXTS.couponHint : fill(TEXTS.couponOk, { code: sale.couponCode });
}

function ModifierField({
  name,
  limitPct,
  saved,
  problem,
}: {
  name: "increase" | "decrease";
  /** Limit in percent; null for people who may not change it. */
  limitPct: string | null;
  /** The value of the edited request, which may stay. */
  saved: ModifierPart | undefined;
  /** The limit that was exceeded, if any. */
  problem: SaleView["problems"]["modifier"];
}) {
  const { field, valueOf } = useCheckoutForm();
  const typeName = `${name}Type`;
  const { error, defaultValue } = field(name);
  const isTooMuch = problem !== null && LIMITED_FIELDS[problem.code] === name;
  const kept = saved === undefined || Number(saved.amount) === 0 ? null : saved;
  if (limitPct === null) return kept === null ? null : <KeptPart name={name} part={kept} />;
  const limit = formatNumber(limitPct);
  return (
    <div className="app-modifier">
      <FieldFrame
        name={name}
        label={TEXTS[name]}
        hint={
          kept === null
            ? fill(TEXTS.limit, { limit })
            : fill(TEXTS.limitOrSaved, { limit, saved: partText(kept) })
        }
        error={error ?? (isTooMuch ? problem.code : undefined)}
        errorText={
          error === undefined && isTooMuch
            ? fill(TEXTS.modifierProblems[problem.code], { limit: formatNumber(problem.limitPct) })
            : error && fill(TEXTS.notApplied, { problem: fieldErrorText(error) })
        }
      >
        {(control) => <Input {...control} defaultValue={defaultValue} inputMode="decimal" maxLength={20} />}
      </FieldFrame>
      <Select
        name={typeName}
        aria-label={`${TEXTS[name]}: ${TEXTS.unit}`}
        defaultValue={valueOf(typeName) || "percentage"}
      >
        <option value="percentage">{TEXTS.units.percentage}</option>
        <option value="fixed">{TEXTS.units.fixed}</option>
      </Select>
    </div>
  );
}

/** The value that another person agreed on, kept for people who may not change it. */
function KeptPart({ name, part }: { name: "increase" | "decrease"; part: ModifierPart }) {
  return (
    <p className="app-step__hint">
      <HiddenField name={name} value={part.amount.replace(".", ",")} />
      <HiddenField name={`${name}Type`} value={part.type} />
      {fill(TEXTS.kept[name], { saved: partText(part) })}
    </p>
  );
}

function partText({ type, amount }: ModifierPart): string {
  return type === "percentage" ? `${formatNumber(amount)}%` : formatCents(Math.round(Number(amount) * 100));
}
