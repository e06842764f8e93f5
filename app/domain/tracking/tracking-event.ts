import type { UserType } from "#domain/access/actor.ts";

/** An event for an outside service. It contains no person and no ids. */
export interface TrackingEvent {
  event: "page_view" | "advertising";
  /** Name of the page in the registry, else its path. */
  page: string;
  path: string;
  userType: UserType | null;
}

/** Events of a page change: a page view and, for integrators outside their dashboard, an advertising event.
 *  @source spec, shell: page tracking */
export function trackingEvents({
  page,
  pathname,
  userType,
}: {
  page: string | null;
  pathname: string;
  userType: UserType | null;
}): TrackingEvent[] {
  const path = withoutIds(pathname);
  const seen = { page: page ?? path, path, userType };
  const advertises = userType === "integrator" && page !== "DashboardIntegrator";
  return [
    { event: "page_view", ...seen },
    ...(advertises ? [{ event: "advertising" as const, ...seen }] : []),
  ];
}

/** The path with `:id` in place of each segment that may identify a person or a record: one with a digit, `_`, `%` or
 *  `@`, or of more than 24 characters.
 *  @example withoutIds("/requests/detail/req_01h2") // "/requests/detail/:id" */
function withoutIds(pathname: string): string {
  return pathname
    .split("/")
    .map((segment) => (/[0-9_%@]/.test(segment) || segment.length > 24 ? ":id" : segment))
    .join("/");
}
