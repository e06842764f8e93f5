/** Fields of an address as forms hold it. */
const ADDRESS_FIELDS = ["CEP", "patio", "number", "complement", "neighborhood", "city", "state"] as const;

export type AddressField = (typeof ADDRESS_FIELDS)[number];
export type AddressValues = Readonly<Record<AddressField, string>>;

/** An address out of the texts of a form; blank where there is none.
 *  @param prefix - of the names, where a form has several addresses */
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
