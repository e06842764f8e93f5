import * as z from "zod";
import { attachmentHeaders } from "#domain/files/attachment-headers.ts";
import { MAX_REQUEST_FILES } from "#domain/files/attachment-rules.ts";
import { FILE_LIMITS } from "#domain/files/file-rules.ts";
import { RequestFilesSchema, UploadedFileSchema } from "#domain/requests/request-file-schema.ts";
import { accessTo } from "#domain/requests/request-actions.ts";
import { requestFilesAccess } from "#worker/services/requests/upload-request-file.ts";
import { type ApiRoute, createApiRoute } from "../kernel/create-api-route.ts";
import { createDownloadRoute } from "../kernel/create-download-route.ts";

const tag = "Request files";
const id = z.string().max(64);

const UploadQuerySchema = z.strictObject({
  /** File name, for a file sent as the body. */
  name: z.string().max(200).default(""),
});

/** The body is the file, or a form with the file. */
const uploadRequestFileRoute = createApiRoute(
  {
    method: "post",
    path: "/app/user/checkout/files",
    summary: `Bring a file that goes with a request, kept for seven days until one takes it, as the body or as the field \`file\` of a form: ${String(FILE_LIMITS.document)} bytes at most`,
    tag,
    access: requestFilesAccess,
    query: UploadQuerySchema,
    fileTypes: ["application/octet-stream"],
    answer: UploadedFileSchema,
    status: 201,
  },
  ({ query, request, services }) => services.requestFiles.upload(request, query.name),
);

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
    access: accessTo("readFiles"),
    params: z.object({ id }),
    answer: RequestFilesSchema,
  },
  ({ params, services }) => services.requestFiles.list(params.id),
);

/** The file itself, which browsers save and never run. */
const readRequestFileRoute = createDownloadRoute(
  {
    path: pathOfOne,
    summary: "A file of a request",
    tag,
    access: accessTo("downloadFiles"),
    params: paramsOfOne,
    fileType: "application/octet-stream",
  },
  async ({ params, services }) => {
    const file = await services.requestFiles.read(params.id, params.fileId);
    return { body: file.body as unknown as ReadableStream, headers: attachmentHeaders(file) };
  },
);

const AddQuerySchema = UploadQuerySchema.extend({
  /** Id of the file to replace. */
  replaces: id.optional(),
});

const addRequestFileRoute = createApiRoute(
  {
    method: "post",
    path,
    summary: `Put a file with a saved request, or in the place of one, as the body or as the field \`file\` of a form: ${String(FILE_LIMITS.document)} bytes at most, and ${String(MAX_REQUEST_FILES)} files`,
    tag,
    access: accessTo("changeFiles"),
    params: z.object({ id }),
    query: AddQuerySchema,
    fileTypes: ["application/octet-stream"],
    answer: UploadedFileSchema,
    status: 201,
  },
  ({ params, query: { name, replaces = null }, request, services }) =>
    services.requestFiles.add(params.id, request, { name, replacedId: replaces }),
);

const removeRequestFileRoute = createApiRoute(
  {
    method: "delete",
    path: pathOfOne,
    summary: "Take a file from a request for good",
    tag,
    access: accessTo("removeFiles"),
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
