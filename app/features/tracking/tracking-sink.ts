import type { Theme } from "#domain/theme/theme-schema.ts";
import type { TrackingEvent } from "#domain/tracking/tracking-event.ts";

/** Sends an event to an analytics service. */
export type TrackingSink = (event: TrackingEvent) => void;

/** Sends each event as JSON with `sendBeacon`, which also works while the page closes. Failures are ignored. */
function beaconTo(url: string): TrackingSink {
  return (event) => {
    navigator.sendBeacon(url, JSON.stringify(event));
  };
}

/** The distributor's analytics service; null without an address. */
export function trackingSink({ tracking, advertising }: Theme["integrations"]): TrackingSink {
  const sinks = {
    page_view: tracking && beaconTo(tracking.url),
    advertising: advertising && beaconTo(advertising.url),
  };
  return (event) => sinks[event.event]?.(event);
}
