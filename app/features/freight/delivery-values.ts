import { decimalText } from "#domain/shared/decimal-text.ts";
import { parseCents } from "#domain/shared/numbers.ts";
import type { DeliveryForm } from "#domain/settings/delivery-settings-schema.ts";

/** Delivery settings in the form's texts. */
export interface DeliveryValues {
  flags: Readonly<Record<DeliveryFlag, boolean>>;
  texts: Readonly<Record<DeliveryText, string>>;
  blacklist: readonly string[];
}

export const DELIVERY_FLAGS = [
  ...(["ships", "unableDeliveryFob", "servesRuralZone", "servesWithoutTruckAccess"] as const),
  ...(["isToGetDeliveryInfo", "onlyGetCityAndState", "enableHideFreightPriceValue", "intelipost"] as const),
] as const;
export type DeliveryFlag = (typeof DELIVERY_FLAGS)[number];

export const DELIVERY_TEXT_FIELDS = [
  ...(["daysToDeliver", "roadFactor", "invoiceRestriction", "fallbackType"] as const),
  ...(["fallbackAmount", "fallbackMinimum", "hideValue"] as const),
] as const;
export type DeliveryText = (typeof DELIVERY_TEXT_FIELDS)[number];

export type DeliveryErrors = Partial<Record<DeliveryText, string>>;

const reais = (cents: number) => (cents / 100).toFixed(2).replace(".", ",");

/** Values of the stored settings. */
export function toDeliveryValues(settings: DeliveryForm): DeliveryValues {
  const { freight, intelipost } = settings;
  return {
    flags: {
      ships: settings.ships,
      unableDeliveryFob: settings.unableDeliveryFob,
      servesRuralZone: settings.servesRuralZone,
      servesWithoutTruckAccess: settings.servesWithoutTruckAccess,
      isToGetDeliveryInfo: settings.isToGetDeliveryInfo,
      onlyGetCityAndState: settings.onlyGetCityAndState,
      enableHideFreightPriceValue: settings.enableHideFreightPriceValue,
      intelipost: intelipost.enabled,
    },
    texts: {
      daysToDeliver: String(settings.daysToDeliver),
      roadFactor: settings.roadFactor.replace(".", ","),
      invoiceRestriction: settings.invoiceRestriction,
      fallbackType: freight.type,
      fallbackAmount: reais(freight.amountCents),
      fallbackMinimum: freight.type === "perKwp" ? reais(freight.minimumCents) : "",
      hideValue: reais(settings.hideFreightPriceValueCents),
    },
    blacklist: settings.blacklist,
  };
}

/** The settings of a form, and error codes by field. */
export function deliveryOfValues({ flags, texts, blacklist }: DeliveryValues): {
  settings: DeliveryForm;
  errors: DeliveryErrors;
} {
  const errors: DeliveryErrors = {};
  const money = (field: DeliveryText) => {
    const cents = texts[field] === "" ? 0 : parseCents(texts[field]);
    if (cents === null || cents < 0) errors[field] = "INVALID_MONEY";
    return cents ?? 0;
  };
  const days = Number(texts.daysToDeliver);
  if (texts.daysToDeliver === "" || !Number.isInteger(days) || days < 0 || days > 365) {
    errors.daysToDeliver = "INVALID_DAYS";
  }
  const roadFactor = decimalText(texts.roadFactor);
  if (!/^[1-3](\.\d{1,3})?$/.test(roadFactor)) errors.roadFactor = "INVALID_FACTOR";
  const { intelipost, ...others } = flags;
  const amountCents = money("fallbackAmount");
  return {
    settings: {
      ...others,
      blacklist: [...blacklist].sort(),
      freight:
        texts.fallbackType === "perKwp"
          ? { type: "perKwp", amountCents, minimumCents: money("fallbackMinimum") }
          : { type: "fixed", amountCents },
      daysToDeliver: days,
      roadFactor,
      invoiceRestriction: texts.invoiceRestriction === "none" ? "none" : "sameState",
      hideFreightPriceValueCents: money("hideValue"),
      intelipost: { enabled: intelipost },
    },
    errors,
  };
}
