import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { APPROVALS_PAGE_TEXTS as TEXTS } from "#copy/discounts.ts";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { APPROVAL_PAGE_SIZE, ApprovalQuerySchema } from "#domain/discounts/approval-schema.ts";
import { Pager } from "#app/ui/pager.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { NoApprovals, ApprovalFilter, ApprovalTable } from "#app/features/discounts/approval-table.tsx";
import { portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";

export const handle = { page: "DiscountRequisitions" } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.DiscountRequisitions);

export const loader = portalLoader("DiscountRequisitions", async ({ context, request }) => {
  const { searchParams } = new URL(request.url);
  const asked = Object.fromEntries(
    ["status", "sort", "page"].flatMap((name) => {
      const value = searchParams.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  const parsed = ApprovalQuerySchema.safeParse(asked);
  const query = parsed.success ? parsed.data : ApprovalQuerySchema.parse({});
  const { items, totalItems } = await context.services.discounts.list(query);
  return { items, totalItems, query, pageSize: APPROVAL_PAGE_SIZE };
});

export default function DiscountRequisitions() {
  const { items, totalItems, query, pageSize } = useLoaderData<typeof loader>();
  return (
    <section>
      <PageHead title={PAGE_TITLES.DiscountRequisitions} hint={TEXTS.hint} />
      <ApprovalFilter status={query.status} sort={query.sort} />
      {items.length === 0 ? <NoApprovals status={query.status} /> : <ApprovalTable items={items} />}
      <Pager page={query.page} pageSize={pageSize} totalItems={totalItems} texts={TEXTS} />
    </section>
  );
}
