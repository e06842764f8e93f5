import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { PAYMENT_HUB_TEXTS } from "#copy/settings/payment-hub.ts";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { PAGES } from "#domain/access/pages.ts";
import { PaymentHubSchema } from "#domain/payments/payment-hub.ts";
import { PaymentHubForm } from "#app/features/settings/payment-hub-form.tsx";
import { toHubInput, toHubValues } from "#app/features/settings/payment-hub-values.ts";
import { answerProvider, isOfProvider } from "#app/features/settings/provider-action.server.ts";
import { ProviderPanel } from "#app/features/settings/provider-panel.tsx";
import { answerSettings } from "#app/features/settings/settings-page.server.ts";
import { portalAction, portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import { PageHead } from "#app/ui/page-head.tsx";

export const handle = { page: "PaymentHub" } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.PaymentHub);

export const loader = portalLoader("PaymentHub", ({ context, distributor }) => {
  const { settings, version } = context.services.paymentHub.read();
  return Promise.resolve({
    saved: toHubValues(settings),
    version,
    isTest: distributor?.settings.payments.provider === "sandbox",
    provider: context.services.paymentProvider.read(),
  });
});

export const action = portalAction("PaymentHub", async ({ context, request }) => {
  const form = await request.clone().formData();
  if (isOfProvider(form)) return answerProvider(context, form);
  const { paymentHub } = context.services;
  return answerSettings(context, request, {
    current: paymentHub.read(),
    toValues: toHubValues,
    toInput: toHubInput,
    schema: PaymentHubSchema,
    save: (changed) => paymentHub.save(changed),
  });
});

export default function PaymentHubPage() {
  const { provider, ...loaded } = useLoaderData<typeof loader>();
  const answered = useActionData<typeof action>();
  const [answer, told] = answered && "of" in answered ? [undefined, answered] : [answered, undefined];
  const [params] = useSearchParams();
  return (
    <section className="app-stack">
      <PageHead title={PAGE_TITLES.PaymentHub} hint={PAYMENT_HUB_TEXTS.hint}>
        {!loaded.isTest && (
          <LinkButton to={PAGES.PaymentReconciliation.path}>{PAGE_TITLES.PaymentReconciliation}</LinkButton>
        )}
        <LinkButton to={PAGES.PaymentPayouts.path}>{PAGE_TITLES.PaymentPayouts}</LinkButton>
        <LinkButton to={PAGES.PaymentSettings.path}>{PAYMENT_HUB_TEXTS.toMethods}</LinkButton>
      </PageHead>
      <PaymentHubForm
        key={answer?.key ?? params.get("salvo") ?? ""}
        {...loaded}
        answer={answer}
        isSaved={params.has("salvo") && told === undefined}
      />
      <ProviderPanel saved={provider} answer={told} />
    </section>
  );
}
