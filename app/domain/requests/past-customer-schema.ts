import * as z from "zod";
import { AddressContentSchema, RequestContentSchema } from "./request-content-schema.ts";

/** A customer of an earlier purchase, with the address that it was delivered to. */
export const PastCustomerSchema = RequestContentSchema.shape.customer
  .pick({
    ...{ userOrCompanyName: true, cpf: true, cnpj: true, rg: true, temInscricaoEstadual: true, ie: true },
    ...{ email: true, telephone: true },
  })
  .extend({
    /** Null for what was fetched, or arranged later. */
    address: AddressContentSchema.nullable(),
  });

export type PastCustomer = z.output<typeof PastCustomerSchema>;
