import * as z from "zod";
import { SiteTestSchema } from "#domain/widget-keys/site-test-schema.ts";
import {
  WidgetKeyDetailSchema,
  WidgetKeyInputSchema,
  WidgetKeyRenewalSchema,
  WidgetKeySchema,
  WidgetKeyUpdateSchema,
} from "#domain/widget-keys/widget-key-schema.ts";
import { widgetKeysAccess } from "#worker/services/widget-keys/widget-keys.ts";
import { type ApiRoute, createApiRoute } from "../kernel/create-api-route.ts";

const tag = "Widget keys";
const access = widgetKeysAccess;
const params = z.object({ id: z.string().max(64) });

const listRoute = createApiRoute(
  {
    method: "get",
    path: "/app/staff/widget-keys",
    summary: "Keys with which other sites show widgets",
    tag,
    access,
    answer: z.object({ items: z.array(WidgetKeySchema) }),
  },
  async ({ services }) => {
    const { items } = await services.widgetKeys.list();
    return { items };
  },
);

const createRoute = createApiRoute(
  {
    method: "post",
    path: "/app/staff/widget-keys",
    summary: "Make a key of widgets",
    tag,
    access,
    body: WidgetKeyInputSchema,
    answer: WidgetKeyDetailSchema,
    status: 201,
  },
  ({ body, services }) => services.widgetKeys.create(body),
);

const getRoute = createApiRoute(
  {
    method: "get",
    path: "/app/staff/widget-keys/{id}",
    summary: "One key of widgets, with the sites that it refused",
    tag,
    access,
    params,
    answer: WidgetKeyDetailSchema,
  },
  ({ params: { id }, services }) => services.widgetKeys.get(id),
);

const updateRoute = createApiRoute(
  {
    method: "put",
    path: "/app/staff/widget-keys/{id}",
    summary: "Replace a key's sites and settings in the version that was read",
    tag,
    access,
    params,
    body: WidgetKeyUpdateSchema,
    answer: WidgetKeyDetailSchema,
  },
  ({ params: { id }, body, services }) => services.widgetKeys.update(id, body),
);

const renewRoute = createApiRoute(
  {
    method: "post",
    path: "/app/staff/widget-keys/{id}/renewal",
    summary: "Renew a key in the version that was read; the one of before is accepted for seven days more",
    tag,
    access,
    params,
    body: WidgetKeyRenewalSchema,
    answer: WidgetKeyDetailSchema,
  },
  ({ params: { id }, body, services }) => services.widgetKeys.renew(id, body),
);

const testRoute = createApiRoute(
  {
    method: "get",
    path: "/app/staff/widget-keys/{id}/site-test",
    summary: "What keeps widgets from working on a page of one of a key's sites",
    tag,
    access,
    params,
    query: z.strictObject({ page: z.string().min(1).max(2_000) }),
    answer: SiteTestSchema,
  },
  ({ params: { id }, query: { page }, services }) => services.widgetKeys.testSite(id, page),
);

const deleteRoute = createApiRoute(
  {
    method: "delete",
    path: "/app/staff/widget-keys/{id}",
    summary: "Delete a key of widgets, for all its sites at once",
    tag,
    access,
    params,
    answer: z.object({ deleted: z.boolean() }),
  },
  async ({ params: { id }, services }) => {
    await services.widgetKeys.remove(id);
    return { deleted: true };
  },
);

/** Endpoints of the keys of widgets. */
export const WIDGET_KEYS_ROUTES: readonly ApiRoute[] = [
  listRoute,
  createRoute,
  getRoute,
  updateRoute,
  renewRoute,
  testRoute,
  deleteRoute,
];
