import { z } from "@hono/zod-openapi";
import type { EndpointAccess } from "#domain/access/may-access.ts";
import type { Services } from "#worker/create-services.ts";
import { assertMayCall } from "#worker/services/shared/authorise.ts";
import { type ApiRoute, NoFields, parseFields } from "./create-api-route.ts";

interface DownloadContract<Params extends z.ZodObject, Query extends z.ZodObject> {
  path: string;
  summary: string;
  tag: string;
  access: EndpointAccess;
  params?: Params;
  query?: Query;
  /** Content type of the file, for the document. */
  fileType: string;
}

interface Download {
  body: string | ReadableStream;
  headers: Record<string, string>;
}

/** Creates a GET endpoint that answers with a file.
 *  @throws DomainError as `assertMayCall`; INVALID_BODY with the invalid fields */
export function createDownloadRoute<
  Params extends z.ZodObject = typeof NoFields,
  Query extends z.ZodObject = typeof NoFields,
>(
  { path, summary, tag, access, fileType, ...contract }: DownloadContract<Params, Query>,
  handler: (input: {
    params: z.output<Params>;
    query: z.output<Query>;
    services: Services;
  }) => Promise<Download> | Download,
): ApiRoute {
  const { params, query } = contract;
  return (api) => {
    api.openAPIRegistry.registerPath({
      method: "get",
      path,
      summary,
      tags: [tag],
      "x-access": access,
      request: { ...(params ? { params } : {}), ...(query ? { query } : {}) },
      responses: { 200: { description: "The file", content: { [fileType]: { schema: z.string() } } } },
    });
    api.get(path.replaceAll(/\{(\w+)\}/g, ":$1"), async (context) => {
      const { scope, services } = context.var;
      assertMayCall(scope, access);
      const { body, headers } = await handler({
        params: parseFields(params ?? NoFields, context.req.param(), "path") as z.output<Params>,
        query: parseFields(query ?? NoFields, context.req.query(), "query") as z.output<Query>,
        services,
      });
      return context.body(body, 200, headers);
    });
  };
}
