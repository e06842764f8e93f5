import "#app/features/platform/platform.css";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { fill } from "#copy/shared/fill.ts";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { DISTRIBUTOR_TEXTS } from "#copy/platform.ts";
import { Notice } from "#app/ui/notice.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { DiscountLimitForm } from "#app/features/platform/discount-limit-form.tsx";
import { DistributorFacts } from "#app/features/platform/distributor-facts.tsx";
import { SupportDialog } from "#app/features/platform/support-dialogs.tsx";
import { SUPPORT_STEPS } from "#app/features/platform/support-user-view.ts";
import { SupportUsers } from "#app/features/platform/support-users.tsx";
import { portalAction, portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";
import { actForSupport, readSupportPage } from "#app/features/platform/support-page.server.ts";

export const handle = {
  page: "DistributorDetails",
  recordName: (data?: { distributor: { name: string } }) => data?.distributor.name ?? null,
} as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.DistributorDetails);

export const loader = portalLoader("DistributorDetails", ({ context, request, params }) =>
  readSupportPage(context, request, params["distributorId"] ?? ""),
);

export const action = portalAction("DistributorDetails", ({ context, request, params }) =>
  actForSupport(context, request, params["distributorId"] ?? ""),
);

export default function DistributorDetails() {
  const { distributor, users, minutesOptions, ...list } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [params] = useSearchParams();
  const named = users.find(({ id }) => id === params.get("user"));
  const step = SUPPORT_STEPS.find((one) => one === params.get("step"));
  const done = params.get("done");
  const { timeZone } = distributor;
  return (
    <section>
      <PageHead title={distributor.name} />
      {named && (done === "block" || done === "activate") && (
        <div className="app-distributor__notice">
          <Notice
            tone="ok"
            title={fill(
              done === "block" ? DISTRIBUTOR_TEXTS.blockedNotice : DISTRIBUTOR_TEXTS.activatedNotice,
              { name: `${named.name} ${named.surname}` },
            )}
          />
        </div>
      )}
      {named && step && (
        <SupportDialog
          key={`${step} ${named.id}`}
          step={step}
          user={named}
          closeTo={withoutStep(params)}
          answer={answer}
          timeZone={timeZone}
          minutesOptions={minutesOptions}
        />
      )}
      <DistributorFacts {...distributor} />
      <DiscountLimitForm
        key={distributor.adminDiscountLimitPct}
        limitPct={distributor.adminDiscountLimitPct}
        isSaved={done === "discount"}
        answer={answer?.limit}
      />
      <SupportUsers {...list} users={users} timeZone={timeZone} isOpen={distributor.status === "accepted"} />
    </section>
  );
}

/** The page's query without the dialog. */
function withoutStep(params: URLSearchParams): string {
  const rest = new URLSearchParams(params);
  for (const name of ["step", "user", "done"]) rest.delete(name);
  return `?${rest.toString()}`;
}
