import { fill } from "#copy/shared/fill.ts";
import { PAYMENT_CONSENT_TEXTS as TEXTS } from "#copy/terms.ts";
import type { ShownConsent } from "#domain/terms/payment-consent-schema.ts";
import { Fact } from "#app/ui/fact.tsx";
import { InstantText } from "#app/ui/format-text.tsx";
import { Panel } from "#app/ui/panel.tsx";

/** Who accepted which payment terms for an order, and when; with what proves it for who is told. */
export function PaymentConsents({ consents }: { consents: readonly ShownConsent[] }) {
  return (
    <Panel className="app-card" title={TEXTS.heading}>
      {consents.map((consent) => (
        <dl key={`${consent.termsId} ${consent.requestVersion}`} className="app-facts app-facts--columns">
          <Fact label={TEXTS.terms}>
            {fill(TEXTS.versionOf, { title: consent.termsTitle, version: consent.termsVersion })}
          </Fact>
          <Fact label={TEXTS.orderVersion}>{consent.requestVersion}</Fact>
          <Fact label={TEXTS.by}>{consent.name ?? TEXTS.byLink}</Fact>
          <Fact label={TEXTS.at}>
            <InstantText value={consent.acceptedAt} />
          </Fact>
          {consent.address !== null && (
            <Fact label={TEXTS.from}>
              {consent.address} · {consent.userAgent}
            </Fact>
          )}
          <Fact label={TEXTS.digest}>
            <span className="app-mono">{consent.sha256}</span>
          </Fact>
        </dl>
      ))}
    </Panel>
  );
}
