/** Headers of every answer. Pages add their nonce; everything else may load nothing at all. */
export function securityHeaders({
  nonce,
  connectTo,
  frameFrom = [],
  isSecure,
}: {
  nonce: string | null;
  connectTo: readonly string[];
  /** Origins whose pages the page may show in a frame. */
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
    // Widths of bars and places of charts are style attributes, set on the server.
    "style-src-attr 'unsafe-inline'",
    // Pictures of pop-ups lie wherever the distributor keeps them.
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
