import "#app/styles/offers.css";
import "#app/styles/roles.css";
import "#app/styles/sale-terms.css";
import type { MetaFunction } from "@remix-run/cloudflare";
import { Link, useActionData, useLoaderData } from "@remix-run/react";
import { IconCreditCard } from "@tabler/icons-react";
import { PAYMENTS_TEXTS as TEXTS } from "#copy/payment-methods.ts";
import { PAGE_TITLES } from "#copy/portal.ts";
import { PAGES } from "#domain/access/pages.ts";
import { PaymentList } from "#app/features/payment-methods/payment-list.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { Notice } from "#app/components/notice.tsx";
import { actOnPaymentList } from "#app/lib/payment-page.server.ts";
import { portalAction, portalLoader } from "#app/lib/page-loader.server.ts";
import { pageMeta } from "#app/lib/page-title.ts";

export const handle = { page: "PaymentSettings" } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.PaymentSettings);

const DONE: readonly string[] = ["saved", "ordered", "deleted"];

export const loader = portalLoader("PaymentSettings", async ({ context, request }) => {
  const done = new URL(request.url).searchParams.get("feito") ?? "";
  return {
    methods: await context.services.paymentMethods.list(),
    done: DONE.includes(done) ? (done as "saved" | "ordered" | "deleted") : null,
  };
});

export const action = portalAction("PaymentSettings", async ({ context, request }) =>
  actOnPaymentList(context, await request.formData()),
);

export default function PaymentSettings() {
  const { methods, done } = useLoaderData<typeof loader>();
  const refusal = useActionData<typeof action>()?.refusal;
  const isDone = done !== null && refusal === undefined;
  const newLink = (
    <Link className="gs-button gs-button--primary" to={PAGES.PaymentMethodDetails.path} prefetch="intent">
      {TEXTS.new}
    </Link>
  );
  return (
    <section>
      <div className="app-page-head">
        <div>
          <h1 className="app-page-title">{PAGE_TITLES.PaymentSettings}</h1>
          <p className="app-page-hint">{TEXTS.hint}</p>
        </div>
        {methods.length > 0 && newLink}
      </div>
      {refusal && <Notice {...refusal} />}
      <p role="status" className={isDone ? "gs-notice app-notice-ok" : "app-role__silent"}>
        {isDone && TEXTS[done]}
      </p>
      {methods.length > 0 && methods.every(({ active }) => !active) && (
        <p className="gs-notice gs-notice--warn">{TEXTS.noneActive}</p>
      )}
      {methods.length === 0 ? (
        <EmptyState icon={IconCreditCard} title={TEXTS.empty} text={TEXTS.emptyHint} action={newLink} />
      ) : (
        <PaymentList methods={methods} />
      )}
    </section>
  );
}
