import { PAGE_TITLES } from "#copy/shell/portal.ts";
import "#app/features/centers/distribution.css";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData } from "@remix-run/react";
import { CENTER_FORM_WORDS as WORDS } from "#copy/centers/distribution.ts";
import { EMPTY_CENTER_FORM } from "#domain/centers/center-form.ts";
import { CenterEditor } from "#app/features/centers/center-editor.tsx";
import { actOnCenter } from "#app/features/centers/center-page.server.ts";
import { RecordPage } from "#app/features/records/record-page.tsx";
import { portalAction, portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";

export const handle = { page: "DistributionCenterDetails", recordName: () => WORDS.newTitle } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.DistributionCenterDetails);

export const loader = portalLoader("DistributionCenterDetails", () => null);

export const action = portalAction("DistributionCenterDetails", async ({ context, request }) =>
  actOnCenter(context, await request.formData(), null),
);

export default function NewDistributionCenter() {
  return (
    <RecordPage
      className="app-center-page"
      record={{ kind: "center", id: null }}
      version={null}
      title={WORDS.newTitle}
      form={EMPTY_CENTER_FORM}
      answer={useActionData<typeof action>()}
    >
      {(editor) => <CenterEditor {...editor} />}
    </RecordPage>
  );
}
