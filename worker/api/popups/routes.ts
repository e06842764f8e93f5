import * as z from "zod";
import { PopupInputSchema, PopupSchema, PopupUpdateSchema } from "#domain/popups/popup-schema.ts";
import { ownPopupsAccess, popupsAccess } from "#worker/services/popups/popups.ts";
import { type ApiRoute, createApiRoute } from "../kernel/create-api-route.ts";

/** Fields of a pop-up for the people who see it. */
const ShownSchema = PopupSchema.pick({
  ...{ id: true, title: true, description: true, image: true, link: true },
  ...{ whereToDisplay: true, displayFrequency: true },
});

const PageQuerySchema = z.strictObject({ page: z.coerce.number().int().min(1).max(10_000).default(1) });

const tag = "Pop-ups";
const access = popupsAccess;
const params = z.object({ id: z.string().max(64) });

const listOwnPopupsRoute = createApiRoute(
  {
    method: "get",
    path: "/app/user/popups",
    summary: "Pop-ups that are to be shown today, fifty a page, newest first",
    tag,
    access: ownPopupsAccess,
    query: PageQuerySchema,
    answer: z.object({ items: z.array(ShownSchema), totalItems: z.int() }),
  },
  ({ query, services }) => services.popups.listOwn(query.page),
);

const listPopupsRoute = createApiRoute(
  {
    method: "get",
    path: "/app/staff/popups",
    summary: "All pop-ups, fifty a page, newest first",
    tag,
    access,
    query: PageQuerySchema,
    answer: z.object({ items: z.array(PopupSchema), totalItems: z.int() }),
  },
  ({ query, services }) => services.popups.list(query.page),
);

const createPopupRoute = createApiRoute(
  {
    method: "post",
    path: "/app/staff/popups",
    summary: "Make a pop-up",
    tag,
    access,
    body: PopupInputSchema,
    answer: PopupSchema,
    status: 201,
  },
  ({ body, services }) => services.popups.create(body),
);

const getPopupRoute = createApiRoute(
  {
    method: "get",
    path: "/app/staff/popups/{id}",
    summary: "One pop-up",
    tag,
    access,
    params,
    answer: PopupSchema,
  },
  ({ params: { id }, services }) => services.popups.get(id),
);

const updatePopupRoute = createApiRoute(
  {
    method: "put",
    path: "/app/staff/popups/{id}",
    summary: "Replace a pop-up in the version that was read",
    tag,
    access,
    params,
    body: PopupUpdateSchema,
    answer: PopupSchema,
  },
  ({ params: { id }, body, services }) => services.popups.update(id, body),
);

const deletePopupRoute = createApiRoute(
  {
    method: "delete",
    path: "/app/staff/popups/{id}",
    summary: "Delete a pop-up",
    tag,
    access,
    params,
    answer: z.object({ deleted: z.boolean() }),
  },
  async ({ params: { id }, services }) => {
    await services.popups.remove(id);
    return { deleted: true };
  },
);

/** Endpoints of pop-ups. */
export const POPUPS_ROUTES: readonly ApiRoute[] = [
  listOwnPopupsRoute,
  listPopupsRoute,
  createPopupRoute,
  getPopupRoute,
  updatePopupRoute,
  deletePopupRoute,
];
