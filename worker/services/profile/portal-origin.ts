import { PLATFORM_ID } from "#worker/platform.ts";
import type { Scope } from "#worker/scope.ts";
import { platformOrigin } from "../access/portal-hosts.ts";

/** Origin of the links in a person's e-mails. */
export function originOfPerson(scope: Scope, distributorId: string): string {
  return distributorId === PLATFORM_ID ? platformOrigin(scope) : scope.origin;
}
