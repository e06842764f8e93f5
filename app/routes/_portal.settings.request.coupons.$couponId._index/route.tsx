import "#app/ui/form.css";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { COUPON_FORM_WORDS as WORDS, COUPONS_TEXTS } from "#copy/coupons.ts";
import { fill } from "#copy/shared/fill.ts";
import { SETTINGS_PAGE_TITLES } from "#copy/spec/settings.ts";
import { PAGES } from "#domain/access/pages.ts";
import { EMPTY_COUPON_FORM, toCouponForm } from "#domain/coupons/coupon-form.ts";
import { CouponEditor } from "#app/features/coupons/coupon-editor.tsx";
import { actOnCoupon } from "#app/features/coupons/coupon-page.server.ts";
import { RecordPage } from "#app/features/records/record-page.tsx";
import { portalAction, portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";
import { LinkButton } from "#app/ui/link-button.tsx";

/** Value of the path parameter for a new coupon. */
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
  const { coupon, groups, isCopy, ...page } = useLoaderData<typeof loader>();
  return (
    <RecordPage
      {...page}
      className="app-record-page"
      record={{ kind: "coupon", id: coupon?.id ?? null }}
      version={coupon?.version ?? null}
      title={titleOf(coupon === null)}
      actions={
        coupon && (
          <LinkButton to={`${PAGES.CouponsSettings.path}/${coupon.id}/details`}>{WORDS.details}</LinkButton>
        )
      }
      saved={WORDS.saved}
      done={isCopy ? COUPONS_TEXTS.duplicated : null}
      answer={useActionData<typeof action>()}
      removal={coupon && removalOf(coupon)}
    >
      {(editor) => <CouponEditor {...editor} groups={groups} />}
    </RecordPage>
  );
}

/** A used coupon cannot be deleted. */
function removalOf({ code, uses }: { code: string; uses: number }) {
  return uses > 0
    ? { title: WORDS.remove, question: WORDS.removeUsed, confirm: null }
    : {
        title: WORDS.remove,
        question: fill(WORDS.removeQuestion, { code }),
        confirm: fill(WORDS.removeConfirm, { code }),
      };
}
