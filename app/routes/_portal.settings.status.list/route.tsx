import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { IconRoute } from "@tabler/icons-react";
import { STATUSES_TEXTS as TEXTS } from "#copy/requests/statuses.ts";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { PAGES } from "#domain/access/pages.ts";
import { RecordListPage } from "#app/features/records/record-list-page.tsx";
import { StatusList } from "#app/features/requests/status-list.tsx";
import { StatusFollowers } from "#app/features/requests/status-followers.tsx";
import { actOnStatusList, loadStatusList } from "#app/features/requests/status-page.server.ts";
import { portalAction, portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";
import { Tabs } from "#app/ui/tabs.tsx";

export const handle = { page: "StatusSettings" } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.StatusSettings);

export const loader = portalLoader("StatusSettings", ({ context, request }) =>
  loadStatusList(context, request),
);

export const action = portalAction("StatusSettings", ({ context, request }) =>
  actOnStatusList(context, request),
);

export default function StatusSettings() {
  const { types, type, statuses, done } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const followers = answer && "followers" in answer ? answer.followers : null;
  const refusal = answer && "refusal" in answer ? answer.refusal : undefined;
  const tabs = types.map((one) => ({
    to: `${PAGES.StatusSettings.path}?type=${one}`,
    label: TEXTS[one],
    isCurrent: one === type,
  }));
  return (
    <RecordListPage
      title={PAGE_TITLES.StatusSettings}
      texts={TEXTS}
      icon={IconRoute}
      newPath={`${PAGES.StatusDetails.path}/${type}`}
      isEmpty={false}
      done={done}
      refusal={followers?.refusal ?? refusal}
    >
      {tabs.length > 1 && <Tabs label={TEXTS.types} tabs={tabs} />}
      <StatusList type={type} statuses={statuses} />
      {statuses.length > 1 && (
        <StatusFollowers key={`${type} ${followers?.key ?? ""}`} statuses={statuses} answer={followers} />
      )}
    </RecordListPage>
  );
}
