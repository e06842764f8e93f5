import "./coupons.css";
import { Form, Link } from "@remix-run/react";
import { IconCopy } from "@tabler/icons-react";
import { COUPONS_TEXTS as TEXTS } from "#copy/coupons.ts";
import { fill } from "#copy/shared/fill.ts";
import { PAGES } from "#domain/access/pages.ts";
import type { CouponStatus, UsedCoupon } from "#domain/coupons/coupon.ts";
import { DataTable } from "#app/ui/data-table.tsx";
import type { ListSort } from "#app/lib/lists/list-address.ts";
import { RecordActions } from "../records/record-actions.tsx";
import { CouponBadge, periodText, reductionText, usesText } from "./coupon-words.tsx";
import { Button } from "#app/ui/button.tsx";

export type CouponRow = UsedCoupon & { status: CouponStatus };

const PATH = PAGES.CouponsSettings.path;

/** Table of coupons with their actions. */
export function CouponTable({ coupons, sort }: { coupons: readonly CouponRow[]; sort: ListSort }) {
  return (
    <Form method="post" preventScrollReset>
      <DataTable
        caption={TEXTS.list}
        rows={coupons}
        rowKey={({ id }) => id}
        sort={sort}
        columns={[
          {
            key: "code",
            title: TEXTS.code,
            sort: "code",
            className: "app-table__name",
            cell: ({ id, code, description }) => (
              <>
                <Link
                  to={`${PATH}/${id}/details`}
                  prefetch="intent"
                  className="app-table__link app-coupon-code"
                >
                  {code}
                </Link>
                {description !== "" && <small className="app-table__note">{description}</small>}
              </>
            ),
          },
          { key: "status", title: TEXTS.status, cell: ({ status }) => <CouponBadge status={status} /> },
          { key: "reduction", title: TEXTS.reduction, cell: reductionText },
          { key: "uses", title: TEXTS.uses, sort: "uses", cell: usesText },
          { key: "period", title: TEXTS.period, sort: "endsOn", hideable: true, cell: periodText },
        ]}
        rowActions={(coupon) => <CouponActions coupon={coupon} />}
      />
    </Form>
  );
}

function CouponActions({ coupon }: { coupon: CouponRow }) {
  const { id, code, active } = coupon;
  const labels = {
    edit: fill(TEXTS.edit, { code }),
    switch: fill(active ? TEXTS.deactivate : TEXTS.activate, { code }),
  };
  return (
    <RecordActions record={coupon} path={PATH} labels={labels}>
      <Button
        type="submit"
        name="duplicate"
        value={id}
        kind="icon"
        aria-label={fill(TEXTS.duplicate, { code })}
        title={fill(TEXTS.duplicate, { code })}
      >
        <IconCopy size={18} stroke={1.75} aria-hidden />
      </Button>
    </RecordActions>
  );
}
