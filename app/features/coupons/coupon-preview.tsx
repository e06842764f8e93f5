import "#app/ui/beside.css";
import { COUPON_FORM_WORDS as WORDS } from "#copy/coupons.ts";
import { fill } from "#copy/shared/fill.ts";
import { normalizeCouponCode } from "#domain/coupons/coupon-code.ts";
import { previewCoupon } from "#domain/coupons/coupon-form.ts";
import type { CouponForm } from "#domain/coupons/coupon-schema.ts";
import { formatCents } from "#domain/shared/format.ts";
import { parseCents } from "#domain/shared/numbers.ts";
import { ExampleAmount, useExampleAmount } from "../records/example-amount.tsx";
import { Panel } from "#app/ui/panel.tsx";

/** Effect of the unsaved coupon on an example cart. */
export function CouponPreview({ form }: { form: CouponForm }) {
  const cart = useExampleAmount();
  const { cents: cartCents } = cart;
  const minimumCents = parseCents(form.minimum) ?? 0;
  const cents = previewCoupon(form, cartCents);
  const code = normalizeCouponCode(form.code) || WORDS.previewEmptyCode;
  return (
    <Panel as="aside" className="app-beside__aside" aria-label={WORDS.preview}>
      <h2 className="app-beside__title">{WORDS.preview}</h2>
      <ExampleAmount label={WORDS.previewCart} amount={cart} />
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
