import "#app/ui/beside.css";
import { COUPON_FORM_WORDS as WORDS } from "#copy/coupons.ts";
import { COUPON_FORM_SETS } from "#domain/coupons/coupon-form.ts";
import type { CouponForm } from "#domain/coupons/coupon-schema.ts";
import { useHydrated } from "#app/lib/pages/use-hydrated.ts";
import { RecordFrame } from "../records/record-frame.tsx";
import { type RecordEditorProps, useRecordForm } from "../records/use-record-form.ts";
import { CouponAudience, CouponIdentity, CouponLimits, CouponReductionFields } from "./coupon-fields.tsx";
import { CouponPreview } from "./coupon-preview.tsx";

export interface CouponEditorProps extends RecordEditorProps<CouponForm> {
  groups: readonly { id: string; name: string }[];
}

/** The form of a coupon beside its effect on an example cart. */
export function CouponEditor({ groups, ...editor }: CouponEditorProps) {
  const state = useRecordForm(editor, COUPON_FORM_SETS);
  const isHydrated = useHydrated();
  const { form, errors, change } = state;
  const part = { form, errors, onChange: change };
  return (
    <div className="app-beside">
      <RecordFrame state={state} words={WORDS}>
        <CouponIdentity {...part} />
        <CouponReductionFields {...part} showsBoth={!isHydrated} />
        <CouponLimits {...part} />
        <CouponAudience {...part} groups={groups} />
      </RecordFrame>
      <CouponPreview form={form} />
    </div>
  );
}
