import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { MESSAGE_FIELDS, MESSAGE_TEXTS } from "#copy/settings/request-settings.ts";
import { MessageSettingsSchema } from "#domain/settings/message-settings-schema.ts";
import { MessageSettingsPage } from "#app/features/settings/message-settings-page.tsx";
import { portalAction, portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";
import { answerSettings } from "#app/features/settings/settings-page.server.ts";

export const handle = { page: "OrderMessageSettings" } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.OrderMessageSettings);

export const loader = portalLoader("OrderMessageSettings", ({ context }) => {
  const { settings, version } = context.services.messageSettings.read();
  return { saved: settings, version };
});

export const action = portalAction("OrderMessageSettings", ({ context, request }) => {
  const { messageSettings } = context.services;
  return answerSettings(context, request, {
    current: messageSettings.read(),
    toValues: (settings) => settings,
    toInput: (values) => values,
    schema: MessageSettingsSchema,
    save: (changed) => messageSettings.save(changed),
  });
});

export default function OrderMessageSettings() {
  return (
    <MessageSettingsPage
      title={PAGE_TITLES.OrderMessageSettings}
      name="messages"
      {...useLoaderData<typeof loader>()}
      answer={useActionData<typeof action>()}
      words={MESSAGE_TEXTS}
      fields={MESSAGE_FIELDS}
    />
  );
}
