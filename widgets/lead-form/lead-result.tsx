import { useEffect, useRef, useState } from "react";
import { LEAD_RESULT_TEXTS as TEXTS } from "#copy/lead-result.ts";
import type { EstimateAnswer, EstimateRequest } from "#domain/sizing/estimate-schema.ts";
import type { WidgetFailure } from "#widgets/request.ts";
import { type Contact, ContactPart } from "./contact-part.tsx";
import { EstimateView } from "./estimate-view.tsx";

/** What was estimated for a house and, where the key takes contacts, the request to be called.
 *  @param props.onSend - passes a complete contact on */
export function LeadResult({
  house,
  answer: { estimate, takesContacts },
  onSend,
  onFailure,
}: {
  house: EstimateRequest;
  answer: EstimateAnswer;
  onSend: (contact: Contact) => Promise<void>;
  onFailure: (failure: WidgetFailure) => void;
}) {
  const title = useRef<HTMLHeadingElement>(null);
  const [isSent, setSent] = useState(false);
  useEffect(() => {
    title.current?.focus();
  }, [estimate]);
  return (
    <>
      <div part="panel" className="gs-panel gs-lead__part">
        <h3 ref={title} tabIndex={-1} className="gs-panel__title">
          {TEXTS.result}
        </h3>
        {estimate === null ? <p>{TEXTS.nothing}</p> : <EstimateView estimate={estimate} bill={house.bill} />}
      </div>
      {takesContacts && (
        <ContactPart
          {...{ isSent, onFailure }}
          onSend={async (contact) => {
            await onSend(contact);
            setSent(true);
          }}
        />
      )}
    </>
  );
}
