import type { ReactNode } from "react";
import { fill } from "#copy/shared/fill.ts";
import { PAYMENT_STATUS_LABELS } from "#copy/spec/payments.ts";
import { BOLETO_TEXTS, CARD_TEXTS, CHECKOUT_TEXTS, FINANCING_TEXTS } from "#copy/widgets.ts";
import { formatLine } from "#domain/payments/boleto.ts";
import type { OrderDetails, PayerCharge } from "#domain/payments/checkout-schema.ts";
import { formatCents, formatDay, formatInstant } from "#domain/shared/format.ts";
import {
  AlertIcon,
  CheckIcon,
  ClockIcon,
  CloseIcon,
  DownloadIcon,
  LockIcon,
  QrIcon,
  RefreshIcon,
} from "#widgets/icons/outline-icons.tsx";
import { BarCode } from "./bar-code.tsx";
import { CreateForm, type CreateState } from "./create-form.tsx";
import { FinancingForm } from "./financing-form.tsx";
import { formatTimeLeft, TIME_ZONE } from "./payment-view.ts";
import { CopyCode } from "./copy-code.tsx";
import { ProofForm } from "./proof-form.tsx";
import { QrCode } from "./qr-code.tsx";
import type { WidgetFailure } from "#widgets/request.ts";
import type { CheckoutPort } from "./checkout-port.ts";

