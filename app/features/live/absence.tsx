import "./live.css";
import { useEffect, useState } from "react";
import { LIVE_TEXTS } from "#copy/live.ts";
import { useLiveStatus } from "./provider.tsx";

/** How long the channel may be disconnected before the notice, in milliseconds. */
const GRACE_MS = 15_000;

/** Quiet notice that the page is not live, shown after a long disconnection. */
export function LiveAbsence() {
  const isAway = useLiveStatus() !== "CONNECTED";
  return (
    <div role="status" className="app-live-absence">
      {isAway && <AfterGrace />}
    </div>
  );
}

/** The notice, once the time since it was mounted has passed. */
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
