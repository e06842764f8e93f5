import "#app/ui/form.css";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { STATUS_FORM_WORDS as WORDS } from "#copy/requests/statuses.ts";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { EMPTY_STATUS_FORM } from "#domain/requests/deal-status.ts";
import { RecordPage } from "#app/features/records/record-page.tsx";
import { StatusEditor } from "#app/features/requests/status-editor.tsx";
import { actOnStatus, loadNewStatus } from "#app/features/requests/status-page.server.ts";
import { portalAction, portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";

const TITLES = { budget: WORDS.newBudget, order: WORDS.newOrder };

export const handle = {
  page: "StatusDetails",
  recordName: (loaded?: { type: keyof typeof TITLES }) => loaded && TITLES[loaded.type],
} as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.StatusDetails);

export const loader = portalLoader("StatusDetails", ({ context, params }) => loadNewStatus(context, params));

export const action = portalAction("StatusDetails", ({ context, request, params }) =>
  actOnStatus(context, request, params),
);

export default function NewStatus() {
  const { type, others } = useLoaderData<typeof loader>();
  return (
    <RecordPage
      className="app-record-page app-record-page--narrow"
      record={{ kind: `dealStatus-${type}`, id: null }}
      version={null}
      title={TITLES[type]}
      form={EMPTY_STATUS_FORM}
      answer={useActionData<typeof action>()}
    >
      {(editor) => <StatusEditor {...editor} others={others} />}
    </RecordPage>
  );
}
