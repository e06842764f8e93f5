import * as z from "zod";
import { BUYING_ACCESS } from "#domain/access/buying-access.ts";
import { AddressDraftSchema } from "#domain/address/address-schema.ts";
import { CheckoutLoadSchema } from "#domain/checkout/checkout-load-schema.ts";
import { PURCHASE_TYPES, type PurchaseType } from "#domain/shared/purchase-types.ts";
import { buyerInfoAccess } from "#worker/services/checkout/buyer-info.ts";
import { type ApiRoute, createApiRoute } from "../kernel/create-api-route.ts";

const tag = "Checkout";

/** A path for each purchase type, since access to them differs. */
function createLoadRoute(purchaseType: PurchaseType): ApiRoute {
  return createApiRoute(
    {
      method: "get",
      path: `/app/user/checkout/${purchaseType}`,
      summary: `What a checkout of ${purchaseType} begins with`,
      tag,
      access: BUYING_ACCESS[purchaseType],
      answer: CheckoutLoadSchema,
    },
    ({ services }) => services.checkout.read(purchaseType),
  );
}

const buyer = {
  method: "get",
  tag,
  access: buyerInfoAccess,
  params: z.object({ id: z.string().max(64) }),
} as const;

const readBuyerInfoRoute = createApiRoute(
  {
    ...buyer,
    path: "/app/user/integrators/{id}/info",
    summary: "The company that buys, as a checkout fills it in; integrators ask for their own",
    answer: z.object({
      companyName: z.string(),
      email: z.string(),
      cnpj: z.string().nullable(),
      cpf: z.string().nullable(),
      telephone: z.string().nullable(),
      ie: z.string().nullable(),
      integratorAddress: AddressDraftSchema.nullable(),
      /** Percentage of the person's role, if default discounts are enabled. */
      defaultDiscount: z.string().nullable(),
      role: z.string().nullable(),
      /** Whether it has customers of earlier purchases that the person sees. */
      hasPastCustomers: z.boolean(),
    }),
  },
  ({ params, services }) => services.checkout.readBuyer(params.id),
);

const readBuyerStateRoute = createApiRoute(
  {
    ...buyer,
    path: "/app/user/integrators/{id}/state",
    summary: "The state of the company that buys, which prices hang on; integrators ask for their own",
    answer: z.object({ state: z.string().nullable() }),
  },
  ({ params, services }) => services.checkout.readBuyerState(params.id),
);

/** Endpoints of checkout data. */
export const CHECKOUT_ROUTES: readonly ApiRoute[] = [
  ...PURCHASE_TYPES.map(createLoadRoute),
  readBuyerInfoRoute,
  readBuyerStateRoute,
];
