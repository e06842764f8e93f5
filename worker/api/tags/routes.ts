import * as z from "zod";
import type { AccessRule } from "#domain/access/may-access.ts";
import { accessTo } from "#domain/requests/request-actions.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { COMPANY_TAGS_ACCESS, TAG_PARENTS } from "#domain/tags/tag.ts";
import {
  ShownTagSchema,
  TagInputSchema,
  TagListQuerySchema,
  TagSchema,
  TagUpdateSchema,
} from "#domain/tags/tag-schema.ts";
import type { Services } from "#worker/create-services.ts";
import { manageTagsAccess } from "#worker/services/tags/tags.ts";
import { type ApiRoute, createApiRoute } from "../kernel/create-api-route.ts";

const tag = "Tags";
const id = z.string().min(1).max(64);
const ids = z.array(id).min(1).max(200);
const params = z.object({ id });
const TagListAnswerSchema = z.object({ items: z.array(TagSchema) });
const OnRecordSchema = z.object({ items: z.array(ShownTagSchema) });
const managed = { tag, access: manageTagsAccess } as const;
const ofOne = { ...managed, path: "/app/staff/tags/{id}", params } as const;

/** Endpoints of the tags of one kind of record.
 *  @param on.path - of the tags on one record */
function recordRoutes(
  on: { path: string; access: AccessRule; of: string },
  pick: (services: Services) => Services["companyTags"],
): ApiRoute[] {
  const { path, access, of } = on;
  const one = { tag, access, path: `${path}/{tagId}`, params: z.object({ id, tagId: id }) } as const;
  return [
    createApiRoute(
      {
        method: "get",
        tag,
        access,
        path,
        params,
        summary: `All tags of ${of}, and which are on one`,
        answer: TagListAnswerSchema,
      },
      async ({ params: at, services }) => ({ items: await pick(services).list(at.id) }),
    ),
    createApiRoute(
      { ...one, method: "put", summary: `Put a tag on one of ${of}`, answer: ShownTagSchema },
      async ({ params: at, services }) => {
        const tags = await pick(services).change(at.id, { add: [at.tagId], remove: [] });
        const shown = tags.find((one) => one.id === at.tagId);
        if (shown === undefined) throw new DomainError("NOT_FOUND", { entity: "tag", id: at.tagId });
        return shown;
      },
    ),
    createApiRoute(
      { ...one, method: "delete", summary: `Take a tag off one of ${of}`, answer: OnRecordSchema },
      async ({ params: at, services }) => ({
        items: await pick(services).change(at.id, { add: [], remove: [at.tagId] }),
      }),
    ),
  ];
}

/** Endpoints of tags. */
export const TAGS_ROUTES: readonly ApiRoute[] = [
  createApiRoute(
    {
      ...{ ...managed, method: "get", path: "/app/staff/tags" },
      summary: "Tags of companies, budgets or orders, in order",
      query: TagListQuerySchema,
      answer: TagListAnswerSchema,
    },
    async ({ query, services }) => ({ items: await services.tags.list(query) }),
  ),
  createApiRoute(
    {
      ...{ ...managed, method: "post", path: "/app/staff/tags" },
      summary: "Make a tag, as the last of its kind",
      body: TagInputSchema,
      answer: TagSchema,
      status: 201,
    },
    ({ body, services }) => services.tags.create(body),
  ),
  createApiRoute(
    {
      ...{ ...managed, method: "put", path: "/app/staff/tags/order" },
      summary: "Put the tags of a kind into another order",
      body: z.strictObject({ parentType: z.enum(TAG_PARENTS), before: ids, after: ids }),
      answer: TagListAnswerSchema,
    },
    async ({ body, services }) => ({ items: await services.tags.reorder(body) }),
  ),
  createApiRoute(
    { ...ofOne, method: "get", summary: "One tag", answer: TagSchema },
    ({ params: at, services }) => services.tags.get(at.id),
  ),
  createApiRoute(
    {
      ...{ ...ofOne, method: "put" },
      summary: "Replace a tag in the version that was read",
      body: TagUpdateSchema,
      answer: TagSchema,
    },
    ({ params: at, body, services }) => services.tags.update(at.id, body),
  ),
  createApiRoute(
    {
      ...{ ...ofOne, method: "delete" },
      summary: "Delete a tag, also from all that it is on",
      answer: z.object({ deleted: z.boolean() }),
    },
    async ({ params: at, services }) => {
      await services.tags.remove(at.id);
      return { deleted: true };
    },
  ),
  ...recordRoutes(
    { path: "/app/user/requests/{id}/tags", access: accessTo("tag"), of: "budgets or orders" },
    (services) => services.requestTags,
  ),
  ...recordRoutes(
    { path: "/app/staff/integrators/{id}/tags", access: COMPANY_TAGS_ACCESS, of: "companies" },
    (services) => services.companyTags,
  ),
];
