import { CONTACT_FIELD_TEXTS } from "#copy/contact-fields.ts";
import { FIELD_TEXTS } from "#copy/widget-words.ts";
import { SITE_SALE_TEXTS as TEXTS } from "#copy/widgets.ts";
import { normalizeCep } from "#domain/validation/cep.ts";
import { parseDocument } from "#domain/validation/document.ts";
import { parsePhone } from "#domain/validation/phone.ts";
import type { SiteSale } from "#domain/widget-keys/site-sale-schema.ts";
import type { SiteRequestInput } from "./site-port.ts";

/** Texts of the fields of a purchase. */
export interface PurchaseFields {
  name: string;
  document: string;
  phone: string;
  cep: string;
  street: string;
  number: string;
  complement: string;
  neighborhood: string;
  city: string;
  state: string;
}

export type PurchaseErrors = Partial<Record<keyof PurchaseFields, string>>;

export const EMPTY_PURCHASE: PurchaseFields = {
  ...{ name: "", document: "", phone: "" },
  ...{ cep: "", street: "", number: "", complement: "", neighborhood: "", city: "", state: "" },
};

const PLACE = ["street", "number", "neighborhood", "city", "state"] as const;

/** Reads customer and address of a purchase: what is saved, or what is wrong at which field. A budget needs a name
 *  alone.
 *  @param isDelivered - whether it is delivered, or fetched by the buyer */
export function readPurchase(
  fields: PurchaseFields,
  { type, isDelivered }: { type: "budget" | "order"; isDelivered: boolean },
): { found: Pick<SiteRequestInput, "customer" | "address"> } | { errors: PurchaseErrors } {
  const errors: PurchaseErrors = {};
  const isOrder = type === "order";
  const name = fields.name.trim();
  const document = parseDocument(fields.document);
  const phone = parsePhone(fields.phone);
  const cep = normalizeCep(fields.cep);
  if (name === "") errors.name = FIELD_TEXTS.required;
  if (document === null && (isOrder || fields.document.trim() !== ""))
    errors.document = TEXTS.documentInvalid;
  if (phone === null && (isOrder || fields.phone.trim() !== ""))
    errors.phone = CONTACT_FIELD_TEXTS.phoneInvalid;
  if (isDelivered && isOrder) {
    if (cep === null) errors.cep = TEXTS.cepInvalid;
    for (const part of PLACE) if (fields[part].trim() === "") errors[part] = FIELD_TEXTS.required;
  }
  if (Object.keys(errors).length > 0) return { errors };
  return {
    found: {
      customer: {
        name,
        ...(document?.kind === "cpf" ? { cpf: document.value } : {}),
        ...(document?.kind === "cnpj" ? { cnpj: document.value } : {}),
        ...(phone === null ? {} : { telephone: phone.e164 }),
      },
      address: isDelivered
        ? {
            ...{ CEP: cep ?? "", patio: fields.street.trim(), number: fields.number.trim() },
            ...{ complement: fields.complement.trim(), neighborhood: fields.neighborhood.trim() },
            ...{ city: fields.city.trim(), state: fields.state.trim().toUpperCase() },
          }
        : null,
    },
  };
}

/** A way of paying that can be chosen. */
export interface PaymentWay {
  /** Value of the choice. */
  value: string;
  label: string;
  choice: NonNullable<SiteRequestInput["payment"]>;
}

/** The ways of paying of a site: each method, or each of its conditions. */
export function paymentWays({ methods }: SiteSale): PaymentWay[] {
  return methods.flatMap(({ id, type, name, conditions }): PaymentWay[] => {
    if (conditions.length === 0) {
      return [{ value: `${type} ${id ?? ""}`, label: name, choice: { type, method: id, condition: null } }];
    }
    return conditions.map((condition) => ({
      value: `${type} ${id ?? ""} ${condition.id}`,
      label: `${name} · ${condition.name}`,
      choice: { type, method: id, condition: condition.id },
    }));
  });
}
