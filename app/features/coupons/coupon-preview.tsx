import "#app/ui/beside.css";
import { useState } from "react";
import { COUPON_FORM_WORDS as WORDS } from "#copy/coupons.ts";
import { fill } from "#copy/shared/fill.ts";
import { normalizeCouponCode } from "#domain/coupons/coupon-code.ts";
import { previewCoupon } from "#domain/coupons/coupon-form.ts";
import type { CouponForm } from "#domain/coupons/coupon-schema.ts";
import { formatCents } from "#domain/shared/format.ts";
import { parseCents } from "#domain/shared/numbers.ts";
import { Input } from "#app/ui/input.tsx";
import { Panel } from "#app/ui/panel.tsx";

const EXAMPLE = "10.000,00";
const EXAMPLE_CENTS = 1_000_000;

/** Effect of the unsaved coupon on an example cart. */
export function CouponPreview({ form }: { form: CouponForm }) {
  const [typed, setTyped] = useState(EXAMPLE);
  const cartCents = Math.max(0, parseCents(typed) ?? EXAMPLE_CENTS);
  const minimumCents = parseCents(form.minimum) ?? 0;
  const cents = previewCoupon(form, cartCents);
  const code = normalizeCouponCode(form.code) || WORDS.previewEmptyCode;
  return (
    <Panel as="aside" className="app-beside__aside" aria-label={WORDS.preview}>
      <h2 className="app-beside__title">{WORDS.preview}</h2>
      <label className="app-field">
        <span className="app-field__label">{WORDS.previewCart}</span>
        <Input
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
          }}
        />
      </label>
      <div role="status">
        {cents === null ? (
          <p className="app-quiet">{WORDS.previewMissing}</p>
        ) : cartCents < minimumCents ? (
          <p className="app-quiet">{fill(WORDS.previewBelow, { minimum: formatCents(minimumCents) })}</p>
        ) : (
          <dl className="app-sums">
            <div>
              <dt>{WORDS.previewSubtotal}</dt>
              <dd>{formatCents(cartCents)}</dd>
            </div>
            <div>
              <dt>{fill(WORDS.previewCoupon, { code })}</dt>
              <dd>−{formatCents(cents)}</dd>
            </div>
            <div className="app-sums__total">
              <dt>{WORDS.previewTotal}</dt>
              <dd>{formatCents(cartCents - cents)}</dd>
            </div>
          </dl>
        )}
      </div>
    </Panel>
  );
}
