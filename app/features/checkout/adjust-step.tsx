import { fill } from "#copy/fill.ts";
import { CHECKOUT_SALE_TEXTS as TEXTS, COUPON_REFUSAL_TEXTS } from "#copy/checkout-sale.ts";
import type { SaleRights, SaleView } from "#domain/requests/sale-view.ts";
import { formatCents, formatDay, formatNumber } from "#domain/shared/format.ts";
import { FieldFrame } from "#app/components/field-frame.tsx";
import { FormField } from "#app/components/form-field.tsx";
import { useCheckoutForm } from "./checkout-form.ts";

/** Coupon, discount and increase within one's limits, and the integrator's own service: each where it may be typed. */
export function AdjustStep({
  sale,
  rights,
  isFrozen,
  onApply,
}: {
  sale: SaleView;
  rights: SaleRights;
  /** Whether the request's own coupon and modifier stand. */
  isFrozen: boolean;
  onApply: () => void;
}) {
  const { limits, editableInvoice } = rights;
  const { field } = useCheckoutForm();
  if (isFrozen) return null;
  const { modifier } = sale.problems;
  return (
    <fieldset className="gs-panel app-step" data-form="payment">
      <legend className="app-step__title">{TEXTS.adjust}</legend>
      <div className="app-coupon">
        <FormField
          {...field("coupon")}
          label={TEXTS.coupon}
          hint={TEXTS.couponHint}
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
        <button
          type="submit"
          name="intent"
          value="quote"
          className="gs-button"
          onClick={(event) => {
            event.preventDefault();
            onApply();
          }}
        >
          {TEXTS.apply}
        </button>
        <p className="app-coupon__state" role="status">
          <CouponState sale={sale} />
        </p>
      </div>
      {limits.decreasePct !== null && (
        <ModifierField name="decrease" limitPct={limits.decreasePct} problem={modifier} />
      )}
      {limits.increasePct !== null && (
        <ModifierField name="increase" limitPct={limits.increasePct} problem={modifier} />
      )}
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
    </fieldset>
  );
}

function CouponState({ sale }: { sale: SaleView }) {
  const refusal = sale.problems.coupon;
  if (refusal !== null) {
    return (
      <span className="app-coupon__refused">
        {fill(COUPON_REFUSAL_TEXTS[refusal.reason], {
          limit: formatCents(refusal.limitCents ?? 0),
          day: refusal.on === null ? "" : formatDay(refusal.on),
        })}
      </span>
    );
  }
  return sale.couponCode === null ? null : fill(TEXTS.couponOk, { code: sale.couponCode });
}

const SIDE_OF = { DISCOUNT_ABOVE_LIMIT: "decrease", INCREASE_ABOVE_LIMIT: "increase" } as const;

function ModifierField({
  name,
  limitPct,
  problem,
}: {
  name: "increase" | "decrease";
  limitPct: string;
  /** What was too much, on whichever side. */
  problem: SaleView["problems"]["modifier"];
}) {
  const { field, valueOf } = useCheckoutForm();
  const typeName = `${name}Type`;
  const { error, defaultValue } = field(name);
  const isTooMuch = problem !== null && SIDE_OF[problem.code] === name;
  return (
    <div className="app-modifier">
      <FieldFrame
        name={name}
        label={TEXTS[name]}
        hint={fill(TEXTS.limit, { limit: formatNumber(limitPct) })}
        error={isTooMuch ? problem.code : error}
        errorText={
          isTooMuch
            ? fill(TEXTS.modifierProblems[problem.code], { limit: formatNumber(problem.limitPct) })
            : undefined
        }
      >
        {(control) => <input {...control} defaultValue={defaultValue} inputMode="decimal" maxLength={20} />}
      </FieldFrame>
      <select
        className="app-input"
        name={typeName}
        aria-label={`${TEXTS[name]}: ${TEXTS.unit}`}
        defaultValue={valueOf(typeName) || "percentage"}
      >
        <option value="percentage">{TEXTS.units.percentage}</option>
        <option value="fixed">{TEXTS.units.fixed}</option>
      </select>
    </div>
  );
}
