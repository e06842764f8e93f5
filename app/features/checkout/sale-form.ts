import { decimalText } from "#domain/shared/decimal-text.ts";
import { parseCents } from "#domain/shared/numbers.ts";

type Values = Readonly<Record<string, string>>;

/** First parts of the names of fields that there is one of for each thing on offer. */
export const SALE_FIELDS = {
  extra: "extra:",
  extraAmount: "extraAmount:",
  service: "service:",
} as const;

const SEPARATOR = "|";

/** A way to pay as the value of its radio button. */
export function paymentValue({
  type,
  methodId,
  conditionId,
}: {
  type: string;
  methodId: string | null;
  conditionId: string | null;
}): string {
  return [type, methodId ?? "", conditionId ?? ""].join(SEPARATOR);
}

/** What moves the total, as the API takes it, from the form's texts; whether it is right is for the schema to say. */
export function toSaleInput(values: Values) {
  const coupon = values["coupon"]?.trim() ?? "";
  return {
    extraItems: idsOf(values, SALE_FIELDS.extra).map((id) => ({
      id,
      amount: Number(values[SALE_FIELDS.extraAmount + id] ?? "1"),
    })),
    serviceItems: idsOf(values, SALE_FIELDS.service).map((id) => ({ id, amount: 1 })),
    valueModifier: { increase: modifierPart(values, "increase"), decrease: modifierPart(values, "decrease") },
    ...(coupon === "" ? {} : { coupon }),
    ...money("companyServiceCents", values["companyService"]),
    ...money("invoiceCents", values["invoice"]),
  };
}

/** The way to pay that was picked; Pix where there is nothing to pick from. */
export function toPaymentInput(values: Values) {
  const [type = "pix", method = "", condition = ""] = (values["payment"] ?? "").split(SEPARATOR);
  if (type === "") return { type: "pix" };
  return { type, method: method || null, condition: condition || null };
}

function idsOf(values: Values, prefix: string): string[] {
  return Object.keys(values).flatMap((name) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : []));
}

function modifierPart(values: Values, name: "increase" | "decrease") {
  const typed = values[name]?.trim() ?? "";
  if (values[`${name}Type`] !== "fixed") {
    return { type: "percentage" as const, amount: typed === "" ? "0" : decimalText(typed) };
  }
  const cents = typed === "" ? 0 : parseCents(typed);
  return { type: "fixed" as const, amount: cents === null ? typed : (cents / 100).toFixed(2) };
}

function money(name: string, typed = ""): Record<string, number> {
  if (typed.trim() === "") return {};
  return { [name]: parseCents(typed) ?? Number.NaN };
}
