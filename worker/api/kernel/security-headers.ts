/** Headers of every answer. Pages add their nonce; everything else may load nothing at all. */
export function securityHeaders({
  nonce,
  connectTo,
  isSecure,
}: {
  nonce: string | null;
  connectTo: readonly string[];
  isSecure: boolean;
}): Record<string, string> {
  const policy = nonce === null ? "default-src 'none'; frame-ancestors 'none'" : pagePolicy(nonce, connectTo);
  return {
    "content-security-policy": policy,
    "referrer-policy": "strict-origin-when-cross-origin",
    "x-content-type-options": "nosniff",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
    "cross-origin-opener-policy": "same-origin",
    ...(isSecure ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {}),
  };
}

function pagePolicy(nonce: string, connectTo: readonly string[]): string {
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    // Mantine sets style attributes on the server; without this its spacing is lost.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self' ${connectTo.join(" ")}`.trim(),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
