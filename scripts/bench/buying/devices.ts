import type { Page } from "playwright-core";
import type { Device } from "./demo-portal.ts";

const MEGABIT_BYTES = 125_000;

/** A phone of the middle class on 1.6 Mb/s with 150 ms; a laptop is what it is. */
const PHONE = {
  cpu: 4,
  network: {
    offline: false,
    latency: 150,
    downloadThroughput: 1.6 * MEGABIT_BYTES,
    uploadThroughput: 0.75 * MEGABIT_BYTES,
  },
};

/** Makes a page as slow as the device is. */
export async function slowDown(page: Page, device: Device): Promise<void> {
  if (device === "laptop") return;
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", PHONE.network);
  await session.send("Emulation.setCPUThrottlingRate", { rate: PHONE.cpu });
}

/** Makes a page's processor as slow as a phone's, and leaves its network. */
export async function slowProcessor(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: PHONE.cpu });
}
