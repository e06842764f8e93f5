import type * as z from "zod";
import type { CreateRequestSchema } from "#domain/requests/create-request-schema.ts";

/** Body of an order or budget of one kit that the customer picks up. */
export function buildFobOrder(
  kitOptionId: string,
  type: "budget" | "order" = "order",
): z.input<typeof CreateRequestSchema> {
  return {
    type,
    purchaseType: "closedKits",
    name: "Pedido de medição",
    kits: [{ id: kitOptionId, amount: 1 }],
    additionalInfo: {
      userOrCompanyName: "Marina Alves",
      cpf: "529.982.247-25",
      email: "marina@cliente.test",
      telephone: "(62) 98765-4321",
      shippingDistributor: "FOB",
    },
    payment: { type: "pix" },
  };
}
