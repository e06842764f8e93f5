import "#app/styles/record-form.css";
import "#app/styles/offers.css";
import "#app/styles/sale-terms.css";
import "#app/styles/custom-forms.css";
import type { MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData } from "@remix-run/react";
import { fill } from "#copy/fill.ts";
import { CUSTOM_FORM_WORDS as WORDS } from "#copy/custom-forms.ts";
import { PAGE_TITLES } from "#copy/portal.ts";
import { toCustomFormForm } from "#domain/custom-forms/custom-form-form.ts";
import { CustomFormEditor } from "#app/features/custom-forms/custom-form-editor.tsx";
import { DoneLine } from "#app/components/done-line.tsx";
import { Notice } from "#app/components/notice.tsx";
import { actOnCustomForm } from "#app/features/custom-forms/custom-form-page.server.ts";
import { portalAction, portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";

export const handle = {
  page: "CustomFormDetails",
  recordName: (loaded?: { stored: { name: string } }) => loaded?.stored.name ?? null,
} as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.CustomFormDetails);

export const loader = portalLoader("CustomFormDetails", async ({ context, params, request }) => {
  const stored = await context.services.customForms.get(params["formId"] ?? "");
  return {
    stored: { id: stored.id, name: stored.name, version: stored.version },
    form: toCustomFormForm(stored),
    savedVersion: Number(new URL(request.url).searchParams.get("salvo") ?? "0"),
  };
});

export const action = portalAction("CustomFormDetails", async ({ context, params, request }) =>
  actOnCustomForm(context, await request.formData(), params["formId"] ?? null),
);

export default function CustomFormDetails() {
  const { stored, form, savedVersion } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const formAnswer = answer?.kind === "form" ? answer : undefined;
  const refused = answer?.kind === "refusal" ? answer.refusal : null;
  const isSaved = savedVersion === stored.version && answer === undefined;
  return (
    <section className="app-terms-page">
      <div className="app-page-head">
        <h1 className="app-page-title">{stored.name}</h1>
      </div>
      <DoneLine>{isSaved && WORDS.saved}</DoneLine>
      <CustomFormEditor
        key={`${stored.id} ${String(savedVersion)} ${formAnswer?.key ?? ""}`}
        id={stored.id}
        version={stored.version}
        form={form}
        answer={formAnswer}
      />
      <details className="gs-panel app-form__part app-form__fold" open={refused !== null}>
        <summary>{WORDS.removeForm}</summary>
        {refused && <Notice {...refused} />}
        <Form method="post" className="app-form__confirm">
          <p>{fill(WORDS.removeQuestion, { name: stored.name })}</p>
          <button type="submit" name="intent" value="delete" className="gs-button app-button--danger">
            {fill(WORDS.removeConfirm, { name: stored.name })}
          </button>
        </Form>
      </details>
    </section>
  );
}
