import type { Settings } from "#worker/env.ts";

/** Where a distributor's people reach its portal: its own domain, else its name under the portal's first host; with
 *  protocol and port of the request, which come from the same deployment.
 *  @example portalOrigin({ env, origin: "https://girassol.app" }, { slug: "sol", domains: [] }) // "https://sol.girassol.app" */
export function portalOrigin(
  { env, origin }: { env: Pick<Settings, "PORTAL_HOSTS">; origin: string },
  { slug, domains }: { slug: string; domains: readonly string[] },
): string {
  const url = new URL(origin);
  const [host = url.hostname] = env.PORTAL_HOSTS.split(",");
  url.hostname = domains[0] ?? `${slug}.${host}`;
  return url.origin;
}
