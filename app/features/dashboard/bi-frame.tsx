import "./dashboard.css";
import { useEffect, useState } from "react";
import { BI_TEXTS } from "#copy/dashboard.ts";
import { Button } from "#app/ui/button.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";

/** How long an outside service may take before it is said that it does not come. */
const PATIENCE_MS = 15_000;

/** The distributor's business intelligence in a frame that can neither lead the portal elsewhere nor learn from where
 *  it was opened. Most services need their own storage, hence `allow-same-origin`; they never share the portal's. */
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
    <div className="gs-panel app-bi__frame">
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
        <div className="app-bi__state" role="alert">
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
    </div>
  );
}
