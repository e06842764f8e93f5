import type { MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { DISTRIBUTORS_TEXTS, PAGE_TITLES } from "#copy/shell/portal.ts";
import { PAGES } from "#domain/access/pages.ts";
import { InstantText } from "#app/ui/format-text.tsx";
import { Table } from "#app/ui/table.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";

export const handle = { page: "Distributors" } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.Distributors);

export const loader = portalLoader("Distributors", async ({ context }) => ({
  items: await context.services.platform.listDistributors(),
}));

export default function Distributors() {
  const { items } = useLoaderData<typeof loader>();
  return (
    <section>
      <PageHead title={PAGE_TITLES.Distributors} />
      <Table
        rows={items}
        keyOf={({ id }) => id}
        columns={[
          {
            head: DISTRIBUTORS_TEXTS.name,
            cell: ({ id, name }) => (
              <Link
                className="app-table__link"
                to={`${PAGES.DistributorDetails.path}/${id}`}
                prefetch="intent"
              >
                {name}
              </Link>
            ),
          },
          { head: DISTRIBUTORS_TEXTS.slug, cell: ({ slug }) => slug },
          {
            head: DISTRIBUTORS_TEXTS.status,
            cell: ({ status }) => (
              <Badge tone="ok">
                {DISTRIBUTORS_TEXTS.statuses[status as keyof typeof DISTRIBUTORS_TEXTS.statuses]}
              </Badge>
            ),
          },
          { head: DISTRIBUTORS_TEXTS.createdAt, cell: ({ createdAt }) => <InstantText value={createdAt} /> },
        ]}
      />
    </section>
  );
}
