import { FrameCenter } from "./frame-center.tsx";
import { LiveAbsence } from "../live/absence.tsx";
import { LiveAlerts } from "../live/alerts.tsx";
import { NewVersion } from "../live/new-version.tsx";
import { FramePopups } from "../popups/frame-popups.tsx";
import { LiveSession } from "../access/live-session.tsx";
import { FrameSurvey } from "../survey/frame-survey.tsx";

/** What lives beside every page of somebody who works at a distributor, and is there only now and then: dialogs that
 *  the server asks for, short messages, news. */
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
