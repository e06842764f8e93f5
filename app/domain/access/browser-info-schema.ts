import * as z from "zod";
import { decodeBase64UrlText } from "#domain/shared/base64url.ts";
import { DomainError, type FieldIssue } from "#domain/shared/errors.ts";
import { BROWSER_INFO_LENGTHS, MAX_BROWSER_INFO_CHARS } from "./browser-info-limits.ts";

const pixels = z.int().min(0).max(100_000);

/** Facts about the browser, sent with each call that changes something. */
const BrowserInfoSchema = z.strictObject({
  /** The browser's Accept header. */
  acceptHeader: z.string().max(BROWSER_INFO_LENGTHS.acceptHeader),
  /** Left empty by the portal and ignored; the connection's address is used. */
  clientIp: z.string().max(BROWSER_INFO_LENGTHS.clientIp),
  userAgent: z.string().max(BROWSER_INFO_LENGTHS.userAgent),
  language: z.string().max(BROWSER_INFO_LENGTHS.language),
  /** Bits per pixel. */
  colorDepth: z.int().min(0).max(128),
  screenWidth: pixels,
  screenHeight: pixels,
  /** Minutes from local time to UTC, as JavaScript counts: 180 in Brasília. */
  timeZoneOffset: z.int().min(-1_440).max(1_440),
  javaEnabled: z.boolean(),
  javaScriptEnabled: z.boolean(),
  requestorOrigin: z.string().max(BROWSER_INFO_LENGTHS.requestorOrigin),
  currentUrl: z.string().max(BROWSER_INFO_LENGTHS.currentUrl),
});

export type BrowserInfo = z.infer<typeof BrowserInfoSchema>;

/** Reads the browser info of a call: base64url, without padding, of its JSON.
 *  @throws DomainError INVALID_BODY, naming the field `browser`, for anything else or more than 8 kB
 *  @source spec, sessions and security calls */
export function parseBrowserInfo(text: string): BrowserInfo {
  if (text.length > MAX_BROWSER_INFO_CHARS) {
    throw refusal([issue("browser", "too_big", `expected at most ${MAX_BROWSER_INFO_CHARS} characters`)]);
  }
  const json = decodeBase64UrlText(text);
  if (json === null) throw refusal([issue("browser", "invalid_format", "expected base64url of a JSON text")]);
  const parsed = BrowserInfoSchema.safeParse(parseJson(json));
  if (parsed.success) return parsed.data;
  throw refusal(
    parsed.error.issues.map(({ path, code, message }) =>
      issue(["browser", ...path].join("."), code, message),
    ),
    parsed.error,
  );
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (cause) {
    throw refusal([issue("browser", "invalid_format", "expected base64url of a JSON text")], cause);
  }
}

function issue(field: string, code: string, message: string): FieldIssue {
  return { field, code, message };
}

function refusal(issues: readonly FieldIssue[], cause?: unknown): DomainError<"INVALID_BODY"> {
  return new DomainError("INVALID_BODY", { issues }, { cause });
}
