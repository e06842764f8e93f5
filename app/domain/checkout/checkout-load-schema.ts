import * as z from "zod";
import { AskedFormSchema } from "#domain/custom-forms/custom-form-schema.ts";
import { EXTRA_ITEM_PLACES } from "#domain/offers/offer-limits.ts";
import { PAYMENT_TYPES } from "#domain/payment-methods/payment-method.ts";
import { ValueModifierSchema } from "#domain/pricing/value-modifier-schema.ts";
import { PURCHASE_TYPES } from "#domain/shared/purchase-types.ts";
import { DeliverySettingsSchema } from "#domain/settings/delivery-settings-schema.ts";
import { PriceRulesSettingsSchema } from "#domain/settings/price-settings-schema.ts";
import { RequestSettingsSchema } from "#domain/settings/request-settings-schema.ts";

/** Reais; null for people who may not see the price. */
const price = z.number().nullable();

/** A service that the checkout offers.
 *  @source spec, service item */
const OfferedServiceSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  price,
  /** The price before the modifier. */
  basePrice: price,
  valueModifier: ValueModifierSchema,
  createdAt: z.string(),
});

/** An extra item that the checkout offers, with its options.
 *  @source spec, extra item and its options */
const OfferedExtraItemSchema = OfferedServiceSchema.extend({
  productCode: z.string(),
  amount: z.int(),
  whereToDisplay: z.enum(EXTRA_ITEM_PLACES),
  isToSellOptions: z.array(z.enum(PURCHASE_TYPES)),
});

const PaymentConditionSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Decimal text: a percentage, or reais with two decimals for a fixed amount. */
  value: z.string(),
  conditionType: z.enum(["increase", "decrease"]),
  modifierType: z.enum(["percentage", "percentage-reversed", "fixed"]),
  quantityOfInstallments: z.int(),
  downPaymentPct: z.string(),
  /** Smallest total in cents for which the condition is offered. */
  minimumCents: z.int(),
});

const { editableInvoce, companyEditableInvoce } = PriceRulesSettingsSchema.shape;
const delivery = DeliverySettingsSchema.shape;

/** The data that the checkout of a purchase type begins with.
 *  @source spec, named calls: checkout load */
export const CheckoutLoadSchema = z.object({
  extraItems: z.array(OfferedExtraItemSchema),
  serviceItems: z.array(OfferedServiceSchema),
  /** The distributor's custom forms, by their step. */
  customForm: z.array(AskedFormSchema),
  configCheckoutFile: RequestSettingsSchema.shape.configCheckoutFile,
  paymentInfo: z.object({
    /** For payments arranged outside the portal. */
    checkoutPayment: z.object({
      paymentDetailsEnable: z.boolean(),
      agreementTermsConfirmationText: z.string(),
    }),
    paymentMethods: z.array(
      z.object({
        /** Null for the Pix of a distributor without payment methods. */
        id: z.string().nullable(),
        type: z.enum(PAYMENT_TYPES),
        name: z.string(),
        description: z.string(),
        conditions: z.array(PaymentConditionSchema),
      }),
    ),
  }),
  deliveryInfo: z.object({
    /** Whether the distributor ships. */
    shippingDistributor: z.boolean(),
    deliveryBlacklist: z.array(z.string()),
    isToGetDeliveryInfo: delivery.isToGetDeliveryInfo,
    onlyGetCityAndState: delivery.onlyGetCityAndState,
    unableDeliveryFob: delivery.unableDeliveryFob,
    invoiceRestriction: delivery.invoiceRestriction,
    servesRuralZone: delivery.servesRuralZone,
    servesWithoutTruckAccess: delivery.servesWithoutTruckAccess,
  }),
  /** Which number of the customer's invoice an integrator may type: the whole value, its own service, or none. The
   *  second field is the same setting for an invoice to its own company. */
  editableInvoce,
  companyEditableInvoce,
  showBudgetButton: z.boolean(),
  showRequestButton: z.boolean(),
  /** The distributor's notice above the steps; empty without one. */
  checkoutObservation: z.string(),
});

export type CheckoutLoad = z.output<typeof CheckoutLoadSchema>;
