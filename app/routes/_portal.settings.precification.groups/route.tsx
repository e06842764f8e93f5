import "#app/features/pricing/pricing.css";
import type { MetaFunction } from "@remix-run/cloudflare";
import { Form, useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { IconUsersGroup } from "@tabler/icons-react";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { GROUPS_TEXTS as WORDS } from "#copy/pricing/price-lists.ts";
import { PAGES } from "#domain/access/pages.ts";
import { DoneLine } from "#app/ui/done-line.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { FormField } from "#app/ui/form-field.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { GroupDialog } from "#app/features/pricing/group-dialog.tsx";
import { GroupTable } from "#app/features/pricing/group-table.tsx";
import { PricingTabs } from "#app/features/pricing/pricing-tabs.tsx";
import { answerGroups } from "#app/features/pricing/groups-page.server.ts";
import { portalAction, portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";
import { Button } from "#app/ui/button.tsx";
import { PageHead } from "#app/ui/page-head.tsx";

export const handle = { page: "IntegratorGroups" } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.IntegratorGroups);

export const loader = portalLoader("IntegratorGroups", async ({ context, request }) => {
  const { searchParams } = new URL(request.url);
  const { pricing } = context.services;
  const groups = await pricing.listGroups();
  const group = groups.find(({ id }) => id === searchParams.get("grupo")) ?? null;
  const search = (searchParams.get("busca") ?? "").slice(0, 80);
  const [members, found] =
    group === null
      ? [null, null]
      : await Promise.all([
          pricing.listGroupMembers({ page: 1, groupId: group.id, search: "" }),
          pricing.listGroupMembers({ page: 1, groupId: null, search }),
        ]);
  const others = found?.items.filter(({ groupId }) => groupId !== group?.id) ?? null;
  return { groups, group, members: members?.items ?? [], found: others, search };
});

export const action = portalAction("IntegratorGroups", ({ context, request }) =>
  answerGroups(context, request),
);

export default function IntegratorGroups() {
  const { groups, group, ...people } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [params] = useSearchParams();
  const done = params.get("feito");
  const message = done === "created" || done === "renamed" || done === "deleted" ? WORDS[done] : null;
  return (
    <section>
      <PageHead title={PAGE_TITLES.IntegratorGroups} hint={WORDS.hint} />
      <PricingTabs current="IntegratorGroups" />
      <DoneLine>{message}</DoneLine>
      {answer && group === null && <Notice {...answer.refusal} />}
      <Form
        key={groups.length}
        method="post"
        className="gs-panel app-pad app-row app-row--bottom app-group__name app-group__new"
      >
        <FormField name="name" label={WORDS.newLabel} maxLength={60} required autoComplete="off" />
        <Button type="submit" name="intent" value="create" kind="primary">
          {WORDS.new}
        </Button>
      </Form>
      {groups.length === 0 ? (
        <EmptyState icon={IconUsersGroup} title={WORDS.emptyTitle} text={WORDS.emptyText} />
      ) : (
        <GroupTable groups={groups} />
      )}
      {group && (
        <GroupDialog
          key={group.version}
          group={group}
          {...people}
          closeTo={PAGES.IntegratorGroups.path}
          refusal={answer?.refusal ?? null}
        />
      )}
    </section>
  );
}
