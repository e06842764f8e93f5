import * as z from "zod";
import { attachmentHeaders } from "#domain/files/attachment-headers.ts";
import { FILE_LIMITS } from "#domain/files/file-rules.ts";
import { UploadedFileSchema } from "#domain/requests/request-file-schema.ts";
import { MAX_CLAIM_PHOTOS } from "#domain/shipments/shipment.ts";
import {
  AnswerClaimSchema,
  ConfirmDeliverySchema,
  NewClaimMessageSchema,
  NewShipmentSchema,
  ShipmentListSchema,
} from "#domain/shipments/shipment-schema.ts";
import {
  confirmDeliveryAccess,
  readShipmentsAccess,
  shipAccess,
} from "#worker/services/shipments/shipments.ts";
import { type ApiRoute, createApiRoute } from "../kernel/create-api-route.ts";
import { createDownloadRoute } from "../kernel/create-download-route.ts";

const id = z.string().min(1).max(64);
const common = { tag: "Shipments", answer: ShipmentListSchema } as const;
const path = "/app/user/requests/{id}/shipments";
const photos = "/app/user/requests/{id}/claim-photos";
const params = z.object({ id });
const ofShipment = z.object({ id, shipmentId: id });

/** Endpoints of what leaves after an order. */
export const SHIPMENTS_ROUTES: readonly ApiRoute[] = [
  createApiRoute(
    {
      ...{ ...common, method: "get", path, params, access: readShipmentsAccess },
      summary: "Shipments of an order with their claims, and what is still to be shipped",
    },
    ({ params: at, services }) => services.shipments.list(at.id),
  ),
  createApiRoute(
    {
      ...{ ...common, method: "post", path, params, access: shipAccess },
      summary: "Send units of an order, with invoice and tracking",
      body: NewShipmentSchema,
      status: 201,
    },
    ({ params: at, body, services }) => services.shipments.ship(at.id, body),
  ),
  createApiRoute(
    {
      ...{
        ...common,
        method: "delete",
        path: `${path}/{shipmentId}`,
        params: ofShipment,
        access: shipAccess,
      },
      summary: "Take back a shipment that has not arrived",
    },
    ({ params: at, services }) => services.shipments.withdraw(at.id, at.shipmentId),
  ),
  createApiRoute(
    {
      ...{ ...common, method: "put", path: `${path}/{shipmentId}/delivery`, params: ofShipment },
      access: confirmDeliveryAccess,
      summary: "Say that a shipment has arrived, who took it in, and what is wrong with it",
      body: ConfirmDeliverySchema,
    },
    ({ params: at, body, services }) => services.shipments.confirm(at.id, at.shipmentId, body),
  ),
  createApiRoute(
    {
      ...{ ...common, method: "put", path: "/app/user/requests/{id}/claims/{claimId}", access: shipAccess },
      params: z.object({ id, claimId: id }),
      summary: "End a claim, with how and why",
      body: AnswerClaimSchema,
    },
    ({ params: at, body, services }) => services.shipments.answer(at.id, at.claimId, body),
  ),
  createApiRoute(
    {
      ...{
        ...common,
        method: "post",
        path: "/app/user/requests/{id}/claims/{claimId}/messages",
        status: 201,
      },
      access: confirmDeliveryAccess,
      params: z.object({ id, claimId: id }),
      summary: "Say something about a claim that has not ended",
      body: NewClaimMessageSchema,
    },
    ({ params: at, body, services }) => services.shipments.say(at.id, at.claimId, body),
  ),
  createApiRoute(
    {
      ...{
        tag: common.tag,
        method: "post",
        path: photos,
        params,
        access: confirmDeliveryAccess,
        status: 201,
      },
      summary: `Bring a photo for a claim to come, kept for seven days until one takes it, as the body or as the field \`file\` of a form: JPEG, PNG or WebP, ${String(FILE_LIMITS.document)} bytes at most, and ${String(MAX_CLAIM_PHOTOS)} a claim`,
      query: z.strictObject({ name: z.string().max(200).default("") }),
      fileTypes: ["application/octet-stream"],
      answer: UploadedFileSchema,
    },
    ({ params: at, query, request, services }) => services.shipments.bringPhoto(at.id, request, query.name),
  ),
  createDownloadRoute(
    {
      ...{ tag: common.tag, path: `${photos}/{fileId}`, access: readShipmentsAccess },
      params: z.object({ id, fileId: id }),
      summary: "A photo of a claim",
      fileType: "application/octet-stream",
    },
    async ({ params: at, services }) => {
      const file = await services.shipments.readPhoto(at.id, at.fileId);
      return { body: file.body as unknown as ReadableStream, headers: attachmentHeaders(file) };
    },
  ),
];
