import { useLocation, useMatches } from "@remix-run/react";
import { useEffect } from "react";
import type { UserType } from "#domain/access/actor.ts";
import { trackingEvents } from "#domain/tracking/tracking-event.ts";
import type { TrackingSink } from "./tracking-sink.ts";

/** Sends each page change to the sink.
 *  @param sink - null before the visitor agreed, or without a service */
export function usePageTracking(sink: TrackingSink | null, userType: UserType | null): void {
  const { pathname } = useLocation();
  const page = pageNameOf(useMatches());
  useEffect(() => {
    if (sink === null) return;
    for (const event of trackingEvents({ page, pathname, userType })) sink(event);
  }, [sink, page, pathname, userType]);
}

function pageNameOf(matches: ReturnType<typeof useMatches>): string | null {
  const handle = matches.at(-1)?.handle;
  if (typeof handle !== "object" || handle === null || !("page" in handle)) return null;
  return typeof handle.page === "string" ? handle.page : null;
}
