import { z } from "@hono/zod-openapi";
import { parseBrowserInfo } from "#domain/access/browser-info-schema.ts";
import { FILE_LIMITS } from "#domain/files/file-rules.ts";
import { readRequestFilesAccess } from "#worker/services/request-files/read-request-file.ts";
import { requestFilesAccess } from "#worker/services/request-files/upload-request-file.ts";
import { type Api, type ApiRoute, createApiRoute, parseFields } from "../kernel/create-api-route.ts";

const tag = "Request files";
const id = z.string().max(64);

const UploadedFileSchema = z.object({
  id: z.string(),
  name: z.string(),
  contentType: z.string(),
  sizeBytes: z.int(),
});

const UploadQuerySchema = z
  .object({
    /** Name of a file that is sent as the body. */
    name: z.string().max(200).default(""),
  })
  .strict();

/** A file is no JSON: the route reads the body as it is, or out of a form. */
function uploadRequestFileRoute(api: Api): void {
  const path = "/app/user/checkout/files";
  api.openAPIRegistry.registerPath({
    method: "post",
    path,
    summary: `Bring a file that goes with a request, as the body or as the field \`file\` of a form: ${String(FILE_LIMITS.document)} bytes at most`,
    tags: [tag],
    "x-access": requestFilesAccess,
    request: {
      query: UploadQuerySchema,
      body: { content: { "application/octet-stream": { schema: z.string() } }, required: true },
    },
    responses: { 201: { description: "The file, kept for seven days until a request takes it" } },
  });
  api.post(path, async (context) => {
    const { browser, ...asked } = context.req.query();
    if (browser !== undefined) parseBrowserInfo(browser);
    const { name } = parseFields(UploadQuerySchema, asked, "query");
    const made = await context.var.services.requestFiles.upload(context.req.raw, name);
    return context.json({ data: UploadedFileSchema.parse(made) }, 201);
  });
}

const dropRequestFileRoute = createApiRoute(
  {
    method: "delete",
    path: "/app/user/checkout/files/{id}",
    summary: "Take away a file of one's own that no request has",
    tag,
    access: requestFilesAccess,
    params: z.object({ id }),
    answer: z.object({ deleted: z.boolean() }),
  },
  async ({ params, services }) => {
    await services.requestFiles.drop(params.id);
    return { deleted: true };
  },
);

const listRequestFilesRoute = createApiRoute(
  {
    method: "get",
    path: "/app/user/requests/{id}/files",
    summary: "Files of a request, the oldest first",
    tag,
    access: readRequestFilesAccess,
    params: z.object({ id }),
    answer: z.object({
      items: z.array(UploadedFileSchema.extend({ createdAt: z.string(), createdByName: z.string() })),
    }),
  },
  async ({ params, services }) => ({ items: await services.requestFiles.list(params.id) }),
);

/** The file itself: saved by a browser, and run by none. */
function readRequestFileRoute(api: Api): void {
  const path = "/app/user/requests/{id}/files/{fileId}";
  const params = z.object({ id, fileId: id });
  api.openAPIRegistry.registerPath({
    method: "get",
    path,
    summary: "A file of a request",
    tags: [tag],
    "x-access": readRequestFilesAccess,
    request: { params },
    responses: {
      200: { description: "The file", content: { "application/octet-stream": { schema: z.string() } } },
    },
  });
  api.get("/app/user/requests/:id/files/:fileId", async (context) => {
    const of = parseFields(params, context.req.param(), "path");
    const file = await context.var.services.requestFiles.read(of.id, of.fileId);
    return context.body(file.body as unknown as ReadableStream, 200, {
      "content-type": file.contentType,
      "content-length": String(file.sizeBytes),
      "content-disposition": `attachment; filename="${file.name}"`,
      "content-security-policy": "default-src 'none'; sandbox",
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
    });
  });
}

/** Endpoints of the files that go with requests. */
export const REQUEST_FILE_ROUTES: readonly ApiRoute[] = [
  uploadRequestFileRoute,
  dropRequestFileRoute,
  listRequestFilesRoute,
  readRequestFileRoute,
];
