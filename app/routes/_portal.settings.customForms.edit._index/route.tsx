import "#app/styles/offers.css";
import "#app/styles/sale-terms.css";
import "#app/styles/custom-forms.css";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData } from "@remix-run/react";
import { CUSTOM_FORM_WORDS as WORDS } from "#copy/custom-forms.ts";
import { EMPTY_CUSTOM_FORM } from "#domain/custom-forms/custom-form-form.ts";
import { CustomFormEditor } from "#app/features/custom-forms/custom-form-editor.tsx";
import { actOnCustomForm } from "#app/features/custom-forms/custom-form-page.server.ts";
import { portalAction, portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { PAGE_TITLES } from "#copy/portal.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";

export const handle = { page: "CustomFormDetails", recordName: () => WORDS.newTitle } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.CustomFormDetails);

export const loader = portalLoader("CustomFormDetails", () => null);

export const action = portalAction("CustomFormDetails", async ({ context, request }) =>
  actOnCustomForm(context, await request.formData(), null),
);

export default function NewCustomForm() {
  const answer = useActionData<typeof action>();
  const formAnswer = answer?.kind === "form" ? answer : undefined;
  return (
    <section className="app-terms-page">
      <div className="app-page-head">
        <h1 className="app-page-title">{WORDS.newTitle}</h1>
      </div>
      <CustomFormEditor
        key={formAnswer?.key}
        id={null}
        version={null}
        form={EMPTY_CUSTOM_FORM}
        answer={formAnswer}
      />
    </section>
  );
}
