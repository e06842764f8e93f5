import { data, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import * as z from "zod";
import { IconHistory } from "@tabler/icons-react";
import { INTEGRATORS_TEXTS } from "#copy/integrators/integrators.ts";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { SIMULATOR_TEXTS, VERSIONS_TEXTS as WORDS } from "#copy/pricing/precification.ts";
import { PAGES } from "#domain/access/pages.ts";
import { formatInstant } from "#domain/shared/format.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Pager } from "#app/ui/pager.tsx";
import { PricingTabs } from "#app/features/pricing/pricing-tabs.tsx";
import { VersionDialog } from "#app/features/pricing/version-dialog.tsx";
import { VersionTable } from "#app/features/pricing/version-table.tsx";
import { readPage } from "#app/lib/lists/list-address.ts";
import { portalAction, portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";
import { FORM_VERSION } from "#app/lib/forms/form-fields.server.ts";
import { readForm } from "#app/lib/forms/read-form.server.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import { PageHead } from "#app/ui/page-head.tsx";

export const handle = { page: "PriceVersions" } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.PriceVersions);

export const loader = portalLoader("PriceVersions", async ({ context, request, distributor }) => {
  const { searchParams } = new URL(request.url);
  const { pricing } = context.services;
  const asked = Number(searchParams.get("versao"));
  const [list, draft, opened] = await Promise.all([
    pricing.listVersions(readPage(searchParams)),
    pricing.readDraft(),
    Number.isInteger(asked) && asked > 0 ? pricing.getVersion(asked) : null,
  ]);
  const timeZone = distributor?.settings.timeZone ?? "America/Sao_Paulo";
  const shown = <Row extends { publishedAt: string }>(row: Row) => ({
    ...row,
    publishedAt: formatInstant(row.publishedAt, timeZone),
  });
  return {
    ...list,
    items: list.items.map(shown),
    opened: opened && shown(opened),
    draft: { version: draft.version, updatedBy: draft.updatedBy },
    inForce: draft.publishedVersion,
  };
});

const RestoreFormSchema = z.object({ version: FORM_VERSION, draftVersion: FORM_VERSION });

export const action = portalAction("PriceVersions", async ({ context, request }) => {
  const { version, draftVersion } = readForm(RestoreFormSchema, await request.formData());
  try {
    await context.services.pricing.restoreVersion(version, { version: draftVersion });
    return redirect(`${PAGES.PrecificationSettings.path}?restaurada=${String(version)}`);
  } catch (error) {
    const refusal = context.describeRefusal(error);
    if (refusal === null) throw error;
    const { title, description, status } = refusal;
    return data({ refusal: { title, description } }, { status });
  }
});

export default function PriceVersions() {
  const { items, totalItems, page, pageSize, opened, draft, inForce } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>()?.refusal ?? null;
  const closeTo = page === 1 ? PAGES.PriceVersions.path : `?page=${String(page)}`;
  return (
    <section>
      <PageHead title={PAGE_TITLES.PriceVersions} hint={WORDS.hint} />
      <PricingTabs current="PriceVersions" />
      {items.length === 0 ? (
        <EmptyState icon={IconHistory} title={WORDS.emptyTitle} text={WORDS.emptyText}>
          <LinkButton kind="primary" to={PAGES.PrecificationSettings.path}>
            {SIMULATOR_TEXTS.toRules}
          </LinkButton>
        </EmptyState>
      ) : (
        <VersionTable rows={items} inForce={inForce} />
      )}
      <Pager page={page} pageSize={pageSize} totalItems={totalItems} texts={INTEGRATORS_TEXTS} />
      {opened && (
        <VersionDialog
          version={opened}
          rules={opened.rules}
          draft={draft}
          closeTo={closeTo}
          refusal={refusal}
        />
      )}
    </section>
  );
}
