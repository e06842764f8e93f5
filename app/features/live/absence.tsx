import "./live.css";
import { useEffect, useState } from "react";
import { LIVE_TEXTS } from "#copy/live.ts";
import { useLiveStatus } from "./provider.tsx";

/** How long the channel may be away before anybody is told. */
const GRACE_MS = 15_000;

/** Says quietly that the page does not follow what happens, while the channel has been away for long. */
export function LiveAbsence() {
  const isAway = useLiveStatus() !== "CONNECTED";
  return (
    <div role="status" className="app-live-absence">
      {isAway && <AfterGrace />}
    </div>
  );
}

/** The words, once the time is over since this was put on the page. */
function AfterGrace() {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setIsOver(true);
    }, GRACE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return isOver && <p>{LIVE_TEXTS.away}</p>;
}