/** Before the first charge: instructions, and the button that creates a charge. */
export function PixOffer({ create }: { create: CreateState }) {
  return (
    <>
      <h2 className="gs-panel__title">
        <QrIcon />
        {CHECKOUT_TEXTS.pixTitle}
      </h2>
      <p className="gs-panel__help">{CHECKOUT_TEXTS.pixHelp}</p>
      <ol className="gs-steps">
        {CHECKOUT_TEXTS.pixSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <CreateForm create={create} text={CHECKOUT_TEXTS.payWithPix} />
    </>
  );
}

interface PixWaitingProps {
  charge: Extract<PayerCharge, { method: "pix" }>;
  /** Null until scripts run; its space is reserved. */
  leftMs: number | null;
  isOffline: boolean;
}

/** The open charge: remaining time, QR code, and Pix code. */
export function PixWaiting({ charge, leftMs, isOffline }: PixWaitingProps) {
  return (
    <>
      <h2 className="gs-waiting">
        <span className="gs-waiting__dot" />
        {CHECKOUT_TEXTS.waiting}
        <span className="gs-waiting__time" role="timer" aria-label={CHECKOUT_TEXTS.timeLeft}>
          {leftMs === null ? "" : formatTimeLeft(leftMs)}
        </span>
      </h2>
      <dl className="gs-receipt">
        <div className="gs-receipt__line">
          <dt>{CHECKOUT_TEXTS.amount}</dt>
          <dd className="gs-receipt__sum">{formatCents(charge.amountCents)}</dd>
        </div>
      </dl>
      <QrCode rows={charge.qr} label={CHECKOUT_TEXTS.qrCode} />
      <p className="gs-panel__help gs-panel__help--centered">{CHECKOUT_TEXTS.scan}</p>
      <CopyCode code={charge.brCode} texts={CHECKOUT_TEXTS} />
      <WaitingNote isOffline={isOffline} text={CHECKOUT_TEXTS.confirmation} expiresAt={charge.expiresAt} />
    </>
  );
}

/** That the page tells of the payment by itself; and, where no scripts run, until when it may be paid and how the page is
 *  asked again. */
function WaitingNote({
  isOffline,
  text,
  expiresAt,
}: {
  isOffline: boolean;
  text: string;
  /** Left out where the panel says the last day. */
  expiresAt?: string;
}) {
  return (
    <>
      <p className={isOffline ? "gs-notice gs-notice--warn" : "gs-confirmation gs-confirmation--alive"}>
        {isOffline ? <AlertIcon /> : <CheckIcon />}
        {isOffline ? CHECKOUT_TEXTS.offline : text}
      </p>
      <noscript>
        {expiresAt !== undefined && (
          <p className="gs-panel__help">
            {fill(CHECKOUT_TEXTS.validUntil, { at: formatInstant(expiresAt, TIME_ZONE) })}
          </p>
        )}
        <p className="gs-panel__help">
          {CHECKOUT_TEXTS.reloadHelp} <a href="?">{CHECKOUT_TEXTS.reload}</a>
        </p>
      </noscript>
    </>
  );
}

/** Before the first slip: what it is, and the button that makes it. */
export function BoletoOffer({ create }: { create: CreateState }) {
  return (
    <>
      <h2 className="gs-panel__title">{BOLETO_TEXTS.title}</h2>
      <p className="gs-panel__help">{BOLETO_TEXTS.help}</p>
      <CreateForm create={create} text={BOLETO_TEXTS.make} />
    </>
  );
}

/** The open slip: last day, line and bars. */
export function BoletoWaiting({
  charge: { line, barcode, dueDate, amountCents },
  slipUrl,
  isOffline,
}: {
  charge: Extract<PayerCharge, { method: "boleto" }>;
  slipUrl: string;
  isOffline: boolean;
}) {
  return (
    <>
      <h2 className="gs-waiting">
        <span className="gs-waiting__dot" />
        {BOLETO_TEXTS.waiting}
      </h2>
      <dl className="gs-receipt">
        <div className="gs-receipt__line">
          <dt>{BOLETO_TEXTS.dueDate}</dt>
          <dd className="gs-receipt__sum">{formatDay(dueDate)}</dd>
        </div>
        <div className="gs-receipt__line">
          <dt>{CHECKOUT_TEXTS.amount}</dt>
          <dd className="gs-receipt__sum">{formatCents(amountCents)}</dd>
        </div>
      </dl>
      <CopyCode code={line} shown={formatLine(line)} texts={BOLETO_TEXTS} />
      <BarCode digits={barcode} label={BOLETO_TEXTS.bars} />
      <PaperLink url={slipUrl} text={BOLETO_TEXTS.download} />
      <WaitingNote isOffline={isOffline} text={BOLETO_TEXTS.confirmation} />
    </>
  );
}

/** Before a card is charged: what it costs in installments, and the button that leads to the provider's page. */
export function CardOffer({
  order: { methods, cardPlan },
  amountCents,
  create,
}: {
  order: OrderDetails;
  /** What is paid by card. */
  amountCents: number;
  create: CreateState;
}) {
  return (
    <>
      <h2 className="gs-panel__title">{CARD_TEXTS.title[methods[0] === "debito" ? "debito" : "credito"]}</h2>
      {cardPlan && (
        <dl className="gs-receipt">
          {[
            [
              CARD_TEXTS.installments,
              fill(CARD_TEXTS.each, { count: cardPlan.count, amount: formatCents(cardPlan.eachCents) }),
            ],
            [CHECKOUT_TEXTS.total, formatCents(amountCents)],
            [
              CARD_TEXTS.cost,
              cardPlan.annualCostPct === null
                ? CARD_TEXTS.free
                : fill(CARD_TEXTS.annually, { pct: cardPlan.annualCostPct.replace(".", ",") }),
            ],
          ].map(([label, value]) => (
            <div key={label} className="gs-receipt__line">
              <dt>{label}</dt>
              <dd className="gs-receipt__sum">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="gs-panel__help">{CARD_TEXTS.help}</p>
      <CreateForm create={create} text={CARD_TEXTS.pay} icon={<LockIcon />} />
    </>
  );
}

/** The open page of the provider, for who has come back from it or has not gone there yet. */
export function CardWaiting({ url }: { url: string }) {
  return (
    <>
      <h2 className="gs-waiting">
        <span className="gs-waiting__dot" />
        {CARD_TEXTS.waiting}
      </h2>
      <p className="gs-panel__help">{CARD_TEXTS.help}</p>
      <a className="gs-button gs-button--primary gs-button--large" href={url} target="_top">
        <LockIcon />
        {CARD_TEXTS.toPage}
      </a>
      <p className="gs-confirmation">
        <CheckIcon />
        {CARD_TEXTS.confirmation}
      </p>
    </>
  );
}

/** Leads to a paper to print. */
export function PaperLink({ url, text }: { url: string; text: string }) {
  return (
    <a className="gs-button gs-button--block" href={url} download>
      <DownloadIcon />
      {text}
    </a>
  );
}

/** Why nothing can be paid at this moment. */
function Halted({
  icon = <ClockIcon />,
  title,
  help,
  children,
}: {
  icon?: ReactNode;
  title: string;
  help: string;
  children?: ReactNode;
}) {
  return (
    <div className="gs-outcome">
      <span className="gs-outcome__mark gs-outcome__mark--warn">{icon}</span>
      <h2 className="gs-outcome__title">{title}</h2>
      <p className="gs-outcome__help">{help}</p>
      {children}
    </div>
  );
}

/** Money of another amount came: a person of the distributor looks at it. */
export function PaymentChecked({ order: { distributorName: distributor } }: { order: OrderDetails }) {
  return (
    <Halted title={CHECKOUT_TEXTS.checkedTitle} help={fill(CHECKOUT_TEXTS.checkedHelp, { distributor })} />
  );
}

/** Cards that were stopped: the distributor has to let others be tried. */
export function CardsStopped({ order: { distributorName: distributor } }: { order: OrderDetails }) {
  return (
    <Halted
      icon={<LockIcon />}
      title={CHECKOUT_TEXTS.stoppedTitle}
      help={fill(CHECKOUT_TEXTS.stoppedHelp, { distributor })}
    />
  );
}

/** The expired charge: nothing is lost, and a new one can be created. */
export function ChargeExpired({ create }: { create: CreateState }) {
  return (
    <Halted title={CHECKOUT_TEXTS.expiredTitle} help={CHECKOUT_TEXTS.expiredHelp}>
      <CreateForm create={create} text={CHECKOUT_TEXTS.newCharge} icon={<RefreshIcon />} />
    </Halted>
  );
}

/** An order that can no longer be paid. */
export function PaymentCancelled() {
  return (
    <div className="gs-outcome">
      <span className="gs-outcome__mark gs-outcome__mark--danger">
        <CloseIcon />
      </span>
      <h2 className="gs-outcome__title">{PAYMENT_STATUS_LABELS.cancelled.integrator}</h2>
      <p className="gs-outcome__help">{CHECKOUT_TEXTS.cancelledHelp}</p>
    </div>
  );
}

/** An order with a payment method that is not available here: the distributor charges it, and may tell how it is paid. */
export function PaidElsewhere({
  order,
  port,
  failure,
}: {
  order: OrderDetails;
  port: CheckoutPort;
  failure: WidgetFailure | null;
}) {
  const { elsewhere, financing, paymentName, distributorName } = order;
  return (
    <>
      <div className="gs-outcome">
        <span className="gs-outcome__mark gs-outcome__mark--warn">
          <ClockIcon />
        </span>
        <h2 className="gs-outcome__title">{paymentName || CHECKOUT_TEXTS.elsewhereTitle}</h2>
        <p className="gs-outcome__help">
          {fill(
            financing !== null
              ? FINANCING_TEXTS.help
              : elsewhere === null
                ? CHECKOUT_TEXTS.elsewhereHelp
                : CHECKOUT_TEXTS.elsewhereTold,
            { distributor: distributorName },
          )}
        </p>
      </div>
      {financing !== null && (
        <FinancingForm order={order} financing={financing} port={port} failure={failure} />
      )}
      {elsewhere !== null && (
        <>
          <h3 className="gs-panel__title">{CHECKOUT_TEXTS.instructions}</h3>
          <p className="gs-proof__instructions">{elsewhere.instructions}</p>
          <ProofForm order={order} elsewhere={elsewhere} port={port} failure={failure} />
        </>
      )}
    </>
  );
}
