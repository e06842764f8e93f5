import type * as z from "zod";
import type { CreateRequestSchema } from "#domain/requests/create-request-schema.ts";

type OrderInput = z.input<typeof CreateRequestSchema>;

/** Body of an order to save; valid by default. */
export function buildOrderInput(kits: OrderInput["kits"], changes: Partial<OrderInput> = {}): OrderInput {
  return {
    type: "order",
    purchaseType: "closedKits",
    name: "Residência Marina Alves",
    kits,
    additionalInfo: {
      userOrCompanyName: "Marina Alves",
      cpf: "529.982.247-25",
      email: "marina@cliente.test",
      telephone: "(62) 98765-4321",
      shippingDistributor: "CIF",
      shippingAddress: {
        CEP: "74000-000",
        patio: "Rua das Acácias",
        number: "100",
        neighborhood: "Centro",
        city: "Goiânia",
        state: "GO",
      },
    },
    payment: { type: "pix" },
    ...changes,
  };
}

/** A quoted freight, as an order names it. */
export function freightsOf(id: string | undefined): { id: string }[] {
  return id === undefined ? [] : [{ id }];
}
