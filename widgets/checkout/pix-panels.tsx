import { fill } from "#copy/shared/fill.ts";
import { PAYMENT_STATUS_LABELS } from "#copy/spec/payments.ts";
import { CHECKOUT_TEXTS } from "#copy/widgets.ts";
import type { OrderDetails, PixCharge } from "#domain/payments/checkout-schema.ts";
import { AlertIcon, CheckIcon, ClockIcon, CloseIcon, QrIcon } from "#widgets/icons/outline-icons.tsx";
import { CreateForm, type CreateState } from "./create-form.tsx";
import { formatTimeLeft } from "./payment-view.ts";
import { PixCode } from "./pix-code.tsx";
import { QrCode } from "./qr-code.tsx";

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
  charge: PixCharge;
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
      <QrCode text={charge.brCode} label={CHECKOUT_TEXTS.qrCode} />
      <p className="gs-panel__help gs-panel__help--centered">{CHECKOUT_TEXTS.scan}</p>
      <PixCode code={charge.brCode} />
      <p className={isOffline ? "gs-notice gs-notice--warn" : "gs-confirmation"}>
        {isOffline ? <AlertIcon /> : <CheckIcon />}
        {isOffline ? CHECKOUT_TEXTS.offline : CHECKOUT_TEXTS.confirmation}
      </p>
    </>
  );
}

/** The expired charge: nothing is lost, and a new one can be created. */
export function PixExpired({ create }: { create: CreateState }) {
  return (
    <div className="gs-outcome">
      <span className="gs-outcome__mark gs-outcome__mark--warn">
        <ClockIcon />
      </span>
      <h2 className="gs-outcome__title">{CHECKOUT_TEXTS.expiredTitle}</h2>
      <p className="gs-outcome__help">{CHECKOUT_TEXTS.expiredHelp}</p>
      <CreateForm create={create} text={CHECKOUT_TEXTS.newCode} isRefresh />
    </div>
  );
}

/** An order that can no longer be paid. */
export function PixCancelled() {
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

/** An order with a payment method that is not available here: the distributor charges it. */
export function PaidElsewhere({ order: { paymentName, distributorName } }: { order: OrderDetails }) {
  return (
    <div className="gs-outcome">
      <span className="gs-outcome__mark gs-outcome__mark--warn">
        <ClockIcon />
      </span>
      <h2 className="gs-outcome__title">{paymentName || CHECKOUT_TEXTS.elsewhereTitle}</h2>
      <p className="gs-outcome__help">
        {fill(CHECKOUT_TEXTS.elsewhereHelp, { distributor: distributorName })}
      </p>
    </div>
  );
}
