import { expect, test } from "vitest";
import { deviceText } from "#copy/access/device.ts";
import { describeDevice } from "./describe-device.ts";

const WINDOWS = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko)";
const MAC = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)";
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)";
const ANDROID = "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko)";

test.each([
  [`${WINDOWS} Chrome/141.0.0.0 Safari/537.36`, "Chrome no Windows"],
  [`${WINDOWS} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`, "Edge no Windows"],
  [`${WINDOWS} Chrome/141.0.0.0 Safari/537.36 OPR/122.0.0.0`, "Opera no Windows"],
  [`${MAC} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15`, "Safari no Mac"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:144.0) Gecko/20100101 Firefox/144.0", "Firefox no Mac"],
  [`${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`, "Safari no iPhone"],
  [`${IPHONE} CriOS/141.0.7390.41 Mobile/15E148 Safari/604.1`, "Chrome no iPhone"],
  [
    "Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/16.6 Mobile/15E148 Safari/604.1",
    "Safari no iPad",
  ],
  [`${ANDROID} Chrome/141.0.0.0 Mobile Safari/537.36`, "Chrome no Android"],
  [`${ANDROID} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`, "Samsung Internet no Android"],
  ["Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0", "Firefox no Linux"],
  [
    "Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36",
    "Chrome no ChromeOS",
  ],
])("%s is shown as %s", (userAgent, text) => {
  expect(deviceText(describeDevice(userAgent))).toBe(text);
});

test("a program that names a system but no browser is shown by its system", () => {
  const device = describeDevice("okhttp/4.12.0 (Linux; Android 14)");
  expect(device).toEqual({ browser: null, system: "Android" });
  expect(deviceText(device)).toBe("Aplicativo no Android");
});

test("a browser on a system that nobody knows is shown by its name", () => {
  expect(deviceText(describeDevice("Mozilla/5.0 (X11; Haiku) Firefox/144.0"))).toBe("Firefox");
});

test.each(["", "curl/8.7.1", "Windowspane", "Safari/604.1"])(
  "%j tells nothing of the device",
  (userAgent) => {
    expect(describeDevice(userAgent)).toEqual({ browser: null, system: null });
    expect(deviceText(describeDevice(userAgent))).toBe("Dispositivo desconhecido");
  },
);
