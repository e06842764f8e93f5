import "#app/ui/form.css";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { fill } from "#copy/shared/fill.ts";
import { PAYMENT_FORM_WORDS as WORDS } from "#copy/payment-methods.ts";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { toPaymentForm } from "#domain/payment-methods/payment-method-form.ts";
import { PaymentEditor } from "#app/features/payment-methods/payment-editor.tsx";
import { actOnPaymentMethod } from "#app/features/payment-methods/payment-page.server.ts";
import { RecordPage } from "#app/features/records/record-page.tsx";
import { portalAction, portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";

export const handle = {
  page: "PaymentMethodDetails",
  recordName: (loaded?: { method: { name: string } }) => loaded?.method.name ?? null,
} as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.PaymentMethodDetails);

export const loader = portalLoader("PaymentMethodDetails", async ({ context, params, request }) => {
  const method = await context.services.paymentMethods.get(params["methodId"] ?? "");
  return {
    method: { id: method.id, name: method.name, version: method.version },
    form: toPaymentForm(method),
    savedVersion: Number(new URL(request.url).searchParams.get("salvo") ?? "0"),
  };
});

export const action = portalAction("PaymentMethodDetails", async ({ context, params, request }) =>
  actOnPaymentMethod(context, await request.formData(), params["methodId"] ?? null),
);

export default function PaymentMethodDetails() {
  const { method, ...page } = useLoaderData<typeof loader>();
  const { id, name, version } = method;
  return (
    <RecordPage
      {...page}
      className="app-record-page app-record-page--narrow"
      record={{ kind: "paymentMethod", id }}
      version={version}
      title={name}
      saved={WORDS.saved}
      answer={useActionData<typeof action>()}
      removal={{
        title: WORDS.removeMethod,
        question: fill(WORDS.removeQuestion, { name }),
        confirm: fill(WORDS.removeConfirm, { name }),
      }}
    >
      {(editor) => <PaymentEditor {...editor} />}
    </RecordPage>
  );
}
