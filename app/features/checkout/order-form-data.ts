import { parseDocument } from "#domain/validation/document.ts";
import { toPaymentInput, toSaleInput } from "./sale-form.ts";

/** Texts of the checkout form, by field name. */
export type OrderFormValues = Readonly<Record<string, string>>;

export function readFormValues(form: FormData): OrderFormValues {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
}

/** The order as the API takes it, from the form's texts; whether they are right is for the schema to say. */
export function toOrderInput(
  values: OrderFormValues,
  kits: readonly { id: string; amount: number }[],
): Readonly<Record<string, unknown>> {
  const text = (name: string) => values[name]?.trim() ?? "";
  const document = parseDocument(text("document"));
  const isShipped = text("shippingDistributor") !== "FOB";
  const total = Number.parseInt(values["expectedTotalCents"] ?? "", 10);
  return {
    type: "order",
    purchaseType: "closedKits",
    name: text("requestName"),
    kits,
    additionalInfo: {
      userOrCompanyName: text("userOrCompanyName"),
      ...(document ? { [document.kind]: document.value } : {}),
      email: text("email"),
      telephone: text("telephone"),
      shippingDistributor: isShipped ? "CIF" : "FOB",
      ...(isShipped
        ? {
            shippingAddress: {
              CEP: text("CEP"),
              patio: text("patio"),
              number: text("number"),
              complement: text("complement"),
              neighborhood: text("neighborhood"),
              city: text("city"),
              state: text("state"),
            },
            ruralZone: values["ruralZone"] !== undefined,
            truckPossible: values["truckNotPossible"] === undefined,
          }
        : {}),
    },
    ...toSaleInput(values),
    payment: toPaymentInput(values),
    ...(Number.isInteger(total) ? { expectedTotalCents: total } : {}),
    freightQuotations: text("freightId") === "" ? [] : [{ id: text("freightId") }],
  };
}

/** Error code by form field, from the issues of the domain's schema. */
export function toFieldErrors(
  issues: readonly { field: string; code: string }[],
  values: OrderFormValues,
): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { field, code } of issues) {
    const last = field.split(".").at(-1) ?? field;
    const name = formFieldOf(field, last);
    const isBlank = (values[name] ?? "").trim() === "";
    // A document that does not read is not sent.
    const isUnread = name === "document" && code === "REQUIRED";
    errors[name] ??= isBlank ? "REQUIRED" : isUnread ? "INVALID_DOCUMENT" : code;
  }
  return errors;
}

/** Names of fields that the form calls otherwise than the API. */
const FORM_FIELDS: Readonly<Record<string, string>> = {
  name: "requestName",
  cpf: "document",
  cnpj: "document",
  "valueModifier.increase.amount": "increase",
  "valueModifier.decrease.amount": "decrease",
  companyServiceCents: "companyService",
  invoiceCents: "invoice",
};

function formFieldOf(field: string, last: string): string {
  return FORM_FIELDS[field] ?? FORM_FIELDS[last === "name" ? field : last] ?? last;
}
