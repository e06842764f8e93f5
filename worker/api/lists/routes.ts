import * as z from "zod";
import { SIGNED_IN } from "#domain/access/may-access.ts";
import { SavedViewSchema, SaveViewSchema } from "#domain/lists/saved-view-schema.ts";
import { type ApiRoute, createApiRoute } from "../kernel/create-api-route.ts";

const views = { tag: "Lists", access: SIGNED_IN, path: "/app/user/saved-views" } as const;

/** Endpoints of saved views of lists. */
export const LISTS_ROUTES: readonly ApiRoute[] = [
  createApiRoute(
    {
      ...{ ...views, method: "get" },
      summary: "Saved views of a list: one's own and those that colleagues share, by name",
      query: z.strictObject({ list: z.string().max(200) }),
      answer: z.object({ items: z.array(SavedViewSchema) }),
    },
    async ({ query, services }) => ({ items: await services.savedViews.list(query.list) }),
  ),
  createApiRoute(
    {
      ...{ ...views, method: "put" },
      summary: "Save a view of a list: a new one, or one in the version that was read",
      body: SaveViewSchema,
      answer: SavedViewSchema,
    },
    ({ body, services }) => services.savedViews.save(body),
  ),
  createApiRoute(
    {
      ...{ ...views, method: "delete", path: `${views.path}/{id}` },
      summary: "Delete a saved view of a list",
      params: z.object({ id: z.string().max(64) }),
      answer: z.object({ deleted: z.boolean() }),
    },
    async ({ params, services }) => {
      await services.savedViews.remove(params.id);
      return { deleted: true };
    },
  ),
];
