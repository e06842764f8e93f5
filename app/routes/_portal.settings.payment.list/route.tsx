import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { IconCreditCard } from "@tabler/icons-react";
import { PAYMENTS_TEXTS as TEXTS } from "#copy/payment-methods.ts";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { PAGES } from "#domain/access/pages.ts";
import { PaymentList } from "#app/features/payment-methods/payment-list.tsx";
import { RecordListPage } from "#app/features/records/record-list-page.tsx";
import { portalAction, portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";
import { answerRecordList, readDone } from "#app/lib/lists/record-list.server.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import { NoticeBox } from "#app/ui/notice.tsx";

export const handle = { page: "PaymentSettings" } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.PaymentSettings);

export const loader = portalLoader("PaymentSettings", async ({ context, request }) => ({
  methods: await context.services.paymentMethods.list(),
  done: readDone(request),
}));

export const action = portalAction("PaymentSettings", async ({ context, request }) =>
  answerRecordList(context, await request.formData(), {
    path: PAGES.PaymentSettings.path,
    records: context.services.paymentMethods,
  }),
);

export default function PaymentSettings() {
  const { methods, done } = useLoaderData<typeof loader>();
  return (
    <RecordListPage
      title={PAGE_TITLES.PaymentSettings}
      texts={TEXTS}
      icon={IconCreditCard}
      newPath={PAGES.PaymentMethodDetails.path}
      more={<LinkButton to={PAGES.PaymentHub.path}>{PAGE_TITLES.PaymentHub}</LinkButton>}
      isEmpty={methods.length === 0}
      done={done}
      refusal={useActionData<typeof action>()?.refusal}
    >
      {methods.every(({ active }) => !active) && <NoticeBox tone="warn">{TEXTS.noneActive}</NoticeBox>}
      <PaymentList methods={methods} />
    </RecordListPage>
  );
}
