import "./shipments.css";
import "#app/ui/form.css";
import { fill } from "#copy/shared/fill.ts";
import { PROGRESS_TEXTS, SHIPMENT_TEXTS as TEXTS } from "#copy/shipments.ts";
import { requestPath } from "#domain/requests/request-paths.ts";
import { formatNumber } from "#domain/shared/format.ts";
import type { ShipmentList } from "#domain/shipments/shipment-schema.ts";
import { Badge } from "#app/ui/badge.tsx";
import { DoneLine } from "#app/ui/done-line.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { Panel } from "#app/ui/panel.tsx";
import { NewShipmentForm } from "./new-shipment-form.tsx";
import { ShipmentPanel } from "./shipment-panel.tsx";

/** The refusal of a form, with what was sent. */
export interface ShipmentsAnswer {
  /** The form: `ship`, or the id of the shipment or of the claim. */
  of: string;
  problem: string;
  values: Readonly<Record<string, string>>;
  /** Unique for each answer. */
  key: string;
}

export interface ShipmentsPageProps extends ShipmentList {
  request: { id: string; code: string; name: string };
  done: "shipped" | "withdrawn" | "confirmed" | "answered" | "said" | null;
  answer: ShipmentsAnswer | undefined;
}

/** What leaves after an order: shipments, deliveries and claims. */
export function ShipmentsPage(props: ShipmentsPageProps) {
  const { request, items, lines, progress, mayShip, mayConfirm, today, done, answer } = props;
  const left = lines.filter(({ remaining }) => remaining > 0);
  return (
    <section className="app-stack">
      <PageHead title={fill(TEXTS.title, { code: request.code })} hint={request.name}>
        <Badge tone={progress === "delivered" ? "ok" : "info"}>{PROGRESS_TEXTS[progress]}</Badge>
        <LinkButton to={requestPath({ type: "order", id: request.id })}>{TEXTS.toOrder}</LinkButton>
      </PageHead>
      <DoneLine>{done !== null && answer === undefined && TEXTS[done]}</DoneLine>
      {items.length === 0 && <p className="app-quiet">{TEXTS.none}</p>}
      {items.map((shipment, index) => (
        <ShipmentPanel
          key={shipment.id}
          requestId={request.id}
          shipment={shipment}
          number={index + 1}
          mayShip={mayShip}
          mayConfirm={mayConfirm}
          answer={answer}
        />
      ))}
      {left.length > 0 && !mayShip && (
        <Panel as="div" title={TEXTS.left} className="app-card">
          <ul className="app-shipment__lines">
            {left.map(({ itemId, name, remaining }) => (
              <li key={itemId}>{fill(TEXTS.leftLine, { amount: formatNumber(remaining), name })}</li>
            ))}
          </ul>
        </Panel>
      )}
      {left.length > 0 && mayShip && (
        <NewShipmentForm
          key={`${String(items.length)} ${answer?.of === "ship" ? answer.key : ""}`}
          lines={left}
          today={today}
          answer={answer?.of === "ship" ? answer : undefined}
        />
      )}
    </section>
  );
}
