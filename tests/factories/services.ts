import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { createServices, type Services } from "#worker/create-services.ts";
import { openScope } from "#worker/open-scope.ts";
import { apiEnv } from "./api-env.ts";

/** The use cases as a page of this address gets them, for those without an endpoint. */
export async function openTestServices(
  address: string,
  { headers = {}, env = {} }: { headers?: Record<string, string>; env?: Record<string, unknown> } = {},
): Promise<{ services: Services; finish: () => Promise<void> }> {
  const context = createExecutionContext();
  const request = new Request(address, { headers });
  const scope = await openScope(request, { ...apiEnv, ...env }, context, { renews: false });
  return { services: createServices(scope), finish: () => waitOnExecutionContext(context) };
}
