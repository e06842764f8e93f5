import type * as z from "zod";
import type { Services } from "#worker/create-services.ts";
import { assertMayCall } from "#worker/services/shared/authorise.ts";
import { type ApiRoute, NoFields, parseFields } from "./create-api-route.ts";
import { type Operation, routePathOf } from "./operation.ts";

interface DownloadContract<Params extends z.ZodObject, Query extends z.ZodObject> extends Pick<
  Operation,
  "path" | "summary" | "tag" | "access"
> {
  params?: Params;
  query?: Query;
  fileType: string;
}

interface Download {
  body: string | ReadableStream | Uint8Array<ArrayBuffer>;
  headers: Record<string, string>;
}

/** Creates a GET endpoint that answers with a file.
 *  @throws DomainError as `assertMayCall`; INVALID_BODY with the invalid fields */
export function createDownloadRoute<
  Params extends z.ZodObject = typeof NoFields,
  Query extends z.ZodObject = typeof NoFields,
>(
  contract: DownloadContract<Params, Query>,
  handler: (input: {
    params: z.output<Params>;
    query: z.output<Query>;
    services: Services;
  }) => Promise<Download> | Download,
): ApiRoute {
  const { access, params, query } = contract;
  return {
    operation: { method: "get", ...contract },
    register(api) {
      api.get(routePathOf(contract), async (context) => {
        const { scope, services } = context.var;
        assertMayCall(scope, access);
        const { body, headers } = await handler({
          params: parseFields(params ?? NoFields, context.req.param(), "path") as z.output<Params>,
          query: parseFields(query ?? NoFields, context.req.query(), "query") as z.output<Query>,
          services,
        });
        return context.body(body, 200, headers);
      });
    },
  };
}
