import type { Scope } from "#worker/scope.ts";
import { createListEvents, createOpenLiveChannel } from "./live-channel.ts";
import { createReadFrame } from "./read-frame.ts";
import { createReportError } from "./report-error.ts";
import { createReadSideBar, createReadSideBarSettings, createSaveSideBar } from "./side-bar.ts";
import { createSingleSignOn } from "./sign-on-token.ts";

/** Use cases of the shell around pages. */
export const shellServices = {
  shell: (scope: Scope) => ({
    readFrame: createReadFrame(scope),
    readSideBar: createReadSideBar(scope),
    readSideBarSettings: createReadSideBarSettings(scope),
    saveSideBar: createSaveSideBar(scope),
    signOnOutside: createSingleSignOn(scope),
  }),
  realtime: (scope: Scope) => ({
    open: createOpenLiveChannel(scope),
    listEvents: createListEvents(scope),
  }),
  errors: (scope: Scope) => ({ report: createReportError(scope) }),
};
