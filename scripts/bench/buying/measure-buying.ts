import type { Section } from "../report.ts";
import type { BenchServer } from "../server.ts";
import { openDemoPortal } from "./demo-portal.ts";
import { measureAmounts } from "./measure-amounts.ts";
import { measureBuyingPages } from "./measure-buying-pages.ts";
import { measureJourneys } from "./measure-journeys.ts";
import { measurePaint } from "./measure-paint.ts";
import { measureWidgets } from "./measure-widgets.ts";
import { measureTyping } from "./measure-typing.ts";

export interface BuyingExtent {
  /** Number of visits of each page, device and kind. */
  visits: number;
  changes: number;
  lines: number;
  keys: number;
  /** Whether all journeys are run as well. */
  journeys: boolean;
}

/** How buying feels in a browser with the demo world, section by section. */
export async function measureBuying(
  server: BenchServer,
  { visits, changes, lines, keys, journeys }: BuyingExtent,
  tell: (section: Section) => void,
): Promise<void> {
  const portal = await openDemoPortal(server);
  try {
    tell(await measureBuyingPages(portal));
    tell(await measurePaint(portal, visits));
    tell(await measureWidgets(portal, visits));
    tell(await measureAmounts(server, portal, changes));
    tell(await measureTyping(server, portal, { lines, keys }));
  } finally {
    await portal.stop();
  }
  if (journeys) tell(await measureJourneys());
}
