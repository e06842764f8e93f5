import { type ComponentPropsWithoutRef, useEffect, useRef, useState } from "react";
import { LEAD_FORM_TEXTS as TEXTS } from "#copy/widgets.ts";
import type { EstimateAnswer, EstimateRequest } from "#domain/sizing/estimate-schema.ts";
import { classNames } from "#widgets/class-names.ts";
import type { WidgetEvent } from "#widgets/events.ts";
import type { WidgetFailure } from "#widgets/request.ts";
import { ContactPart } from "./contact-part.tsx";
import { EstimateView } from "./estimate-view.tsx";
import { HousePart } from "./house-part.tsx";
import type { LeadPort } from "./lead-port.ts";

export interface LeadFormProps extends Omit<ComponentPropsWithoutRef<"section">, "children"> {
  /** Source of the numbers. Must be the same object in each render. */
  port: LeadPort;
  /** Called with each event of `WidgetEventMap`. */
  onEvent?: ((event: WidgetEvent) => void) | undefined;
}

/** What a visitor saves with a system of its own, by the city and the monthly bill; where the key takes contacts, the
 *  visitor asks to be called.
 *  @example <LeadForm port={createLeadPort({ baseUrl, publishableKey })} /> */
export function LeadForm({ port, onEvent, className, ...rest }: LeadFormProps) {
  const [found, setFound] = useState<{ house: EstimateRequest; answer: EstimateAnswer } | null>(null);
  const [isSent, setSent] = useState(false);
  const result = useRef<HTMLHeadingElement>(null);
  const isReady = useRef(false);

  useEffect(() => {
    if (isReady.current) return;
    isReady.current = true;
    onEvent?.({ name: "ready", detail: { version: 1 } });
  }, [onEvent]);
  useEffect(() => {
    if (found !== null) result.current?.focus();
  }, [found]);

  function tellFailure({ type, title, description, status }: WidgetFailure): void {
    onEvent?.({ name: "error", detail: { version: 1, type, title, description, status } });
  }

  async function estimate(house: EstimateRequest): Promise<void> {
    const answer = await port.estimate(house);
    setFound({ house, answer });
    const { powerW, monthlyKwh, monthlySaving } = answer.estimate ?? {};
    if (powerW === undefined || monthlyKwh === undefined || monthlySaving === undefined) return;
    const monthlySavingCents = Math.round(monthlySaving * 100);
    onEvent?.({ name: "system-estimated", detail: { version: 1, powerW, monthlyKwh, monthlySavingCents } });
  }

  return (
    <section aria-label={TEXTS.region} {...rest} className={classNames("gs-ui gs-lead", className)}>
      <HousePart port={port} onEstimate={estimate} onFailure={tellFailure} />
      {found !== null && (
        <div part="panel" className="gs-panel gs-lead__part">
          <h3 ref={result} tabIndex={-1} className="gs-panel__title">
            {TEXTS.result}
          </h3>
          {found.answer.estimate === null ? (
            <p>{TEXTS.nothing}</p>
          ) : (
            <EstimateView estimate={found.answer.estimate} bill={found.house.bill} />
          )}
        </div>
      )}
      {found !== null && found.answer.takesContacts && (
        <ContactPart
          {...{ isSent }}
          onFailure={tellFailure}
          onSend={async (contact) => {
            await port.send({ ...contact, house: found.house });
            setSent(true);
            onEvent?.({ name: "lead-sent", detail: { version: 1 } });
          }}
        />
      )}
    </section>
  );
}
