import { PLATFORM_ID } from "#worker/platform.ts";
import { createDirectoryRepository } from "#worker/repositories/platform/directory-repository.ts";
import type { Scope, Tenant } from "#worker/scope.ts";
import { tenantOf } from "#worker/services/shared/authorise.ts";
import { listPlatformHosts, listPortalHosts } from "./portal-hosts.ts";
import { sendEmails } from "./send-emails.ts";

/** Sends pending e-mails of the request's distributor, or of the platform, after the response. E-mails that fail are
 *  sent later by the scheduled job. */
export function sendEmailsSoon(scope: Scope, tenant: Tenant = tenantOf(scope)): void {
  const { distributor, database } = tenant;
  scope.defer(async () =>
    sendEmails({
      env: scope.env,
      database,
      distributorId: distributor.id,
      hosts: await listHostsOf(scope, tenant),
      now: () => scope.now(),
    }),
  );
}

/** Hosts for links in e-mails: all of the distributor's, since a run also sends e-mails caused on another host, and the
 *  host of this request. */
export async function listHostsOf(scope: Scope, { distributor }: Tenant): Promise<string[]> {
  if (distributor.id === PLATFORM_ID) return listPlatformHosts(scope.env);
  const domains = await createDirectoryRepository(scope.directory).listDomains(distributor.id);
  const ownHost = new URL(scope.origin).hostname;
  return [...listPortalHosts(scope.env, { slug: distributor.slug, domains }), ownHost];
}
