import type { MetaFunction } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { APPROVALS_PAGE_TEXTS } from "#copy/discounts.ts";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { mayAccess } from "#domain/access/may-access.ts";
import { PAGES } from "#domain/access/pages.ts";
import { RequestList } from "#app/features/requests/request-list.tsx";
import { portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";
import { loadRequestList } from "#app/features/requests/request-list-page.server.ts";
import { LinkButton } from "#app/ui/link-button.tsx";

export const handle = { page: "Requests" } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.Requests);

export const loader = portalLoader("Requests", async (args) => ({
  ...(await loadRequestList(args, "order")),
  decides: mayAccess(args.actor, args.distributor, PAGES.DiscountRequisitions.access),
}));

export default function Requests() {
  const { decides, ...list } = useLoaderData<typeof loader>();
  return (
    <RequestList {...list}>
      {decides && (
        <LinkButton to={PAGES.DiscountRequisitions.path} prefetch="intent">
          {APPROVALS_PAGE_TEXTS.link}
        </LinkButton>
      )}
    </RequestList>
  );
}
