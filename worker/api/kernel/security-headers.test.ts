import { expect, test } from "vitest";
import { securityHeaders } from "./security-headers.ts";

function policyOf(nonce: string | null): string[] {
  const headers = securityHeaders({ nonce, connectTo: ["wss://rooms.test"], isSecure: true });
  return headers["content-security-policy"]?.split("; ") ?? [];
}

test("pages take pictures from themselves and over https, and from nowhere else; all else stays closed", () => {
  const policy = policyOf("n1");
  expect(policy).toContain("img-src 'self' data: blob: https:");
  expect(policy.filter((directive) => directive.includes("https:"))).toHaveLength(1);
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("script-src 'nonce-n1' 'strict-dynamic'");
  expect(policy).toContain("connect-src 'self' wss://rooms.test");
  expect(policy).toContain("object-src 'none'");
});

test("what is no page loads nothing at all", () => {
  expect(policyOf(null)).toEqual(["default-src 'none'", "frame-ancestors 'none'"]);
});
