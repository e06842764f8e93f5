import * as z from "zod";
import { CommentListSchema, NewCommentSchema } from "#domain/comments/comment-schema.ts";
import { accessTo } from "#domain/requests/request-actions.ts";
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
