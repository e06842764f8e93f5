import { createReturns } from "./returns.ts";

/** Use cases of what of an order is cancelled or comes back. */
export const returnsServices = { returns: createReturns };
