import * as z from "zod";
import { AddressDraftSchema } from "#domain/address/address-schema.ts";
import { CartSchema } from "./cart-schema.ts";
import { FormAnswersSchema } from "./create-request-schema.ts";
import { REQUEST_TYPES } from "./request-types.ts";
import { SaleChoicesSchema } from "./sale-choices-schema.ts";

const pct = z.string().nullable();
const flag = z.boolean().nullable();

/** The checkout answers of a saved request. */
const CheckoutValuesSchema = z.object({
  name: z.string(),
  additionalInfo: z.object({
    userOrCompanyName: z.string(),
    cpf: z.string().optional(),
    cnpj: z.string().optional(),
    rg: z.string(),
    temInscricaoEstadual: flag,
    ie: z.string(),
    email: z.string().optional(),
    telephone: z.string().optional(),
    shippingDistributor: z.enum(["CIF", "FOB"]),
    shippingAddress: AddressDraftSchema.nullable(),
    deliveryState: z.string().nullable(),
    timeRestrictionBoolean: flag,
    timeRestriction: z.string(),
    ruralZone: flag,
    truckPossible: flag,
    changeInvoice: z.boolean(),
    sameAddress: flag,
    invoiceAddress: AddressDraftSchema.nullable(),
  }),
  choices: SaleChoicesSchema,
  customForms: z.array(FormAnswersSchema),
  notes: z.string(),
  /** Empty for none, and for a copy. */
  purchaseNumber: z.string(),
  checkoutFile: z.string().nullable(),
});

/** A saved request as the starting point of an edit or a copy. */
export const RequestOriginSchema = z.object({
  request: z.object({
    ...{ id: z.string(), type: z.enum(REQUEST_TYPES), code: z.string(), name: z.string() },
    ...{ version: z.int(), ecommerce: z.boolean() },
  }),
  cart: CartSchema,
  values: CheckoutValuesSchema,
  /** Lines that can no longer be bought, each with its substitutes, best first. */
  missing: z.array(
    z.object({
      ...{ id: z.string(), name: z.string(), kind: z.enum(["kit", "product"]) },
      substitutes: z.array(
        z.object({
          ...{ id: z.string(), name: z.string(), manufacturer: z.string(), powerW: z.int().nullable() },
          /** In comparison with the missing product; null where a power is unknown. */
          powerDifferenceW: z.int().nullable(),
          /** Catalogue prices compared; absent for people who may not see prices. */
          priceDifferenceCents: z.int().optional(),
        }),
      ),
    }),
  ),
  /** Whether its decrease exceeds the person's limit. */
  isAboveDiscountLimit: z.boolean(),
  limits: z.object({ increasePct: pct, decreasePct: pct }),
});
