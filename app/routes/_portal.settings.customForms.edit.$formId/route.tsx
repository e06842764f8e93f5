import "#app/ui/form.css";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { fill } from "#copy/shared/fill.ts";
import { CUSTOM_FORM_WORDS as WORDS } from "#copy/custom-forms.ts";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { toCustomFormForm } from "#domain/custom-forms/custom-form-form.ts";
import { CustomFormEditor } from "#app/features/custom-forms/custom-form-editor.tsx";
import { actOnCustomForm } from "#app/features/custom-forms/custom-form-page.server.ts";
import { RecordPage } from "#app/features/records/record-page.tsx";
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
  const { stored, ...page } = useLoaderData<typeof loader>();
  const { id, name, version } = stored;
  return (
    <RecordPage
      {...page}
      className="app-record-page"
      record={{ kind: "customForm", id }}
      version={version}
      title={name}
      saved={WORDS.saved}
      answer={useActionData<typeof action>()}
      removal={{
        title: WORDS.removeForm,
        question: fill(WORDS.removeQuestion, { name }),
        confirm: fill(WORDS.removeConfirm, { name }),
      }}
    >
      {(editor) => <CustomFormEditor {...editor} />}
    </RecordPage>
  );
}
