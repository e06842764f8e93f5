import { z } from "zod";
import { AskedFormSchema } from "#domain/custom-forms/custom-form-schema.ts";
import { EXTRA_ITEM_PLACES } from "#domain/offers/offer-limits.ts";
import { PAYMENT_TYPES } from "#domain/payment-methods/payment-method.ts";
import { ValueModifierSchema } from "#domain/pricing/value-modifier-schema.ts";
import { PURCHASE_TYPES } from "#domain/shared/purchase-types.ts";
import { DeliverySettingsSchema } from "#domain/settings/delivery-settings-schema.ts";
import { PriceRulesSettingsSchema } from "#domain/settings/price-settings-schema.ts";
import { RequestSettingsSchema } from "#domain/settings/request-settings-schema.ts";

/** Reais; null for who may not see it. */
const price = z.number().nullable();

/** Something sold along, as a checkout begins with it: none of it chosen.
 *  @source spec, service item */
const OfferedServiceSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  price,
  /** The price before a modifier. */
  basePrice: price,
  valueModifier: ValueModifierSchema,
  createdAt: z.string(),
});

/** @source spec, extra item and its options */
const OfferedExtraItemSchema = OfferedServiceSchema.extend({
  productCode: z.string(),
  amount: z.int(),
  whereToDisplay: z.enum(EXTRA_ITEM_PLACES),
  isToSellOptions: z.array(z.enum(PURCHASE_TYPES)),
});

const PaymentConditionSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Percentage as decimal text, or reais with two decimals for a fixed one. */
  value: z.string(),
  conditionType: z.enum(["increase", "decrease"]),
  modifierType: z.enum(["percentage", "percentage-reversed", "fixed"]),
  quantityOfInstallments: z.int(),
  /** Total from which it is offered. */
  minimumCents: z.int(),
});

const { editableInvoce, companyEditableInvoce } = PriceRulesSettingsSchema.shape;
const delivery = DeliverySettingsSchema.shape;

/** All that a checkout of one way to buy begins with.
 *  @source spec, named calls: checkout load */
export const CheckoutLoadSchema = z.object({
  extraItems: z.array(OfferedExtraItemSchema),
  serviceItems: z.array(OfferedServiceSchema),
  /** The distributor's own questions, by the step that they belong to. */
  customForm: z.array(AskedFormSchema),
  configCheckoutFile: RequestSettingsSchema.shape.configCheckoutFile,
  paymentInfo: z.object({
    /** For payments that are agreed on outside the portal. */
    checkoutPayment: z.object({
      paymentDetailsEnable: z.boolean(),
      agreementTermsConfirmationText: z.string(),
    }),
    paymentMethods: z.array(
      z.object({
        /** Null for Pix where the distributor has set up no way to pay. */
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
  /** Which number of its customer's invoice an integrator may type: the whole, its own service, or none; and the same
   *  when its own company is billed. */
  editableInvoce,
  companyEditableInvoce,
  showBudgetButton: z.boolean(),
  showRequestButton: z.boolean(),
  /** What the distributor says above the steps; empty for nothing. */
  checkoutObservation: z.string(),
});

export type CheckoutLoad = z.output<typeof CheckoutLoadSchema>;
