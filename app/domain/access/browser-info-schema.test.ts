import { expect, test } from "vitest";
import { encodeBase64Url, encodeBase64UrlText } from "#domain/shared/base64url.ts";
import { isDomainError } from "#domain/shared/errors.ts";
import { type BrowserInfo, parseBrowserInfo } from "./browser-info-schema.ts";

function buildInfo(changes: Partial<BrowserInfo> = {}): BrowserInfo {
  return {
    acceptHeader: "application/json",
    clientIp: "",
    userAgent: "Mozilla/5.0 (X11; Linux x86_64)",
    language: "pt-BR",
    colorDepth: 24,
    screenWidth: 1_440,
    screenHeight: 900,
    timeZoneOffset: 180,
    javaEnabled: false,
    javaScriptEnabled: true,
    requestorOrigin: "https://sol.portal.test",
    currentUrl: "https://sol.portal.test/requests?q=José",
    ...changes,
  };
}

function encode(info: unknown): string {
  return encodeBase64UrlText(JSON.stringify(info));
}

/** Field and code of each issue of a refusal. */
function issuesOf(text: string): string[] {
  try {
    parseBrowserInfo(text);
    return [];
  } catch (error) {
    if (!isDomainError(error, "INVALID_BODY")) throw error;
    return error.details.issues.map(({ field, code }) => `${field} ${code}`);
  }
}

test("browser info is read from base64url of its JSON", () => {
  expect(parseBrowserInfo(encode(buildInfo()))).toEqual(buildInfo());
});

test("base64url as another program writes it is read, too", () => {
  const text = Buffer.from(JSON.stringify(buildInfo({ language: "日本語" }))).toString("base64url");
  expect(parseBrowserInfo(text).language).toBe("日本語");
});

test.each([
  ["no base64url", "{}", "browser invalid_format"],
  ["bytes that are no text", encodeBase64Url(Uint8Array.of(0xff, 0xfe)), "browser invalid_format"],
  ["no JSON", encodeBase64UrlText("{"), "browser invalid_format"],
  ["nothing", "", "browser invalid_format"],
  ["no object", encode("text"), "browser invalid_type"],
  [
    "a field of another type",
    encode({ ...buildInfo(), colorDepth: "24" }),
    "browser.colorDepth invalid_type",
  ],
  ["a field that nobody knows", encode({ ...buildInfo(), cookie: "x" }), "browser unrecognized_keys"],
  ["a missing field", encode({ ...buildInfo(), language: undefined }), "browser.language invalid_type"],
])("%s is refused, and the field is named", (_what, text, issue) => {
  expect(issuesOf(text)).toEqual([issue]);
});

test.each([
  ["userAgent", 512],
  ["currentUrl", 2_048],
  ["acceptHeader", 256],
  ["requestorOrigin", 256],
  ["clientIp", 45],
  ["language", 35],
] as const)("%s may have %i characters, but not one more", (field, limit) => {
  expect(issuesOf(encode(buildInfo({ [field]: "x".repeat(limit) })))).toEqual([]);
  expect(issuesOf(encode(buildInfo({ [field]: "x".repeat(limit + 1) })))).toEqual([
    `browser.${field} too_big`,
  ]);
});

test.each([
  ["timeZoneOffset", -1_441, "too_small"],
  ["timeZoneOffset", 1_441, "too_big"],
  ["screenWidth", -1, "too_small"],
  ["screenHeight", 100_001, "too_big"],
  ["colorDepth", 129, "too_big"],
] as const)("%s cannot be %i", (field, value, code) => {
  expect(issuesOf(encode(buildInfo({ [field]: value })))).toEqual([`browser.${field} ${code}`]);
});

test.each([
  [8_192, "browser.currentUrl too_big"], // parsed, and refused for its content
  [8_193, "browser too_big"],
])("a text of %i characters is answered with: %s", (length, issue) => {
  // Base64url has four characters for three bytes, so one more character gives 8,193.
  const empty = JSON.stringify(buildInfo({ currentUrl: "" })).length;
  const text = encode(buildInfo({ currentUrl: "x".repeat(6_144 - empty) }));
  expect(text).toHaveLength(8_192);
  expect(issuesOf(text.padEnd(length, "A"))).toEqual([issue]);
});
