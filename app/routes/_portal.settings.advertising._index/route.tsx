import { data, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { POPUPS_TEXTS } from "#copy/popups.ts";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { PAGES } from "#domain/access/pages.ts";
import { popupStatus } from "#domain/popups/popup-status.ts";
import { NoPopups, PopupTable } from "#app/features/popups/popup-table.tsx";
import { DoneLine } from "#app/ui/done-line.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Pager } from "#app/ui/pager.tsx";
import { portalAction, portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";
import { switchPopup } from "#app/features/popups/popup-page.server.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import { PageHead } from "#app/ui/page-head.tsx";

const EDIT = PAGES.AdvertisingDetails.path;
const PAGE_SIZE = 50;

export const handle = { page: "AdvertisingSettings" } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.AdvertisingSettings);

export const loader = portalLoader("AdvertisingSettings", async ({ context, request }) => {
  const { searchParams } = new URL(request.url);
  const asked = Number(searchParams.get("page") ?? "1");
  const page = Number.isInteger(asked) && asked >= 1 && asked <= 10_000 ? asked : 1;
  const { items, totalItems, today } = await context.services.popups.list(page);
  return {
    popups: items.map((popup) => ({ ...popup, status: popupStatus(popup, today) })),
    page,
    totalItems,
    isDeleted: searchParams.has("excluido"),
  };
});

export const action = portalAction("AdvertisingSettings", async ({ context, request }) => {
  const refusal = await switchPopup(context, await request.formData());
  if (refusal !== null) return data({ refusal }, { status: refusal.status });
  const { pathname, searchParams } = new URL(request.url);
  const page = searchParams.get("page");
  return redirect(page === null ? pathname : `${pathname}?page=${encodeURIComponent(page)}`);
});

export default function AdvertisingSettings() {
  const { popups, page, totalItems, isDeleted } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>()?.refusal;
  return (
    <section>
      <PageHead title={PAGE_TITLES.AdvertisingSettings} hint={POPUPS_TEXTS.hint}>
        <LinkButton kind="primary" to={`${EDIT}/novo`} prefetch="intent">
          {POPUPS_TEXTS.new}
        </LinkButton>
      </PageHead>
      {refusal && (
        <Notice
          title={refusal.code === "STALE_VERSION" ? POPUPS_TEXTS.staleTitle : refusal.title}
          description={refusal.code === "STALE_VERSION" ? POPUPS_TEXTS.staleText : refusal.description}
        />
      )}
      <DoneLine>{isDeleted && POPUPS_TEXTS.deleted}</DoneLine>
      {popups.length === 0 ? (
        <NoPopups newPath={`${EDIT}/novo`} />
      ) : (
        <PopupTable popups={popups} editPath={EDIT} />
      )}
      <Pager page={page} pageSize={PAGE_SIZE} totalItems={totalItems} texts={POPUPS_TEXTS} />
    </section>
  );
}
