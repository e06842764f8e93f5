import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { IconTag } from "@tabler/icons-react";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { TAG_TEXTS as TEXTS } from "#copy/tags.ts";
import { PAGES } from "#domain/access/pages.ts";
import { RecordListPage } from "#app/features/records/record-list-page.tsx";
import { TagForm } from "#app/features/tags/tag-form.tsx";
import { TagList } from "#app/features/tags/tag-list.tsx";
import { actOnTags, loadTags } from "#app/features/tags/tags-page.server.ts";
import { portalAction, portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Tabs } from "#app/ui/tabs.tsx";

export const handle = { page: "TagSettings" } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.TagSettings);

export const loader = portalLoader("TagSettings", ({ context, request }) => loadTags(context, request));

export const action = portalAction("TagSettings", ({ context, request }) => actOnTags(context, request));

export default function TagSettings() {
  const { kinds, kind, search, tags, editedId, deletedId, isNew, done } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const told = answer !== undefined && "values" in answer ? answer : undefined;
  const list = `${PAGES.TagSettings.path}?type=${kind}`;
  const base = search === "" ? list : `${list}&search=${encodeURIComponent(search)}`;
  const tabs = kinds.map((one) => ({
    to: `${PAGES.TagSettings.path}?type=${one}`,
    label: TEXTS.kinds[one],
    isCurrent: one === kind,
  }));
  return (
    <RecordListPage
      title={PAGE_TITLES.TagSettings}
      texts={TEXTS}
      icon={IconTag}
      newPath={`${list}&nova=1`}
      isEmpty={false}
      done={done}
      refusal={answer?.refusal}
    >
      {tabs.length > 1 && <Tabs label={TEXTS.types} tabs={tabs} />}
      {isNew && (
        <TagForm key={told?.key} title={TEXTS.newTitle[kind]} tag={null} answer={told} backTo={list} />
      )}
      {tags.length === 0 && search === "" ? (
        !isNew && <EmptyState icon={IconTag} title={TEXTS.empty} text={TEXTS.emptyHint} />
      ) : (
        <TagList {...{ kind, search, tags, editedId, deletedId, base }} answer={told} />
      )}
    </RecordListPage>
  );
}
