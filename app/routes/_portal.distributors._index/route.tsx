import type { MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData } from "@remix-run/react";
import { DISTRIBUTORS_TEXTS, PAGE_TITLES } from "#copy/portal.ts";
import { PAGES } from "#domain/access/pages.ts";
import { InstantText } from "#app/ui/format-text.tsx";
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
      <div className="app-page-head">
        <h1 className="app-page-title">{PAGE_TITLES.Distributors}</h1>
      </div>
      <div className="app-table-frame">
        <table className="app-table">
          <thead>
            <tr>
              <th scope="col">{DISTRIBUTORS_TEXTS.name}</th>
              <th scope="col">{DISTRIBUTORS_TEXTS.slug}</th>
              <th scope="col">{DISTRIBUTORS_TEXTS.status}</th>
              <th scope="col">{DISTRIBUTORS_TEXTS.createdAt}</th>
            </tr>
          </thead>
          <tbody>
            {items.map((one) => (
              <tr key={one.id}>
                <th scope="row" data-label={DISTRIBUTORS_TEXTS.name}>
                  <Link
                    className="app-table__link"
                    to={`${PAGES.DistributorDetails.path}/${one.id}`}
                    prefetch="intent"
                  >
                    {one.name}
                  </Link>
                </th>
                <td data-label={DISTRIBUTORS_TEXTS.slug}>{one.slug}</td>
                <td data-label={DISTRIBUTORS_TEXTS.status}>
                  <span className="gs-badge gs-badge--ok">
                    {DISTRIBUTORS_TEXTS.statuses[one.status as keyof typeof DISTRIBUTORS_TEXTS.statuses]}
                  </span>
                </td>
                <td data-label={DISTRIBUTORS_TEXTS.createdAt}>
                  <InstantText value={one.createdAt} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
