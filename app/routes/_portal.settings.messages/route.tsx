import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { OBSERVATION_FIELDS, OBSERVATION_TEXTS } from "#copy/settings/request-settings.ts";
import { ObservationSettingsSchema } from "#domain/settings/message-settings-schema.ts";
import { MessageSettingsPage } from "#app/features/settings/message-settings-page.tsx";
import { portalAction, portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";
import { answerSettings } from "#app/features/settings/settings-page.server.ts";

export const handle = { page: "ObservationSettings" } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.ObservationSettings);

export const loader = portalLoader("ObservationSettings", ({ context }) => {
  const { settings, version } = context.services.observationSettings.read();
  return { saved: settings, version };
});

export const action = portalAction("ObservationSettings", ({ context, request }) => {
  const { observationSettings } = context.services;
  return answerSettings(context, request, {
    current: observationSettings.read(),
    toValues: (settings) => settings,
    toInput: (values) => values,
    schema: ObservationSettingsSchema,
    save: (changed) => observationSettings.save(changed),
  });
});

export default function ObservationSettings() {
  return (
    <MessageSettingsPage
      title={PAGE_TITLES.ObservationSettings}
      name="observations"
      {...useLoaderData<typeof loader>()}
      answer={useActionData<typeof action>()}
      words={OBSERVATION_TEXTS}
      fields={OBSERVATION_FIELDS}
    />
  );
}
