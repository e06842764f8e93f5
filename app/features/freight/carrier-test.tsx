import "./freight.css";
import { useFetcher } from "@remix-run/react";
import { type RefObject, useEffect, useRef } from "react";
import { CARRIER_TEST as TEXTS } from "#copy/freight/carrier.ts";

/** Result of a connection test. */
export interface CarrierAnswer {
  kind: "carrier";
  works: boolean;
  title: string;
  description: string;
}

/** Tests the connection to the network of carriers with the typed key, or else the saved one. Nothing is saved. */
export function CarrierTest({ form }: { form: RefObject<HTMLFormElement | null> }) {
  const fetcher = useFetcher<CarrierAnswer>();
  const isRunning = fetcher.state !== "idle";
  const answer = isRunning ? undefined : fetcher.data;
  const status = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (answer !== undefined) status.current?.scrollIntoView({ block: "nearest" });
  }, [answer]);
  function tryOut() {
    const typed = form.current === null ? null : new FormData(form.current).get("apiKey");
    fetcher.submit({ intent: "carrier", apiKey: typeof typed === "string" ? typed : "" }, { method: "post" });
  }
  return (
    <div className="app-freight-trial">
      <button type="button" className="gs-button" disabled={isRunning} onClick={tryOut}>
        {isRunning ? TEXTS.running : TEXTS.button}
      </button>
      <div ref={status} role="status" className="app-freight-trial__answer">
        {answer && (
          <div className={answer.works ? "gs-notice app-notice-ok" : "gs-notice gs-notice--warn"}>
            <p>
              <strong>{answer.title}</strong>
              <br />
              {answer.description}
            </p>
          </div>
        )}
      </div>
    </div>
  );
}
