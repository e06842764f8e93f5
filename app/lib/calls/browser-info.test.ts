// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from "vitest";
import { parseBrowserInfo } from "#domain/access/browser-info-schema.ts";
import { collectBrowserInfo, encodeBrowserInfo } from "./browser-info.ts";

function fakeBrowser({ userAgent = "Agent/1.0", href = "https://sol.portal.test/requests?page=2" } = {}) {
  vi.stubGlobal("window", {
    location: { origin: new URL(href).origin, href },
    navigator: { userAgent, language: "pt-BR" },
    screen: { colorDepth: 24, width: 1_440.5, height: 900 },
  });
  vi.spyOn(Date.prototype, "getTimezoneOffset").mockReturnValue(180);
  onTestFinished(() => void vi.unstubAllGlobals());
}

test("a browser tells what it accepts, who it is, its screen, its time and where it is, but not its address", () => {
  fakeBrowser();
  expect(collectBrowserInfo()).toEqual({
    acceptHeader: "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
    clientIp: "",
    userAgent: "Agent/1.0",
    language: "pt-BR",
    colorDepth: 24,
    screenWidth: 1_441,
    screenHeight: 900,
    timeZoneOffset: 180,
    javaEnabled: false,
    javaScriptEnabled: true,
    requestorOrigin: "https://sol.portal.test",
    currentUrl: "https://sol.portal.test/requests?page=2",
  });
});

test("what the browser sends is what the server reads", () => {
  fakeBrowser();
  expect(parseBrowserInfo(encodeBrowserInfo())).toEqual(collectBrowserInfo());
});

test("texts of any length are cut so that the server reads them", () => {
  fakeBrowser({ userAgent: '"'.repeat(9_000), href: `https://sol.portal.test/?q=${"x".repeat(9_000)}` });
  const { userAgent, currentUrl } = parseBrowserInfo(encodeBrowserInfo());
  expect([userAgent.length, currentUrl.length]).toEqual([512, 2_048]);
});
