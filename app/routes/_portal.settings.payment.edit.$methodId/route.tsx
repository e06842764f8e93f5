import "#app/styles/record-form.css";
import "#app/styles/offers.css";
import "#app/styles/sale-terms.css";
import type { MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { fill } from "#copy/fill.ts";
import { PAYMENT_FORM_WORDS as WORDS } from "#copy/payment-methods.ts";
import { PAGE_TITLES } from "#copy/portal.ts";
import { toPaymentForm } from "#domain/payment-methods/payment-method-form.ts";
import { PaymentEditor } from "#app/features/payment-methods/payment-editor.tsx";
import { DoneLine } from "#app/components/done-line.tsx";
import { Notice } from "#app/components/notice.tsx";
import { actOnPaymentMethod } from "#app/features/payment-methods/payment-page.server.ts";
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
  const { method, form, savedVersion } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const formAnswer = answer?.kind === "form" ? answer : undefined;
  const refused = answer?.kind === "refusal" ? answer.refusal : null;
  const isSaved = savedVersion === method.version && answer === undefined;
  return (
    <section className="app-terms-page app-terms-page--narrow">
      <div className="app-page-head">
        <h1 className="app-page-title">{method.name}</h1>
      </div>
      <DoneLine>{isSaved && WORDS.saved}</DoneLine>
      <PaymentEditor
        key={`${method.id} ${String(savedVersion)} ${formAnswer?.key ?? ""}`}
        id={method.id}
        version={method.version}
        form={form}
        answer={formAnswer}
      />
      <details className="gs-panel app-form__part app-form__fold" open={refused !== null}>
        <summary>{WORDS.removeMethod}</summary>
        {refused && <Notice {...refused} />}
        <Form method="post" className="app-form__confirm">
          <p>{fill(WORDS.removeQuestion, { name: method.name })}</p>
          <button type="submit" name="intent" value="delete" className="gs-button app-button--danger">
            {fill(WORDS.removeConfirm, { name: method.name })}
          </button>
        </Form>
      </details>
    </section>
  );
}
