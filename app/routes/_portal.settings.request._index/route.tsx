import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { REQUEST_SETTINGS_TEXTS } from "#copy/settings/request-settings.ts";
import { OwnRequestSettingsSchema } from "#domain/requests/own-request-settings.ts";
import { calendarDayIn } from "#domain/shared/calendar.ts";
import { RequestSettingsForm } from "#app/features/settings/request-settings-form.tsx";
import { toRequestInput, toRequestValues } from "#app/features/settings/request-settings-values.ts";
import { portalAction, portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";
import { answerSettings } from "#app/features/settings/settings-page.server.ts";
import { PageHead } from "#app/ui/page-head.tsx";

export const handle = { page: "RequestSettings" } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.RequestSettings);

export const loader = portalLoader("RequestSettings", async ({ context, distributor }) => {
  const { requestSettings } = context.services;
  const { settings, version } = requestSettings.read();
  const { timeZone } = distributor?.settings ?? { timeZone: "America/Sao_Paulo" };
  return {
    saved: toRequestValues(settings),
    version,
    statuses: await requestSettings.listStatuses(),
    today: calendarDayIn(new Date().toISOString(), timeZone),
  };
});

export const action = portalAction("RequestSettings", ({ context, request }) => {
  const { requestSettings } = context.services;
  return answerSettings(context, request, {
    current: requestSettings.read(),
    toValues: toRequestValues,
    toInput: toRequestInput,
    schema: OwnRequestSettingsSchema,
    save: (changed) => requestSettings.save(changed),
  });
});

export default function RequestSettings() {
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [params] = useSearchParams();
  return (
    <section>
      <PageHead title={PAGE_TITLES.RequestSettings} hint={REQUEST_SETTINGS_TEXTS.hint} />
      <RequestSettingsForm
        key={answer?.key ?? params.get("salvo") ?? ""}
        {...loaded}
        answer={answer}
        isSaved={params.has("salvo")}
      />
    </section>
  );
}
