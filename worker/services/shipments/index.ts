import { createShipments } from "./shipments.ts";

/** Use cases of what leaves after an order. */
export const shipmentsServices = { shipments: createShipments };
