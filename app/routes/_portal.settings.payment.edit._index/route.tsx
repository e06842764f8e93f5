import "#app/ui/form.css";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData } from "@remix-run/react";
import { PAYMENT_FORM_WORDS as WORDS } from "#copy/payment-methods.ts";
import { EMPTY_PAYMENT_FORM } from "#domain/payment-methods/payment-method-form.ts";
import { PaymentEditor } from "#app/features/payment-methods/payment-editor.tsx";
import { actOnPaymentMethod } from "#app/features/payment-methods/payment-page.server.ts";
import { RecordPage } from "#app/features/records/record-page.tsx";
import { portalAction, portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";

export const handle = { page: "PaymentMethodDetails", recordName: () => WORDS.newTitle } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.PaymentMethodDetails);

export const loader = portalLoader("PaymentMethodDetails", () => null);

export const action = portalAction("PaymentMethodDetails", async ({ context, request }) =>
  actOnPaymentMethod(context, await request.formData(), null),
);

export default function NewPaymentMethod() {
  return (
    <RecordPage
      className="app-record-page app-record-page--narrow"
      record={{ kind: "paymentMethod", id: null }}
      version={null}
      title={WORDS.newTitle}
      form={EMPTY_PAYMENT_FORM}
      answer={useActionData<typeof action>()}
    >
      {(editor) => <PaymentEditor {...editor} />}
    </RecordPage>
  );
}
