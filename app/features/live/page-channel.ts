import { createLiveChannel } from "./live-channel.ts";
import type { LiveChannel, LiveChannelOptions } from "./live-channel.ts";
import { checkSession, requestEvents, requestTicket } from "./live-requests.ts";
import { joinTabs } from "./live-tabs.ts";

/** The live channel of a page: asks the portal for tickets and what was missed, and shares a socket with the tabs of its
 *  name. */
export function createPageChannel({
  name,
  ...options
}: { name: string } & Omit<
  LiveChannelOptions,
  "openTicket" | "checkSession" | "listEvents" | "joinTabs"
>): LiveChannel {
  return createLiveChannel({
    ...options,
    openTicket: requestTicket,
    checkSession,
    listEvents: requestEvents,
    joinTabs: (signal) => joinTabs(name, signal),
  });
}
