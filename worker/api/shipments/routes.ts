import * as z from "zod";
import {
  AnswerClaimSchema,
  ConfirmDeliverySchema,
  NewShipmentSchema,
  ShipmentListSchema,
} from "#domain/shipments/shipment-schema.ts";
import {
  confirmDeliveryAccess,
  readShipmentsAccess,
  shipAccess,
} from "#worker/services/shipments/shipments.ts";
import { type ApiRoute, createApiRoute } from "../kernel/create-api-route.ts";

const id = z.string().min(1).max(64);
const common = { tag: "Shipments", answer: ShipmentListSchema } as const;
const path = "/app/user/requests/{id}/shipments";
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
];
