import "#app/ui/form.css";
import "./sandbox-bank.css";
import { Form, Link, useNavigation } from "@remix-run/react";
import { SANDBOX_BANK_TEXTS as TEXTS } from "#copy/payments/sandbox-bank.ts";
import { CHARGE_TEXTS } from "#copy/requests/charges.ts";
import { fill } from "#copy/shared/fill.ts";
import type { ChargeStatus } from "#domain/payments/ledger.ts";
import { PAYER_DEEDS, PAYER_DELAYS } from "#domain/payments/payer-deed.ts";
import type { PaymentStatus } from "#domain/payments/payment-status.ts";
import { formatCents } from "#domain/shared/format.ts";
import { BusyButton } from "#app/ui/busy-button.tsx";
import { Fact } from "#app/ui/fact.tsx";
import { FormField } from "#app/ui/form-field.tsx";
import { Tick } from "#app/ui/input.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { PaymentBadge } from "#app/ui/payment-badge.tsx";
import { SelectField } from "#app/ui/select-field.tsx";

export interface SandboxBankPageProps {
  requestId: string;
  code: string;
  paymentStatus: PaymentStatus;
  status: ChargeStatus;
  amountCents: number;
  heldCents: number;
  /** What was done before. */
  done: string | null;
  /** What was asked for and refused. */
  refused: { error: string; deed: string; amount: string; delay: string } | undefined;
}

/** The sandbox's bank: whoever tries the portal out says what becomes of a charge. Works before JavaScript. */
export function SandboxBankPage(props: SandboxBankPageProps) {
  const { requestId, code, paymentStatus, status, amountCents, heldCents, done, refused } = props;
  const isBusy = useNavigation().state !== "idle";
  return (
    <main className="app-bank app-stack">
      <header>
        <p className="app-quiet">{TEXTS.title}</p>
        <h1>{fill(TEXTS.heading, { code })}</h1>
        <p className="app-quiet">{TEXTS.hint}</p>
      </header>
      {done !== null && refused === undefined && <Notice tone="ok" title={done} />}
      {refused && <Notice tone="danger" title={refused.error} />}
      <Panel as="div" className="app-pad">
        <dl className="app-facts app-facts--columns">
          <Fact label={TEXTS.status}>{CHARGE_TEXTS.chargeStatuses[status]}</Fact>
          <Fact label={TEXTS.asked}>{formatCents(amountCents)}</Fact>
          <Fact label={TEXTS.held}>{formatCents(heldCents)}</Fact>
          <Fact label={TEXTS.payment}>
            <PaymentBadge status={paymentStatus} side="distributor" />
          </Fact>
        </dl>
      </Panel>
      <Panel as="div" title={TEXTS.deed} className="app-pad app-stack">
        <Form method="post" className="app-form" aria-label={TEXTS.deed}>
          <fieldset className="app-form__choices">
            <legend className="gs-visually-hidden">{TEXTS.deed}</legend>
            <div className="app-stack app-gap-8">
              {PAYER_DEEDS.map((deed, index) => (
                <label key={deed} className="app-choice">
                  <Tick
                    type="radio"
                    name="deed"
                    value={deed}
                    defaultChecked={refused === undefined ? index === 0 : refused.deed === deed}
                  />
                  <span>
                    {TEXTS.deeds[deed].label}
                    <span className="app-field__hint"> {TEXTS.deeds[deed].hint}</span>
                  </span>
                </label>
              ))}
            </div>
          </fieldset>
          <FormField
            name="amount"
            label={TEXTS.amount}
            hint={TEXTS.amountHint}
            inputMode="decimal"
            maxLength={20}
            defaultValue={refused?.amount ?? ""}
          />
          <SelectField
            name="delay"
            label={TEXTS.delay}
            defaultValue={refused?.delay ?? "0"}
            options={PAYER_DELAYS.map((seconds) => ({
              value: String(seconds),
              label: TEXTS.delays[seconds],
            }))}
          />
          <BusyButton isBusy={isBusy} label={TEXTS.act} busyLabel={TEXTS.acting} />
        </Form>
      </Panel>
      <Link to={`/checkout/${requestId}`}>{TEXTS.back}</Link>
    </main>
  );
}
