import "#app/styles/custom-forms.css";
import "#app/styles/request-settings.css";
import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData, useSearchParams } from "@remix-run/react";
import { PAGE_TITLES } from "#copy/portal.ts";
import { MESSAGE_FIELDS, MESSAGE_TEXTS } from "#copy/request-settings.ts";
import { MessageSettingsSchema } from "#domain/settings/message-settings-schema.ts";
import { MessageSettingsForm } from "#app/features/settings/message-settings-form.tsx";
import { portalAction, portalLoader } from "#app/lib/page-loader.server.ts";
import { pageMeta } from "#app/lib/page-title.ts";
import { answerSettings } from "#app/lib/settings-page.server.ts";

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
  const loaded = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const [params] = useSearchParams();
  return (
    <section>
      <div className="app-page-head">
        <div>
          <h1 className="app-page-title">{PAGE_TITLES.OrderMessageSettings}</h1>
          <p className="app-page-hint">{MESSAGE_TEXTS.hint}</p>
        </div>
      </div>
      <MessageSettingsForm
        key={answer?.key ?? params.get("salvo") ?? ""}
        name="messages"
        {...loaded}
        answer={answer}
        isSaved={params.has("salvo")}
        words={MESSAGE_TEXTS}
        fields={MESSAGE_FIELDS}
      />
    </section>
  );
}
