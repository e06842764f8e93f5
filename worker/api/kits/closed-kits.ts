import * as z from "zod";
import { EQUIPMENT_GROUPS, type EquipmentGroup } from "#domain/catalog/product-types.ts";
import { KIT_SALE_STATES } from "#domain/kits/closed-kit-defaults.ts";
import {
  ClosedKitInputSchema,
  ClosedKitListQuerySchema,
  ClosedKitUpdateSchema,
  KitCheckQuerySchema,
} from "#domain/kits/closed-kit-schema.ts";
import { contentTypesOf, FILE_LIMITS } from "#domain/files/file-rules.ts";
import { closedKitAdminAccess } from "#worker/services/kits/read-closed-kits.ts";
import { createApiRoute } from "../kernel/create-api-route.ts";
import { readBytes } from "../kernel/read-bytes.ts";
import { ClosedKitSchema, KIT_HEAD, KitCheckSchema, KitPartSchema, listOf } from "./closed-kit-answers.ts";

const tag = "Closed kits";
const access = closedKitAdminAccess;
const params = z.object({ id: z.string().max(64) });
const GROUPS = Object.keys(EQUIPMENT_GROUPS) as [EquipmentGroup, ...EquipmentGroup[]];

export const listClosedKitsRoute = createApiRoute(
  {
    method: "get",
    path: "/app/staff/kits",
    summary: "Closed kits of the distributor, on sale or not",
    tag,
    access,
    query: ClosedKitListQuerySchema,
    answer: z.object({
      items: listOf(
        z.object({
          ...KIT_HEAD,
          sale: z.enum(KIT_SALE_STATES),
          options: listOf(
            z.object({ structureName: z.string(), priceCents: z.int(), isToSell: z.boolean() }),
          ),
        }),
      ),
      totalItems: z.int(),
    }),
  },
  ({ query, services }) => services.closedKits.list(query),
);

export const createClosedKitRoute = createApiRoute(
  {
    method: "post",
    path: "/app/staff/kits",
    summary: "Make a closed kit",
    tag,
    access,
    body: ClosedKitInputSchema,
    answer: ClosedKitSchema,
    status: 201,
  },
  ({ body, services }) => services.closedKits.create(body),
);

export const checkClosedKitRoute = createApiRoute(
  {
    method: "post",
    path: "/app/staff/kits/check",
    summary: "Electrical check of a composition, with its power and the sum of its list prices",
    tag,
    access,
    body: KitCheckQuerySchema,
    answer: KitCheckSchema.extend({ powerW: z.int(), partsCents: z.int() }),
  },
  ({ body, services }) => services.closedKits.check(body),
);

export const findKitPartsRoute = createApiRoute(
  {
    method: "get",
    path: "/app/staff/kits/parts",
    summary:
      "Active products to put into a kit, twenty at most, with what the electrical check reads of them",
    tag,
    access,
    query: z.strictObject({ group: z.enum(GROUPS), search: z.string().trim().max(80).default("") }),
    answer: z.object({ items: listOf(KitPartSchema) }),
  },
  async ({ query, services }) => ({ items: await services.closedKits.findParts(query) }),
);

export const storeKitPhotoRoute = createApiRoute(
  {
    method: "post",
    path: "/app/staff/kits/photos",
    summary:
      "Keep a picture for a kit that is saved next: the body is the file itself, of two megabytes at most",
    tag,
    access,
    fileTypes: contentTypesOf("image"),
    answer: z.object({ id: z.string() }),
    status: 201,
  },
  async ({ request, services }) =>
    services.closedKits.storePhoto(await readBytes(request, FILE_LIMITS.image)),
);

export const getClosedKitRoute = createApiRoute(
  {
    method: "get",
    path: "/app/staff/kits/{id}",
    summary: "One closed kit with its electrical check",
    tag,
    access,
    params,
    answer: ClosedKitSchema.extend({ check: KitCheckSchema }),
  },
  ({ params: { id }, services }) => services.closedKits.get(id),
);

export const updateClosedKitRoute = createApiRoute(
  {
    method: "put",
    path: "/app/staff/kits/{id}",
    summary: "Replace a closed kit in the version that was read",
    tag,
    access,
    params,
    body: ClosedKitUpdateSchema,
    answer: ClosedKitSchema,
  },
  ({ params: { id }, body, services }) => services.closedKits.update(id, body),
);

export const deleteClosedKitRoute = createApiRoute(
  {
    method: "delete",
    path: "/app/staff/kits/{id}",
    summary: "Delete a closed kit that was never sold",
    tag,
    access,
    params,
    answer: z.object({ deleted: z.boolean() }),
  },
  async ({ params: { id }, services }) => {
    await services.closedKits.remove(id);
    return { deleted: true };
  },
);

export const duplicateClosedKitRoute = createApiRoute(
  {
    method: "post",
    path: "/app/staff/kits/{id}/duplicate",
    summary: "Copy a closed kit under another code, switched off",
    tag,
    access,
    params,
    body: z.strictObject({
      productCode: z.string().trim().min(1).max(60),
      name: z.string().trim().min(1).max(120),
    }),
    answer: ClosedKitSchema,
    status: 201,
  },
  ({ params: { id }, body, services }) => services.closedKits.duplicate(id, body),
);

export const setClosedKitActiveRoute = createApiRoute(
  {
    method: "put",
    path: "/app/staff/kits/{id}/active",
    summary: "Take a closed kit off sale or put it back, in the version that was read",
    tag,
    access,
    params,
    body: z.strictObject({ active: z.boolean(), version: z.int().min(1) }),
    answer: ClosedKitSchema,
  },
  ({ params: { id }, body, services }) => services.closedKits.setActive(id, body),
);
