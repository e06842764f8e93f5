/** A Brazilian telephone for people, from E.164 or national digits; anything else comes back as it is.
 *  @example formatPhone("+5511987654321") // "(11) 9 8765-4321"
 *  @example formatPhone("1130000000") // "(11) 3000-0000" */
export function formatPhone(phone: string): string {
  const digits = phone.replace(/\D/g, "").replace(/^55(?=\d{10,11}$)/, "");
  if (digits.length === 11) return digits.replace(/^(\d{2})(\d)(\d{4})(\d{4})$/, "($1) $2 $3-$4");
  if (digits.length === 10) return digits.replace(/^(\d{2})(\d{4})(\d{4})$/, "($1) $2-$3");
  return phone;
}

/** A CPF or CNPJ (letters included) for people, from its canonical text; anything else comes back as it is.
 *  @example formatDocument("28001238938") // "280.012.389-38"
 *  @example formatDocument("12ABC34501DE35") // "12.ABC.345/01DE-35" */
export function formatDocument(document: string): string {
  return document
    .replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, "$1.$2.$3-$4")
    .replace(/^([\dA-Z]{2})([\dA-Z]{3})([\dA-Z]{3})([\dA-Z]{4})(\d{2})$/, "$1.$2.$3/$4-$5");
}

/** A CPF of somebody else, with only its middle readable, for people; anything else, such as a CNPJ, which is public, as
 *  `formatDocument`.
 *  @example hideCpf("52998224725") // "***.982.247-**" */
export function hideCpf(document: string): string {
  return /^\d{11}$/.test(document)
    ? document.replace(/^\d{3}(\d{3})(\d{3})\d{2}$/, "***.$1.$2-**")
    : formatDocument(document);
}

/** A postal code for people, from its eight digits; anything else comes back as it is.
 *  @example formatCep("01310100") // "01310-100" */
export function formatCep(cep: string): string {
  return cep.replace(/^(\d{5})(\d{3})$/, "$1-$2");
}
