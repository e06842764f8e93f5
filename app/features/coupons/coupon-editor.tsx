import { COUPON_FORM_WORDS as WORDS } from "#copy/coupons.ts";
import { COUPON_FORM_SETS } from "#domain/coupons/coupon-form.ts";
import type { CouponForm } from "#domain/coupons/coupon-schema.ts";
import { useHydrated } from "#app/lib/pages/use-hydrated.ts";
import type { RecordAnswer } from "../records/record-answer.ts";
import { RecordFrame } from "../records/record-frame.tsx";
import { useRecordForm } from "../records/use-record-form.ts";
import { CouponAudience, CouponIdentity, CouponLimits, CouponReductionFields } from "./coupon-fields.tsx";
import { CouponPreview } from "./coupon-preview.tsx";

export interface CouponEditorProps {
  /** Null for a new coupon, as its version. */
  id: string | null;
  version: number | null;
  form: CouponForm;
  groups: readonly { id: string; name: string }[];
  answer: RecordAnswer<CouponForm> | undefined;
}

/** The form of a coupon beside what it takes off an example cart. */
export function CouponEditor({ id, version, form: loaded, groups, answer }: CouponEditorProps) {
  const state = useRecordForm({
    record: { kind: "coupon", id },
    loaded,
    version,
    answer,
    sets: COUPON_FORM_SETS,
  });
  const isHydrated = useHydrated();
  const part = {
    form: state.form,
    errors: answer?.errors ?? {},
    onChange: (changes: Partial<CouponForm>) => {
      state.setForm((current) => ({ ...current, ...changes }));
    },
  };
  return (
    <div className="app-terms-editor">
      <RecordFrame state={state} isNew={version === null} answer={answer} words={WORDS}>
        <CouponIdentity {...part} />
        <CouponReductionFields {...part} showsBoth={!isHydrated} />
        <CouponLimits {...part} />
        <CouponAudience {...part} groups={groups} />
      </RecordFrame>
      <CouponPreview form={state.form} />
    </div>
  );
}
