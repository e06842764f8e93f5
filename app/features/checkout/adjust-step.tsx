import { fill } from "#copy/fill.ts";
import { CHECKOUT_SALE_TEXTS as TEXTS, COUPON_REFUSAL_TEXTS } from "#copy/checkout-sale.ts";
import type { SaleRights, SaleView } from "#domain/requests/sale-view.ts";
import { formatCents, formatDay, formatNumber } from "#domain/shared/format.ts";
import { FormField } from "#app/components/form-field.tsx";
import type { OrderFormValues } from "./order-form-data.ts";

/** Coupon, discount and increase within one's limits, and the integrator's own service: each where it may be typed. */
export function AdjustStep({
  sale,
  rights,
  values,
  errors,
  onApply,
}: {
  sale: SaleView;
  rights: SaleRights;
  values: OrderFormValues;
  errors: Readonly<Record<string, string>>;
  onApply: () => void;
}) {
  const { limits, editableInvoice } = rights;
  const field = (name: string) => ({ name, error: errors[name], defaultValue: values[name] });
  const { modifier } = sale.problems;
  return (
    <fieldset className="gs-panel app-step">
      <legend className="app-step__title">{TEXTS.adjust}</legend>
      <div className="app-coupon">
        <FormField
          {...field("coupon")}
          label={TEXTS.coupon}
          hint={TEXTS.couponHint}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
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
        <ModifierField
          name="decrease"
          limitPct={limits.decreasePct}
          values={values}
          error={errors["decrease"]}
        />
      )}
      {limits.increasePct !== null && (
        <ModifierField
          name="increase"
          limitPct={limits.increasePct}
          values={values}
          error={errors["increase"]}
        />
      )}
      {modifier !== null && (
        <p className="gs-notice gs-notice--warn app-step__wide" role="alert">
          {fill(TEXTS.modifierProblems[modifier.code], { limit: formatNumber(modifier.limitPct) })}
        </p>
      )}
      {editableInvoice === "service" && (
        <FormField
          {...field("companyService")}
          label={TEXTS.companyService}
          hint={TEXTS.companyServiceHint}
          inputMode="decimal"
        />
      )}
      {editableInvoice === "total" && (
        <FormField {...field("invoice")} label={TEXTS.invoice} hint={TEXTS.invoiceHint} inputMode="decimal" />
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

function ModifierField({
  name,
  limitPct,
  values,
  error,
}: {
  name: "increase" | "decrease";
  limitPct: string;
  values: OrderFormValues;
  error: string | undefined;
}) {
  const typeName = `${name}Type`;
  return (
    <div className="app-modifier">
      <FormField
        name={name}
        error={error}
        defaultValue={values[name]}
        label={TEXTS[name]}
        hint={fill(TEXTS.limit, { limit: formatNumber(limitPct) })}
        inputMode="decimal"
      />
      <select
        className="app-input"
        name={typeName}
        aria-label={`${TEXTS[name]}: ${TEXTS.unit}`}
        defaultValue={values[typeName] ?? "percentage"}
      >
        <option value="percentage">{TEXTS.units.percentage}</option>
        <option value="fixed">{TEXTS.units.fixed}</option>
      </select>
    </div>
  );
}
