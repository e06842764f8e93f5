import type { Settings } from "#worker/env.ts";

/** Origin of a distributor's portal: its own domain, or its slug under the first portal host; protocol and port are
 *  those of the request, which is of the same deployment.
 *  @example portalOrigin({ env, origin: "https://girassol.app" }, { slug: "sol", domains: [] }) //
 *    "https://sol.girassol.app" */
export function portalOrigin(
  { env, origin }: { env: Pick<Settings, "PORTAL_HOSTS">; origin: string },
  { slug, domains }: { slug: string; domains: readonly string[] },
): string {
  const url = new URL(origin);
  const [host = url.hostname] = env.PORTAL_HOSTS.split(",");
  url.hostname = domains[0] ?? `${slug}.${host}`;
  return url.origin;
}
