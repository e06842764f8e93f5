import "#app/styles/record-form.css";
import "#app/styles/offers.css";
import "#app/styles/sale-terms.css";
import type { MetaFunction } from "@remix-run/cloudflare";
import { Form, Link, useActionData, useLoaderData } from "@remix-run/react";
import { COUPON_FORM_WORDS as WORDS, COUPONS_TEXTS } from "#copy/coupons.ts";
import { fill } from "#copy/fill.ts";
import { SETTINGS_PAGE_TITLES } from "#copy/spec/settings.ts";
import { PAGES } from "#domain/access/pages.ts";
import { EMPTY_COUPON_FORM, toCouponForm } from "#domain/coupons/coupon-form.ts";
import { CouponEditor } from "#app/features/coupons/coupon-editor.tsx";
import { DoneLine } from "#app/components/done-line.tsx";
import { Notice } from "#app/components/notice.tsx";
import { actOnCoupon } from "#app/features/coupons/coupon-page.server.ts";
import { portalAction, portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";

/** Stands in the address in the place of an id. */
const NEW = "novo";

function titleOf(isNew: boolean): string {
  return isNew ? SETTINGS_PAGE_TITLES.addCoupon : SETTINGS_PAGE_TITLES.editCoupon;
}

export const handle = {
  page: "CouponDetails",
  recordName: (loaded?: { coupon: object | null }) => titleOf(loaded?.coupon === null),
} as const;
export const meta: MetaFunction = ({ matches, params }) =>
  pageMeta(matches, titleOf(params["couponId"] === NEW));

export const loader = portalLoader("CouponDetails", async ({ context, params, request }) => {
  const id = params["couponId"] ?? NEW;
  const { searchParams } = new URL(request.url);
  const [coupon, groups] = await Promise.all([
    id === NEW ? null : context.services.coupons.get(id),
    context.services.coupons.listGroups(),
  ]);
  return {
    coupon: coupon && { id, code: coupon.code, uses: coupon.uses, version: coupon.version },
    form: coupon === null ? EMPTY_COUPON_FORM : toCouponForm(coupon),
    groups,
    savedVersion: Number(searchParams.get("salvo") ?? "0"),
    isCopy: searchParams.get("feito") === "duplicated",
  };
});

export const action = portalAction("CouponDetails", async ({ context, params, request }) => {
  const id = params["couponId"] === NEW ? null : (params["couponId"] ?? null);
  return actOnCoupon(context, await request.formData(), id);
});

export default function EditCoupon() {
  const { coupon, form, groups, savedVersion, isCopy } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const formAnswer = answer?.kind === "form" ? answer : undefined;
  const refused = answer?.kind === "refusal" ? answer.refusal : null;
  const isSaved = coupon !== null && savedVersion === coupon.version && answer === undefined;
  const done = isSaved ? WORDS.saved : isCopy && answer === undefined ? COUPONS_TEXTS.duplicated : null;
  return (
    <section className="app-terms-page">
      <div className="app-page-head">
        <h1 className="app-page-title">{titleOf(coupon === null)}</h1>
        {coupon && (
          <Link className="gs-button" to={`${PAGES.CouponsSettings.path}/${coupon.id}/details`}>
            {WORDS.details}
          </Link>
        )}
      </div>
      <DoneLine>{done}</DoneLine>
      <CouponEditor
        key={`${coupon?.id ?? NEW} ${String(savedVersion)} ${formAnswer?.key ?? ""}`}
        id={coupon?.id ?? null}
        version={coupon?.version ?? null}
        form={form}
        groups={groups}
        answer={formAnswer}
      />
      {coupon && (
        <details className="gs-panel app-form__part app-form__fold" open={refused !== null}>
          <summary>{WORDS.remove}</summary>
          {refused && <Notice title={WORDS.inUseTitle} description={WORDS.removeUsed} />}
          {coupon.uses > 0 ? (
            <p>{WORDS.removeUsed}</p>
          ) : (
            <Form method="post" className="app-form__confirm">
              <p>{fill(WORDS.removeQuestion, { code: coupon.code })}</p>
              <button type="submit" name="intent" value="delete" className="gs-button app-button--danger">
                {fill(WORDS.removeConfirm, { code: coupon.code })}
              </button>
            </Form>
          )}
        </details>
      )}
    </section>
  );
}
