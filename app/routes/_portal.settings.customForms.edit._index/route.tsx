import "#app/ui/form.css";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData } from "@remix-run/react";
import { CUSTOM_FORM_WORDS as WORDS } from "#copy/custom-forms.ts";
import { EMPTY_CUSTOM_FORM } from "#domain/custom-forms/custom-form-form.ts";
import { CustomFormEditor } from "#app/features/custom-forms/custom-form-editor.tsx";
import { actOnCustomForm } from "#app/features/custom-forms/custom-form-page.server.ts";
import { RecordPage } from "#app/features/records/record-page.tsx";
import { portalAction, portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";

export const handle = { page: "CustomFormDetails", recordName: () => WORDS.newTitle } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.CustomFormDetails);

export const loader = portalLoader("CustomFormDetails", () => null);

export const action = portalAction("CustomFormDetails", async ({ context, request }) =>
  actOnCustomForm(context, await request.formData(), null),
);

export default function NewCustomForm() {
  return (
    <RecordPage
      className="app-record-page"
      record={{ kind: "customForm", id: null }}
      version={null}
      title={WORDS.newTitle}
      form={EMPTY_CUSTOM_FORM}
      answer={useActionData<typeof action>()}
    >
      {(editor) => <CustomFormEditor {...editor} />}
    </RecordPage>
  );
}
