import { PLATFORM_ID } from "#worker/platform.ts";
import type { Scope, Tenant } from "#worker/scope.ts";
import { sendEmailsSoon } from "./send-emails-soon.ts";
import { publishSoon } from "../live/publish-outbox.ts";

/** Publishes events and sends e-mails of an account's change after the response. The platform has no room, so it only
 *  sends e-mails. */
export function sendNewsSoon(scope: Scope, tenant: Tenant): void {
  if (tenant.distributor.id !== PLATFORM_ID) publishSoon(scope);
  sendEmailsSoon(scope, tenant);
}
