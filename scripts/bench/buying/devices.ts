import type { Page } from "playwright-core";
import type { Device } from "./demo-portal.ts";

const MEGABIT_BYTES = 125_000;

/** A mid-range phone on 1.6 Mb/s with 150 ms latency; laptops are not throttled. */
const PHONE = {
  cpu: 4,
  network: {
    offline: false,
    latency: 150,
    downloadThroughput: 1.6 * MEGABIT_BYTES,
    uploadThroughput: 0.75 * MEGABIT_BYTES,
  },
};

/** Throttles a page to the speed of the device. */
export async function slowDown(page: Page, device: Device): Promise<void> {
  if (device === "laptop") return;
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", PHONE.network);
  await session.send("Emulation.setCPUThrottlingRate", { rate: PHONE.cpu });
}

/** Throttles a page's processor to that of a phone, and leaves its network. */
export async function slowProcessor(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: PHONE.cpu });
}
