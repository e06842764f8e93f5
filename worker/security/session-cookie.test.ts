import { expect, test } from "vitest";
import { readSessionCookie, sealSession, sessionCookieHeader, unsealSession } from "./session-cookie.ts";

const SECRET = "session-secret-of-the-unit-tests-0123456789";
const SESSION = { id: "usr_1", token: "token", accessKey: "key", refreshToken: "refresh" };

test("a sealed session opens with its secret only", () => {
  const sealed = sealSession(SESSION, SECRET);
  expect(unsealSession(sealed, SECRET)).toEqual(SESSION);
  expect(unsealSession(sealed, `${SECRET}!`)).toBeNull();
});

test("the same session is sealed differently each time and shows nothing of itself", () => {
  const [one, two] = [sealSession(SESSION, SECRET), sealSession(SESSION, SECRET)];
  expect(one).not.toBe(two);
  expect(Buffer.from(one, "base64url").toString("latin1")).not.toContain("usr_1");
});

test("a sealed session in which any byte was changed is none", () => {
  const bytes = Buffer.from(sealSession(SESSION, SECRET), "base64url");
  for (let at = 0; at < bytes.length; at += 1) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8((changed.readUInt8(at) + 1) % 256, at);
    expect(unsealSession(changed.toString("base64url"), SECRET)).toBeNull();
  }
});

test.each(["", "x", "not a session", "A".repeat(40)])("%j is no session", (value) => {
  expect(unsealSession(value, SECRET)).toBeNull();
});

test("the cookie is for this host alone, over HTTPS, out of reach of scripts", () => {
  expect(sessionCookieHeader(SESSION, SECRET, 43_200)).toMatch(
    /^__Host-girassol=[\w-]+; Path=\/; Max-Age=43200; HttpOnly; Secure; SameSite=Lax$/,
  );
  expect(sessionCookieHeader(null, SECRET, 43_200)).toBe(
    "__Host-girassol=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Lax",
  );
});

test.each([
  ["__Host-girassol=abc", "abc"],
  ["theme=dark; __Host-girassol=abc; x=y", "abc"],
  ["x__Host-girassol=abc", null],
  ["theme=dark", null],
  [null, null],
])("the cookie header %j holds the session %j", (header, value) => {
  expect(readSessionCookie(header)).toBe(value);
});
