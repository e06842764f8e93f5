/** Headers of every answer. Pages add their nonce; other answers may load nothing. */
export function securityHeaders({
  nonce,
  connectTo,
  frameFrom = [],
  isSecure,
}: {
  nonce: string | null;
  connectTo: readonly string[];
  /** Origins that the page may embed in a frame. */
  frameFrom?: readonly string[];
  isSecure: boolean;
}): Record<string, string> {
  const policy =
    nonce === null ? "default-src 'none'; frame-ancestors 'none'" : pagePolicy(nonce, connectTo, frameFrom);
  return {
    "content-security-policy": policy,
    "referrer-policy": "strict-origin-when-cross-origin",
    "x-content-type-options": "nosniff",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
    "cross-origin-opener-policy": "same-origin",
    ...(isSecure ? { "strict-transport-security": "max-age=31536000; includeSubDomains" } : {}),
  };
}

function pagePolicy(nonce: string, connectTo: readonly string[], frameFrom: readonly string[]): string {
  return [
    "default-src 'self'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    // Bar widths and chart positions are style attributes, set on the server.
    "style-src-attr 'unsafe-inline'",
    // Distributors host pictures of pop-ups anywhere.
    "img-src 'self' data: blob: https:",
    "font-src 'self'",
    `connect-src 'self' ${connectTo.join(" ")}`.trim(),
    `frame-src ${frameFrom.join(" ") || "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
