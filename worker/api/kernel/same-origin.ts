import { DomainError } from "#domain/shared/errors.ts";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/** Refuses a change with the portal's cookie that does not come from the portal's own pages.
 *  @throws DomainError ACCESS_DENIED */
export function assertSameOrigin(request: Request): void {
  if (SAFE_METHODS.has(request.method)) return;
  const site = request.headers.get("sec-fetch-site");
  if (site !== null && site !== "same-origin" && site !== "none") {
    throw new DomainError("ACCESS_DENIED", { reason: "cross-site request" });
  }
  const origin = request.headers.get("origin");
  if (origin !== null && (!URL.canParse(origin) || new URL(origin).host !== new URL(request.url).host)) {
    throw new DomainError("ACCESS_DENIED", { reason: "cross-origin request" });
  }
}
