import { expect, test } from "vitest";
import { BUYING_EVENTS } from "#copy/audit/audit-events/buying.ts";
import { PRICING_EVENTS } from "#copy/audit/audit-events/pricing.ts";
import { TIMELINE_EVENTS } from "#domain/requests/timeline.ts";

/** Events of the log that are about a request. */
const ABOUT_REQUESTS = Object.keys({ ...BUYING_EVENTS, ...PRICING_EVENTS }).filter((event) =>
  /^(budget|order|request|charge|discount|purchase)\./.test(event),
);

test("each event about a request is of one kind of the timeline, and of one only", () => {
  const told = Object.values(TIMELINE_EVENTS).flat();
  expect([...told].sort()).toEqual([...new Set(ABOUT_REQUESTS)].sort());
});
