import "./custom-forms.css";
import { CUSTOM_FORMS_TEXTS as TEXTS, FORM_SCREEN_LABELS } from "#copy/custom-forms.ts";
import { fill } from "#copy/shared/fill.ts";
import { PURCHASE_TYPE_LABELS } from "#copy/spec/kits.ts";
import { PAGES } from "#domain/access/pages.ts";
import type { CustomForm } from "#domain/custom-forms/custom-form.ts";
import { OrderForm } from "#app/ui/order-form.tsx";
import { RecordRow } from "../records/record-row.tsx";

/** Custom forms in an order that can be changed. */
export function CustomFormList({ forms }: { forms: readonly CustomForm[] }) {
  return (
    <OrderForm rows={forms} nameOf={({ name }) => name}>
      {(form) => (
        <RecordRow
          record={form}
          path={PAGES.CustomFormDetails.path}
          badge={FORM_SCREEN_LABELS[form.screen]}
          inactive={TEXTS.inactive}
        >
          <p className="app-form-row__facts">{askedText(form)}</p>
        </RecordRow>
      )}
    </OrderForm>
  );
}

function askedText({ fields, purchaseTypes }: CustomForm): string {
  const count = fields.length;
  return fill(TEXTS.asked, {
    questions: count === 1 ? TEXTS.questionsOne : fill(TEXTS.questionsMany, { count }),
    types: purchaseTypes.map((type) => PURCHASE_TYPE_LABELS[type]).join(", "),
  });
}
