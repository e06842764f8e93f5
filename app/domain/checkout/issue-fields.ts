import type { FieldIssue } from "#domain/shared/errors.ts";
import type { CheckoutState } from "./checkout-state.ts";
import { answerField, GROUPS } from "./field-groups.ts";

/** Fields of the call that have another name on the page. */
const NAMES: Readonly<Record<string, string>> = {
  name: "requestName",
  files: "file",
  companyServiceCents: "companyServiceValue",
  invoiceCents: "invoiceValue",
  "valueModifier.increase.amount": "increase",
  "valueModifier.decrease.amount": "decrease",
  "valueModifier.increase": "increase",
  "valueModifier.decrease": "decrease",
};

/** Field for problems of the cart itself. */
const CART_FIELD = "cart";

const OF_CART = ["kits", "products", "purchaseType", "integratorId", "mounting", "origin", "power"];

/** First error code by field of the page's form, from the issues of the call. A missing document is that of the type of
 *  person. */
export function toFieldErrors(
  issues: readonly Pick<FieldIssue, "field" | "code">[],
  state: CheckoutState,
): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { field, code } of issues) errors[fieldOf(field, state)] ??= code;
  return errors;
}

function fieldOf(path: string, state: CheckoutState): string {
  const [root = "", ...rest] = path.split(".");
  const known = NAMES[path];
  if (known !== undefined) return known;
  if (root === "additionalInfo") return infoField(rest, state);
  if (root === "customForms") return questionField(rest, state);
  if (root === "extraItems" || root === "serviceItems") return alongField(root, rest, state);
  return OF_CART.includes(root) ? CART_FIELD : root;
}

function infoField([name = "", ...rest]: readonly string[], { personType }: CheckoutState): string {
  if (name === "shippingAddress") return rest[0] ?? "CEP";
  if (name === "invoiceAddress") return `invoice.${rest[0] ?? "CEP"}`;
  return name === "cpf" && personType === "jurídica" ? "cnpj" : name;
}

/** Field of a question in a custom form, given by the form's id or its index in the call. */
function questionField([form = "", ...rest]: readonly string[], { additionalInfo }: CheckoutState): string {
  const placed = /^\d+$/.test(form) ? additionalInfo.answersCustomForm[Number(form)] : undefined;
  return answerField(placed?.customForm ?? form, (placed === undefined ? rest : rest.slice(1)).join("."));
}

function alongField(
  root: "extraItems" | "serviceItems",
  [place = ""]: readonly string[],
  state: CheckoutState,
): string {
  const id = state[root][Number(place)]?.id ?? "";
  return (root === "extraItems" ? GROUPS.extraAmount : GROUPS.service) + id;
}
