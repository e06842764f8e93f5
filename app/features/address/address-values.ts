/** Fields of an address in a form. */
const ADDRESS_FIELDS = ["CEP", "patio", "number", "complement", "neighborhood", "city", "state"] as const;

export type AddressField = (typeof ADDRESS_FIELDS)[number];
export type AddressValues = Readonly<Record<AddressField, string>>;

/** Reads an address from the texts of a form; missing texts are empty.
 *  @param prefix - of the field names, for a form with several addresses */
export function toAddressValues(
  values: Readonly<Record<string, string | undefined>>,
  prefix = "",
): AddressValues {
  const text = (name: AddressField) => values[prefix + name] ?? "";
  return {
    ...{ CEP: text("CEP"), patio: text("patio"), number: text("number") },
    ...{ complement: text("complement"), neighborhood: text("neighborhood") },
    ...{ city: text("city"), state: text("state") },
  };
}
