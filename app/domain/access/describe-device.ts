/** What a user agent gives away of the device: the browser and where it runs, null when it does not say. */
export interface Device {
  browser: string | null;
  system: string | null;
}

/** In order: a browser that is built on another names both, and its own name decides. */
const BROWSERS: readonly (readonly [name: string, mark: RegExp])[] = [
  ["Samsung Internet", /SamsungBrowser\//],
  ["Edge", /\bEdg(?:e|A|iOS)?\//],
  ["Opera", /\b(?:OPR|OPT|Opera)\//],
  ["Vivaldi", /Vivaldi\//],
  ["Firefox", /\b(?:Firefox|FxiOS)\//],
  ["Chrome", /\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//],
  ["Safari", /Version\/[\d.]+.* Safari\//],
];

/** In order: a telephone's user agent names the system that it descends from, too. */
const SYSTEMS: readonly (readonly [name: string, mark: RegExp])[] = [
  ["iPhone", /\(iPhone\b|\(iPod\b/],
  ["iPad", /\(iPad\b/],
  ["Android", /\bAndroid\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["Windows", /\bWindows\b/],
  ["Mac", /\bMacintosh\b/],
  ["Linux", /\bLinux\b/],
];

/** Browser and system of a user agent, so that people recognise their devices. It is what the device says of itself:
 *  good to recognise it by, no proof.
 *  @source MDN, browser detection using the user agent
 *  @example describeDevice("Mozilla/5.0 (Windows NT 10.0; Win64; x64) … Chrome/141.0.0.0 Safari/537.36")
 *  // { browser: "Chrome", system: "Windows" } */
export function describeDevice(userAgent: string): Device {
  return { browser: firstNamed(BROWSERS, userAgent), system: firstNamed(SYSTEMS, userAgent) };
}

function firstNamed(marks: typeof BROWSERS, userAgent: string): string | null {
  return marks.find(([, mark]) => mark.test(userAgent))?.[0] ?? null;
}
