import { z } from "@hono/zod-openapi";
import { parseBrowserInfo } from "#domain/access/browser-info-schema.ts";
import { attachmentHeaders } from "#domain/files/attachment-headers.ts";
import { MAX_REQUEST_FILES } from "#domain/files/attachment-rules.ts";
import { FILE_LIMITS } from "#domain/files/file-rules.ts";
import { RequestFilesSchema, UploadedFileSchema } from "#domain/requests/request-file-schema.ts";
import { requestFileAccess } from "#worker/services/request-files/open-request-files.ts";
import { requestFilesAccess } from "#worker/services/request-files/upload-request-file.ts";
import { type Api, type ApiRoute, createApiRoute, parseFields } from "../kernel/create-api-route.ts";

const tag = "Request files";
const id = z.string().max(64);

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

const path = "/app/user/requests/{id}/files";
const pathOfOne = `${path}/{fileId}`;
const paramsOfOne = z.object({ id, fileId: id });

const listRequestFilesRoute = createApiRoute(
  {
    method: "get",
    path,
    summary: "Files of a request, the oldest first, and what the person may do with them",
    tag,
    access: requestFileAccess.read,
    params: z.object({ id }),
    answer: RequestFilesSchema,
  },
  ({ params, services }) => services.requestFiles.list(params.id),
);

/** The file itself: saved by a browser, and run by none. */
function readRequestFileRoute(api: Api): void {
  api.openAPIRegistry.registerPath({
    method: "get",
    path: pathOfOne,
    summary: "A file of a request",
    tags: [tag],
    "x-access": requestFileAccess.download,
    request: { params: paramsOfOne },
    responses: {
      200: { description: "The file", content: { "application/octet-stream": { schema: z.string() } } },
    },
  });
  api.get("/app/user/requests/:id/files/:fileId", async (context) => {
    const of = parseFields(paramsOfOne, context.req.param(), "path");
    const file = await context.var.services.requestFiles.read(of.id, of.fileId);
    return context.body(file.body as unknown as ReadableStream, 200, attachmentHeaders(file));
  });
}

const AddQuerySchema = UploadQuerySchema.extend({
  /** Id of the file in whose place it comes. */
  replaces: id.optional(),
});

function addRequestFileRoute(api: Api): void {
  const params = z.object({ id });
  api.openAPIRegistry.registerPath({
    method: "post",
    path,
    summary: `Put a file with a saved request, or in the place of one, as the body or as the field \`file\` of a form: ${String(FILE_LIMITS.document)} bytes at most, and ${String(MAX_REQUEST_FILES)} files`,
    tags: [tag],
    "x-access": requestFileAccess.change,
    request: {
      params,
      query: AddQuerySchema,
      body: { content: { "application/octet-stream": { schema: z.string() } }, required: true },
    },
    responses: { 201: { description: "The file" } },
  });
  api.post("/app/user/requests/:id/files", async (context) => {
    const { browser, ...asked } = context.req.query();
    if (browser !== undefined) parseBrowserInfo(browser);
    const of = parseFields(params, context.req.param(), "path");
    const { name, replaces: replacedId = null } = parseFields(AddQuerySchema, asked, "query");
    const added = await context.var.services.requestFiles.add(of.id, context.req.raw, { name, replacedId });
    return context.json({ data: UploadedFileSchema.parse(added) }, 201);
  });
}

const removeRequestFileRoute = createApiRoute(
  {
    method: "delete",
    path: pathOfOne,
    summary: "Take a file from a request for good",
    tag,
    access: requestFileAccess.remove,
    params: paramsOfOne,
    answer: z.object({ deleted: z.boolean() }),
  },
  async ({ params, services }) => {
    await services.requestFiles.remove(params.id, params.fileId);
    return { deleted: true };
  },
);

/** Endpoints of the files that go with requests. */
export const REQUEST_FILE_ROUTES: readonly ApiRoute[] = [
  uploadRequestFileRoute,
  dropRequestFileRoute,
  listRequestFilesRoute,
  readRequestFileRoute,
  addRequestFileRoute,
  removeRequestFileRoute,
];
