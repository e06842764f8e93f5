import "#app/ui/form.css";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { fill } from "#copy/shared/fill.ts";
import { STATUS_FORM_WORDS as WORDS } from "#copy/requests/statuses.ts";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { RecordPage } from "#app/features/records/record-page.tsx";
import { StatusEditor } from "#app/features/requests/status-editor.tsx";
import { actOnStatus, loadStatus } from "#app/features/requests/status-page.server.ts";
import { portalAction, portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";
import { SelectField } from "#app/ui/select-field.tsx";

export const handle = {
  page: "StatusDetails",
  recordName: (loaded?: { status: { name: string } }) => loaded?.status.name ?? null,
} as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.StatusDetails);

export const loader = portalLoader("StatusDetails", ({ context, request, params }) =>
  loadStatus(context, request, params),
);

export const action = portalAction("StatusDetails", ({ context, request, params }) =>
  actOnStatus(context, request, params),
);

export default function StatusDetails() {
  const { status, heirs, others, ...page } = useLoaderData<typeof loader>();
  const { id, name, version, isNeeded } = status;
  return (
    <RecordPage
      {...page}
      className="app-record-page app-record-page--narrow"
      record={{ kind: "dealStatus", id }}
      version={version}
      title={name}
      hint={isNeeded ? WORDS.neededHint : null}
      saved={WORDS.saved}
      answer={useActionData<typeof action>()}
      removal={
        isNeeded
          ? null
          : {
              title: WORDS.remove,
              question: fill(WORDS.removeQuestion, { name }),
              confirm: fill(WORDS.removeConfirm, { name }),
            }
      }
      removalFields={
        <SelectField
          name="moveTo"
          label={WORDS.moveTo}
          hint={WORDS.moveToHint}
          emptyLabel={WORDS.moveToNone}
          options={heirs}
        />
      }
    >
      {(editor) => <StatusEditor {...editor} others={others} />}
    </RecordPage>
  );
}
