import { PLATFORM_ID } from "#worker/platform.ts";
import type { Scope, Tenant } from "#worker/scope.ts";
import { sendEmailsSoon } from "./send-emails-soon.ts";
import { publishSoon } from "../live/publish-outbox.ts";

/** Sends after the response what a change of one's own account leaves to tell: to the room, which the platform has
 *  none of, and by e-mail. */
export function sendNewsSoon(scope: Scope, tenant: Tenant): void {
  if (tenant.distributor.id !== PLATFORM_ID) publishSoon(scope);
  sendEmailsSoon(scope, tenant);
}
