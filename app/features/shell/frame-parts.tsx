import { FrameCenter } from "./frame-center.tsx";
import { LiveAbsence } from "../live/absence.tsx";
import { LiveAlerts } from "../live/alerts.tsx";
import { NewVersion } from "../live/new-version.tsx";
import { FramePopups } from "../popups/frame-popups.tsx";
import { LiveSession } from "../access/live-session.tsx";
import { FrameSurvey } from "../survey/frame-survey.tsx";

/** Parts beside every page of a distributor that are only shown now and then: dialogs requested by the server,
 *  short messages, live news. */
export function FrameParts() {
  return (
    <>
      <LiveSession />
      <LiveAlerts />
      <NewVersion />
      <LiveAbsence />
      <FrameCenter />
      <FramePopups />
      <FrameSurvey />
    </>
  );
}
