import type { CreateRequest } from "#domain/requests/create-request-schema.ts";
import type { DeliverySettings } from "#domain/settings/delivery-settings-schema.ts";
import type { FieldIssue } from "#domain/shared/errors.ts";

const ADDRESS_PARTS = ["CEP", "patio", "number", "neighborhood", "city", "state"] as const;

/** What a request still has to say before it can be saved: a budget nothing more than its name, an order who is billed
 *  and where it goes. */
export function findMissing({
  input: { type, additionalInfo },
  delivery,
}: {
  input: Pick<CreateRequest, "type" | "additionalInfo">;
  delivery: DeliverySettings;
}): FieldIssue[] {
  if (type === "budget") return [];
  const { userOrCompanyName, cpf, cnpj, email, telephone, shippingDistributor, shippingAddress } =
    additionalInfo;
  const isSent = shippingDistributor === "CIF" && delivery.isToGetDeliveryInfo;
  const fields = [
    ...(userOrCompanyName === "" ? ["userOrCompanyName"] : []),
    ...(cpf === undefined && cnpj === undefined ? ["cpf"] : []),
    ...(email === undefined ? ["email"] : []),
    ...(telephone === undefined ? ["telephone"] : []),
    ...(isSent
      ? ADDRESS_PARTS.flatMap((part) =>
          (shippingAddress?.[part] ?? "") === "" ? [`shippingAddress.${part}`] : [],
        )
      : []),
  ];
  return fields.map((field) => ({
    field: `additionalInfo.${field}`,
    code: "REQUIRED",
    message: "Required",
  }));
}
