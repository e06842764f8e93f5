import "#app/ui/form.css";
import { Form, useNavigation } from "@remix-run/react";
import { PROVIDER_TEXTS as TEXTS } from "#copy/payments/provider.ts";
import { fill } from "#copy/shared/fill.ts";
import type { PaymentProviderSettings } from "#domain/payments/provider-settings.ts";
import { PAYMENT_PROVIDERS } from "#domain/settings/charge-methods.ts";
import { BusyButton } from "#app/ui/busy-button.tsx";
import { FormField } from "#app/ui/form-field.tsx";
import { instantText } from "#app/ui/format-text.tsx";
import { HiddenField } from "#app/ui/input.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { SelectField } from "#app/ui/select-field.tsx";

/** What became of what was sent. */
export interface ProviderAnswer {
  tone: "ok" | "danger";
  title: string;
  /** Empty without one. */
  description: string;
  provider: string;
  /** Unique for each answer. */
  key: string;
}

/** Who collects for the distributor, with its keys, which are written and never shown. */
export function ProviderPanel({
  saved,
  answer,
}: {
  saved: PaymentProviderSettings;
  answer: ProviderAnswer | undefined;
}) {
  const sent = useNavigation().formData?.get("intent");
  const endOf = (end: string) => (end === "" ? TEXTS.noKey : fill(TEXTS.keyEnd, { end }));
  return (
    <Panel as="div" title={TEXTS.title} className="app-card">
      <Form
        key={answer?.key ?? saved.version}
        method="post"
        className="app-form"
        aria-label={TEXTS.title}
        preventScrollReset
      >
        <p className="app-quiet">{TEXTS.hint}</p>
        {answer && (
          <Notice
            tone={answer.tone}
            title={answer.title}
            {...(answer.description === "" ? {} : { description: answer.description })}
          />
        )}
        <HiddenField name="providerVersion" value={saved.version} />
        <SelectField
          name="provider"
          label={TEXTS.provider}
          defaultValue={answer?.provider ?? saved.provider}
          options={PAYMENT_PROVIDERS.map((value) => ({ value, label: TEXTS.providers[value] }))}
        />
        <FormField
          name="accessToken"
          label={TEXTS.accessToken}
          hint={endOf(saved.accessTokenEnd)}
          type="password"
          autoComplete="off"
          maxLength={300}
        />
        <FormField
          name="providerSecret"
          label={TEXTS.webhookSecret}
          hint={endOf(saved.webhookSecretEnd)}
          type="password"
          autoComplete="off"
          maxLength={300}
        />
        {saved.formerSecretUntil !== null && (
          <p className="app-quiet">
            {fill(TEXTS.formerSecret, { until: instantText(saved.formerSecretUntil) })}
          </p>
        )}
        <FormField
          name="notificationUrl"
          label={TEXTS.notificationUrl}
          hint={TEXTS.notificationHint}
          readOnly
          value={saved.notificationUrl}
        />
        <div className="app-row app-gap-8">
          <BusyButton
            isBusy={sent === "provider"}
            label={TEXTS.save}
            busyLabel={TEXTS.saving}
            kind="primary"
            name="intent"
            value="provider"
          />
          <BusyButton
            isBusy={sent === "tryProvider"}
            label={TEXTS.test}
            busyLabel={TEXTS.testing}
            kind="plain"
            name="intent"
            value="tryProvider"
          />
        </div>
      </Form>
    </Panel>
  );
}
