import { data, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { IconSearchOff, IconTicket } from "@tabler/icons-react";
import { COUPONS_TEXTS as TEXTS } from "#copy/coupons.ts";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { COUPON_STATUS_LABELS } from "#copy/spec/pricing.ts";
import { PAGES } from "#domain/access/pages.ts";
import { readCouponListQuery } from "#domain/coupons/coupon-schema.ts";
import { COUPON_STATUSES } from "#domain/coupons/coupon.ts";
import { CouponTable } from "#app/features/coupons/coupon-table.tsx";
import { WHOLE_LIST } from "#domain/lists/list-views.ts";
import { DoneLine } from "#app/ui/done-line.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ListToolbar } from "#app/ui/list-toolbar.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Pager } from "#app/ui/pager.tsx";
import { changeCoupon, couponRefusalWords } from "#app/features/coupons/coupon-page.server.ts";
import type { ListSort } from "#app/lib/lists/list-address.ts";
import { recallList } from "#app/lib/lists/list-memory.server.ts";
import { portalAction, portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Select } from "#app/ui/input.tsx";
import { PageHead } from "#app/ui/page-head.tsx";

const PAGE_SIZE = 50;
const NEW_PATH = `${PAGES.CouponsSettings.path}/novo`;

export const handle = { page: "CouponsSettings" } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.CouponsSettings);

export const loader = portalLoader("CouponsSettings", async (args) => {
  const { context, request } = args;
  const { opensWith } = recallList(args);
  const { searchParams } = new URL(request.url);
  const query = readCouponListQuery(searchParams);
  const { items, totalItems } = await context.services.coupons.list(query);
  const isNarrow = query.search !== "" || query.status !== undefined || query.page > 1;
  const sort: ListSort = {
    key: query.sort.replace("-", ""),
    direction: query.sort.startsWith("-") ? "desc" : "asc",
  };
  return {
    coupons: items,
    opensWith,
    totalItems,
    sort,
    status: query.status ?? null,
    page: query.page,
    isEmpty: totalItems === 0 && !isNarrow,
    done: searchParams.get("feito"),
  };
});

export const action = portalAction("CouponsSettings", async ({ context, request }) => {
  try {
    return redirect(await changeCoupon(context, await request.formData()));
  } catch (error) {
    const refusal = context.describeRefusal(error);
    if (refusal === null) throw error;
    const { title, description, status } = { ...refusal, ...couponRefusalWords(error) };
    return data({ refusal: { title, description } }, { status });
  }
});

export default function CouponsSettings() {
  const { coupons, opensWith, totalItems, sort, status, page, isEmpty, done } =
    useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>()?.refusal;
  const isDone = refusal === undefined && (done === "saved" || done === "deleted");
  const newLink = (
    <LinkButton kind="primary" to={NEW_PATH} prefetch="intent">
      {TEXTS.new}
    </LinkButton>
  );
  return (
    <section>
      <PageHead title={PAGE_TITLES.CouponsSettings} hint={TEXTS.hint}>
        {!isEmpty && newLink}
      </PageHead>
      {refusal && <Notice {...refusal} />}
      <DoneLine>{isDone && TEXTS[done]}</DoneLine>
      {isEmpty ? (
        <EmptyState icon={IconTicket} title={TEXTS.empty} text={TEXTS.emptyHint}>
          {newLink}
        </EmptyState>
      ) : (
        <>
          <ListToolbar
            searchLabel={TEXTS.search}
            filters={
              <label className="app-field">
                <span className="app-field__label">{TEXTS.status}</span>
                <Select name="status" defaultValue={status ?? ""}>
                  <option value="">{TEXTS.allStatuses}</option>
                  {COUPON_STATUSES.map((one) => (
                    <option key={one} value={one}>
                      {COUPON_STATUS_LABELS[one]}
                    </option>
                  ))}
                </Select>
              </label>
            }
            views={{ table: TEXTS.list, opensWith }}
            active={status === null ? [] : [{ names: ["status"], label: COUPON_STATUS_LABELS[status] }]}
          />
          {coupons.length === 0 ? (
            <EmptyState icon={IconSearchOff} title={TEXTS.noneFound} text={TEXTS.noneFoundHint}>
              <LinkButton to={`?${WHOLE_LIST}`}>{TEXTS.clear}</LinkButton>
            </EmptyState>
          ) : (
            <CouponTable coupons={coupons} sort={sort} />
          )}
          <Pager page={page} pageSize={PAGE_SIZE} totalItems={totalItems} texts={TEXTS} />
        </>
      )}
    </section>
  );
}
