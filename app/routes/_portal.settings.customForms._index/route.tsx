import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { IconForms } from "@tabler/icons-react";
import { CUSTOM_FORMS_TEXTS as TEXTS } from "#copy/custom-forms.ts";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { PAGES } from "#domain/access/pages.ts";
import { CustomFormList } from "#app/features/custom-forms/custom-form-list.tsx";
import { RecordListPage } from "#app/features/records/record-list-page.tsx";
import { portalAction, portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";
import { answerRecordList, readDone } from "#app/lib/lists/record-list.server.ts";

export const handle = { page: "CustomForms" } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.CustomForms);

export const loader = portalLoader("CustomForms", async ({ context, request }) => ({
  forms: await context.services.customForms.list(),
  done: readDone(request),
}));

export const action = portalAction("CustomForms", async ({ context, request }) =>
  answerRecordList(context, await request.formData(), {
    path: PAGES.CustomForms.path,
    records: context.services.customForms,
  }),
);

export default function CustomFormsPage() {
  const { forms, done } = useLoaderData<typeof loader>();
  return (
    <RecordListPage
      title={PAGE_TITLES.CustomForms}
      texts={TEXTS}
      icon={IconForms}
      newPath={PAGES.CustomFormDetails.path}
      isEmpty={forms.length === 0}
      done={done}
      refusal={useActionData<typeof action>()?.refusal}
    >
      <CustomFormList forms={forms} />
    </RecordListPage>
  );
}
