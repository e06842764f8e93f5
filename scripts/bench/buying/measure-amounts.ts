import type { BrowserContext, Locator, Page } from "playwright-core";
import { percentile } from "../report.ts";
import type { Figure, Section } from "../report.ts";
import type { BenchServer } from "../server.ts";
import { type AmountChange, changeAmount, type TotalPlace } from "./change-amount.ts";
import type { DemoPortal } from "./demo-portal.ts";
import { slowProcessor } from "./devices.ts";
import { openMountedKit, showMountedPrices } from "./mounted-kit.ts";

const PAINTED_MS = 100;
const CONFIRMED_MS = 300;
/** Pause between two changes, so that they do not overlap. */
const PAUSE_MS = 700;
const LOOSE_TOTAL = ".app-cart__foot .app-heading dd";

interface Way {
  what: string;
  place: TotalPlace;
  open: (context: BrowserContext) => Promise<{ page: Page; control: Locator }>;
}

/** Time until a changed amount shows in the total (with a phone's processor) and is confirmed by the server (on a
 *  laptop), for kits, loose products and a mounted kit. */
export async function measureAmounts(
  server: BenchServer,
  portal: DemoPortal,
  changes: number,
): Promise<Section> {
  await showMountedPrices(server);
  const figures: Figure[] = [];
  for (const { what, place, open } of waysOf(server, portal)) {
    const context = await portal.open("laptop");
    const { page, control } = await open(context);
    const laptop = await changeOften(page, { control, place, changes });
    await slowProcessor(page);
    const phone = await changeOften(page, { control, place, changes });
    await context.close();
    figures.push(
      toFigure(`${what}: total, processor of a phone`, {
        times: phone.map((one) => one.paintedMs),
        aim: PAINTED_MS,
      }),
      toFigure(`${what}: confirmed, laptop`, {
        times: laptop.map((one) => one.confirmedMs),
        aim: CONFIRMED_MS,
      }),
    );
  }
  return { title: `A changed amount (${String(changes)} changes each: median, least and most)`, figures };
}

function waysOf({ sqldUrl }: BenchServer, portal: DemoPortal): Way[] {
  return [
    {
      what: "closed kit",
      place: { total: ".app-purchase__sum", pending: ".app-purchase__words span.app-quiet" },
      async open(context) {
        const page = await context.newPage();
        await page.goto(`${portal.url}/kitsIntegrator`, { waitUntil: "networkidle" });
        await page.locator(".app-kit-actions > button.gs-button").first().click();
        await page.locator(".app-purchase__sum:not([data-pending])").waitFor();
        return { page, control: page.locator(".gs-stepper__button").nth(1) };
      },
    },
    {
      what: "loose product",
      place: { total: LOOSE_TOTAL, pending: `${LOOSE_TOTAL}[data-pending]` },
      async open(context) {
        const page = await context.newPage();
        await page.goto(`${portal.url}/separateSale`, { waitUntil: "networkidle" });
        await page.locator(".app-loose-table button.gs-button").first().click();
        await page.locator(`${LOOSE_TOTAL}:not([data-pending])`).waitFor();
        return { page, control: page.locator(".app-cart .gs-stepper__button").nth(1) };
      },
    },
    {
      what: "mounted kit",
      place: { total: ".app-bill__sum strong", pending: ".app-bill__sum strong[data-pending]" },
      async open(context) {
        const page = await openMountedKit(context, portal, { sqldUrl, productIds: [] });
        await page.waitForLoadState("networkidle");
        return { page, control: page.locator(".app-bill .app-amount__input").first() };
      },
    },
  ];
}

async function changeOften(
  page: Page,
  { control, place, changes }: { control: Locator; place: TotalPlace; changes: number },
): Promise<AmountChange[]> {
  const done: AmountChange[] = [];
  for (let change = 0; change < changes; change += 1) {
    done.push(await changeAmount(control, place));
    await page.waitForTimeout(PAUSE_MS);
  }
  return done;
}

function toFigure(what: string, { times, aim }: { times: readonly number[]; aim: number }): Figure {
  const [p50, least, most] = [percentile(times, 0.5), percentile(times, 0), percentile(times, 1)];
  return {
    what,
    value: `${p50.toFixed(0)} ms (${least.toFixed(0)}–${most.toFixed(0)})`,
    aim: `≤ ${String(aim)} ms`,
    verdict: p50 <= aim ? "held" : Number.isFinite(p50) ? "missed" : "failed",
    numbers: { p50, least, most },
  };
}
