import type { Theme } from "#domain/theme/theme-schema.ts";
import type { TrackingEvent } from "#domain/tracking/tracking-event.ts";

/** Takes events to where they are counted; another service is another function of this shape. */
export type TrackingSink = (event: TrackingEvent) => void;

/** Posts each event as JSON, also while the page is being left; nobody waits for it, and a failure is nobody's. */
function beaconTo(url: string): TrackingSink {
  return (event) => {
    navigator.sendBeacon(url, JSON.stringify(event));
  };
}

/** Where the distributor wants events to go; without an address nowhere. */
export function trackingSink({ tracking, advertising }: Theme["integrations"]): TrackingSink {
  const sinks = {
    page_view: tracking && beaconTo(tracking.url),
    advertising: advertising && beaconTo(advertising.url),
  };
  return (event) => sinks[event.event]?.(event);
}
