import { type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { API_DOCS_TEXTS } from "#copy/api-docs.ts";
import { homePath } from "#domain/access/pages.ts";
import { ApiDocs } from "#app/features/api-docs/api-docs.tsx";
import { groupOperations, listOperations } from "#app/features/api-docs/api-operation.ts";
import { openLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, API_DOCS_TEXTS.title);

/** Public where the distributor has an API; otherwise not found. */
export const loader = openLoader(({ context, request }) => {
  const { actor, distributor } = context;
  if (distributor?.actions.openAPI !== true) throw redirect(homePath(actor));
  const { searchParams } = new URL(request.url);
  const search = (searchParams.get("q") ?? "").slice(0, 100);
  const operations = listOperations(context.readApiDocument());
  return {
    search,
    groups: groupOperations(operations, search).map(({ tag, operations: found }) => ({
      tag,
      operations: found.map(({ id, method, path }) => ({ id, method, path })),
    })),
    chosen: operations.find(({ id }) => id === searchParams.get("op")) ?? null,
  };
});

export default function ApiPage() {
  return <ApiDocs {...useLoaderData<typeof loader>()} />;
}
