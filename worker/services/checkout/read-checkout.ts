import { BUYING_ACCESS } from "#domain/access/buying-access.ts";
import type { CheckoutLoad } from "#domain/checkout/checkout-load-schema.ts";
import type { PaymentMethod } from "#domain/payment-methods/payment-method.ts";
import { PLAIN_PIX } from "#domain/payment-methods/payment-options.ts";
import { maySeeExtraItemPrices } from "#domain/pricing/price-display.ts";
import { ValueModifierSchema } from "#domain/pricing/value-modifier-schema.ts";
import type { PurchaseType } from "#domain/shared/purchase-types.ts";
import type { Settings } from "#domain/settings/settings-schema.ts";
import { centsToReais } from "#domain/shared/money.ts";
import { createCheckoutRepository } from "#worker/repositories/checkout/checkout-repository.ts";
import type { Scope } from "#worker/scope.ts";
import { authoriseUser } from "#worker/services/shared/authorise.ts";

/** A modifier without increase and decrease. */
const UNCHANGED = ValueModifierSchema.parse({});

/** Reads the data that a checkout begins with. */
export function createReadCheckout(scope: Scope) {
  return async function readCheckout(purchaseType: PurchaseType): Promise<CheckoutLoad> {
    const { distributor, database, actor } = authoriseUser(scope, BUYING_ACCESS[purchaseType]);
    const { settings } = distributor;
    const load = await createCheckoutRepository(database, distributor.id).readLoad(purchaseType);
    const withExtras = distributor.actions.extraItem === true;
    const isSeen = maySeeExtraItemPrices(actor, settings.priceDisplay);
    const offer = (row: (typeof load.services)[number]) => {
      const price = isSeen ? centsToReais(row.basePriceCents) : null;
      const { id, name, description, createdAt } = row;
      return { id, name, description, price, basePrice: price, valueModifier: UNCHANGED, createdAt };
    };
    const { editableInvoce, companyEditableInvoce } = settings.prices;
    const { configCheckoutFile, showBudgetButton, showRequestButton } = settings.requests;
    return {
      extraItems: (withExtras ? load.extraItems : []).map((row) => {
        const { productCode, whereToDisplay, isToSellOptions } = row;
        return { ...offer(row), productCode, amount: 0, whereToDisplay, isToSellOptions };
      }),
      serviceItems: (withExtras ? load.services : []).map(offer),
      customForm: load.forms.map(({ id, name, description, screen, fields }) => {
        return { id, name, description, screen, fields };
      }),
      configCheckoutFile,
      paymentInfo: {
        checkoutPayment: settings.payments.notIntegrated,
        paymentMethods: offeredMethods(load.methods),
      },
      deliveryInfo: deliveryInfoOf(settings),
      ...{ editableInvoce, companyEditableInvoce, showBudgetButton, showRequestButton },
      checkoutObservation: settings.observations.checkoutObservation,
    };
  };
}

function offeredMethods(methods: readonly PaymentMethod[]): CheckoutLoad["paymentInfo"]["paymentMethods"] {
  const { id, type, name, description } = PLAIN_PIX;
  if (methods.length === 0) return [{ id, type, name, description, conditions: [] }];
  return methods.map((method) => ({
    ...{ id: method.id, type: method.type, name: method.name, description: method.description },
    conditions: method.conditions.map(({ active: _active, ...condition }) => condition),
  }));
}

function deliveryInfoOf({ delivery }: Settings): CheckoutLoad["deliveryInfo"] {
  const { isToGetDeliveryInfo, onlyGetCityAndState, unableDeliveryFob, invoiceRestriction } = delivery;
  const { servesRuralZone, servesWithoutTruckAccess } = delivery;
  return {
    shippingDistributor: delivery.ships,
    deliveryBlacklist: delivery.blacklist,
    ...{ isToGetDeliveryInfo, onlyGetCityAndState, unableDeliveryFob, invoiceRestriction },
    ...{ servesRuralZone, servesWithoutTruckAccess },
  };
}
