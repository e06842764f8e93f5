import { type ComponentPropsWithoutRef, useEffect, useRef, useState } from "react";
import { LEAD_FORM_TEXTS as TEXTS } from "#copy/lead-form.ts";
import type { EstimateAnswer, EstimateRequest } from "#domain/sizing/estimate-schema.ts";
import { classNames } from "#widgets/class-names.ts";
import { errorEvent, estimateEvent, type WidgetEvent } from "#widgets/events.ts";
import type { WidgetFailure } from "#widgets/request.ts";
import { HousePart } from "./house-part.tsx";
import type { LeadPort } from "./lead-port.ts";
import type { LeadResult } from "./lead-result.tsx";

export interface LeadFormProps extends Omit<ComponentPropsWithoutRef<"section">, "children"> {
  /** Source of the numbers. Must be the same object in each render. */
  port: LeadPort;
  /** Called with each event of `WidgetEventMap`. */
  onEvent?: ((event: WidgetEvent) => void) | undefined;
}

/** An estimated house, and what shows it, which is loaded with the first estimate. */
interface Found {
  house: EstimateRequest;
  answer: EstimateAnswer;
  Result: typeof LeadResult;
}

/** What a visitor saves with a system of its own, by the city and the monthly bill; where the key takes contacts, the
 *  visitor asks to be called.
 *  @example <LeadForm port={createLeadPort({ baseUrl, publishableKey })} /> */
export function LeadForm({ port, onEvent, className, ...rest }: LeadFormProps) {
  const [found, setFound] = useState<Found | null>(null);
  const isReady = useRef(false);

  useEffect(() => {
    if (isReady.current) return;
    isReady.current = true;
    onEvent?.({ name: "ready", detail: { version: 1 } });
  }, [onEvent]);

  const tellFailure = (failure: WidgetFailure) => onEvent?.(errorEvent(failure));

  async function estimate(house: EstimateRequest): Promise<void> {
    const [answer, { LeadResult }] = await Promise.all([port.estimate(house), import("./lead-result.tsx")]);
    setFound({ house, answer, Result: LeadResult });
    if (answer.estimate === null) return;
    onEvent?.(estimateEvent(answer.estimate));
  }

  return (
    <section aria-label={TEXTS.region} {...rest} className={classNames("gs-ui gs-lead", className)}>
      <HousePart port={port} onEstimate={estimate} onFailure={tellFailure} />
      {found !== null && (
        <found.Result
          house={found.house}
          answer={found.answer}
          onFailure={tellFailure}
          onSend={async (contact) => {
            await port.send({ ...contact, house: found.house });
            onEvent?.({ name: "lead-sent", detail: { version: 1 } });
          }}
        />
      )}
    </section>
  );
}
