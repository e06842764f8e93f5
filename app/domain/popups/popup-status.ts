import type { Popup } from "./popup-schema.ts";

const POPUP_STATUSES = ["running", "scheduled", "ended", "off"] as const;
export type PopupStatus = (typeof POPUP_STATUSES)[number];

/** The status of a pop-up on a day: switched off, before its period, after it, or shown. Both days of the period are
 *  included.
 *  @param today - calendar day in the distributor's time zone */
export function popupStatus(
  { active, startsOn, endsOn }: Pick<Popup, "active" | "startsOn" | "endsOn">,
  today: string,
): PopupStatus {
  if (!active) return "off";
  if (startsOn !== null && today < startsOn) return "scheduled";
  return endsOn !== null && today > endsOn ? "ended" : "running";
}
