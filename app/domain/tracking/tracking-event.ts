import type { UserType } from "#domain/access/actor.ts";

/** A page view as reported to an outside service, without a person or ids. */
export interface TrackingEvent {
  event: "page_view" | "advertising";
  /** Name of the page where the portal has one, else its path. */
  page: string;
  path: string;
  userType: UserType | null;
}

/** Events of one page change: every page counts as seen, and integrators also cause an advertising event, but on
 *  their dashboard.
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

/** A path in which whatever may name a person or a record says `:id` only.
 *  @example withoutIds("/requests/detail/req_01h2") // "/requests/detail/:id" */
function withoutIds(pathname: string): string {
  return pathname
    .split("/")
    .map((segment) => (/[0-9_%@]/.test(segment) || segment.length > 24 ? ":id" : segment))
    .join("/");
}
