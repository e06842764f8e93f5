import "./dashboard.css";
import { useEffect, useState } from "react";
import { BI_TEXTS } from "#copy/dashboard.ts";
import { Button } from "#app/ui/button.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Panel } from "#app/ui/panel.tsx";

/** Time in milliseconds after which a notice says that the service does not load. */
const PATIENCE_MS = 15_000;

/** Frame with the distributor's business intelligence. The frame cannot navigate the portal, nor learn the address
 *  that embeds it. `allow-same-origin` gives the service its own storage, which most need; the portal's stays out
 *  of reach. */
export function BiFrame({ url, patienceMs = PATIENCE_MS }: { url: string; patienceMs?: number }) {
  const [attempt, setAttempt] = useState(1);
  const [state, setState] = useState<"loading" | "loaded" | "slow">("loading");
  useEffect(() => {
    if (state !== "loading") return;
    const timer = setTimeout(() => {
      setState("slow");
    }, patienceMs);
    return () => {
      clearTimeout(timer);
    };
  }, [state, attempt, patienceMs]);
  return (
    <Panel as="div" className="app-bi__frame">
      <iframe
        key={attempt}
        src={url}
        title={BI_TEXTS.frame}
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads"
        referrerPolicy="no-referrer"
        onLoad={() => {
          setState("loaded");
        }}
      />
      {state === "slow" && (
        <div className="app-stack app-gap-8 app-bi__state" role="alert">
          <strong>{BI_TEXTS.slow}</strong>
          <p className="app-quiet">{BI_TEXTS.slowHint}</p>
          <div className="app-row">
            <Button
              kind="primary"
              onClick={() => {
                setAttempt(attempt + 1);
                setState("loading");
              }}
            >
              {BI_TEXTS.retry}
            </Button>
            <LinkButton href={url} target="_blank" rel="noopener noreferrer">
              {BI_TEXTS.open}
            </LinkButton>
          </div>
        </div>
      )}
    </Panel>
  );
}
