/** Browser and system named by a user agent; null if it names none. */
export interface Device {
  browser: string | null;
  system: string | null;
}

/** Ordered: a browser based on another one names both, so its own name comes first. */
const BROWSERS: readonly (readonly [name: string, mark: RegExp])[] = [
  ["Samsung Internet", /SamsungBrowser\//],
  ["Edge", /\bEdg(?:e|A|iOS)?\//],
  ["Opera", /\b(?:OPR|OPT|Opera)\//],
  ["Vivaldi", /Vivaldi\//],
  ["Firefox", /\b(?:Firefox|FxiOS)\//],
  ["Chrome", /\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//],
  ["Safari", /Version\/[\d.]+.* Safari\//],
];

/** Ordered: a phone's user agent also names the system that its own derives from, so its own comes first. */
const SYSTEMS: readonly (readonly [name: string, mark: RegExp])[] = [
  ["iPhone", /\(iPhone\b|\(iPod\b/],
  ["iPad", /\(iPad\b/],
  ["Android", /\bAndroid\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["Windows", /\bWindows\b/],
  ["Mac", /\bMacintosh\b/],
  ["Linux", /\bLinux\b/],
];

/** Browser and system of a user agent, by which people recognise their devices. The device reports it itself, so it
 *  proves nothing.
 *  @source MDN, browser detection using the user agent
 *  @example describeDevice("Mozilla/5.0 (Windows NT 10.0; Win64; x64) … Chrome/141.0.0.0 Safari/537.36")
 *  // { browser: "Chrome", system: "Windows" } */
export function describeDevice(userAgent: string): Device {
  return { browser: firstNamed(BROWSERS, userAgent), system: firstNamed(SYSTEMS, userAgent) };
}

function firstNamed(marks: typeof BROWSERS, userAgent: string): string | null {
  return marks.find(([, mark]) => mark.test(userAgent))?.[0] ?? null;
}
