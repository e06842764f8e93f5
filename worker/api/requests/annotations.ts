import * as z from "zod";
import { MAX_COMMENT_FILES } from "#domain/comments/comment-rules.ts";
import { attachmentHeaders } from "#domain/files/attachment-headers.ts";
import { FILE_LIMITS } from "#domain/files/file-rules.ts";
import { UploadedFileSchema } from "#domain/requests/request-file-schema.ts";
import { CommentListSchema, NewCommentSchema } from "#domain/comments/comment-schema.ts";
import { accessTo } from "#domain/requests/request-actions.ts";
import { createDownloadRoute } from "../kernel/create-download-route.ts";
import { type ApiRoute, createApiRoute } from "../kernel/create-api-route.ts";

const id = z.string().max(64);
const path = "/app/user/requests/{id}/annotations";
const annotations = {
  tag: "Annotations",
  access: accessTo("annotate"),
  params: z.object({ id }),
  path,
} as const;
const one = {
  ...annotations,
  params: z.object({ id, annotationId: id }),
  path: `${path}/{annotationId}`,
} as const;

/** Endpoints of comments on budgets and orders. */
export const ANNOTATION_ROUTES: readonly ApiRoute[] = [
  createApiRoute(
    {
      ...{ ...annotations, method: "get" },
      summary: "Comments on a budget or an order: pinned ones first, then the newest, ten a page",
      query: z.strictObject({ page: z.coerce.number().int().min(1).max(10_000).default(1) }),
      answer: CommentListSchema,
    },
    ({ params, query, services }) => services.annotations.list(params.id, query.page),
  ),
  createApiRoute(
    {
      ...{ ...annotations, method: "post" },
      summary: "Comment on a budget or an order, or reply, and tell the people who are named",
      body: NewCommentSchema,
      answer: z.object({ id: z.string() }),
      status: 201,
    },
    ({ params, body, services }) => services.annotations.add(params.id, body),
  ),
  createApiRoute(
    {
      ...{ ...annotations, method: "post", path: "/app/user/requests/{id}/annotation-files" },
      summary: `Bring a file for a comment to come, kept for seven days until one takes it, as the body or as the field \`file\` of a form: PDF, PNG, JPEG, WebP, DOCX or XLSX, ${String(FILE_LIMITS.document)} bytes at most, and ${String(MAX_COMMENT_FILES)} a comment`,
      query: z.strictObject({ name: z.string().max(200).default("") }),
      fileTypes: ["application/octet-stream"],
      answer: UploadedFileSchema,
      status: 201,
    },
    ({ params, query, request, services }) => services.annotations.bringFile(params.id, request, query.name),
  ),
  createDownloadRoute(
    {
      ...{ tag: annotations.tag, access: annotations.access, path: `${one.path}/files/{fileId}` },
      params: z.object({ id, annotationId: id, fileId: id }),
      summary: "A file of a comment",
      fileType: "application/octet-stream",
    },
    async ({ params, services }) => {
      const file = await services.annotations.readFile(params.id, params.annotationId, params.fileId);
      return { body: file.body as unknown as ReadableStream, headers: attachmentHeaders(file) };
    },
  ),
  createApiRoute(
    {
      ...{ ...one, method: "put" },
      summary: "Pin a comment above the others, or take the pin off",
      body: z.strictObject({ fixed: z.boolean() }),
      answer: z.object({ fixed: z.boolean() }),
    },
    async ({ params, body, services }) => {
      await services.annotations.pin(params.id, params.annotationId, body.fixed);
      return body;
    },
  ),
  createApiRoute(
    {
      ...{ ...one, method: "delete" },
      summary: "Delete a comment with its replies",
      answer: z.object({ deleted: z.boolean() }),
    },
    async ({ params, services }) => {
      await services.annotations.remove(params.id, params.annotationId);
      return { deleted: true };
    },
  ),
];
