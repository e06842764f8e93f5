import { STATE_FIELD_TEXTS } from "#copy/ui/fields.ts";

/** Fields of an address. */
export const ADDRESS_LABELS = {
  CEP: "CEP",
  patio: "Endereço",
  number: "Número",
  complement: "Complemento (opcional)",
  neighborhood: "Bairro",
  city: "Cidade",
  state: STATE_FIELD_TEXTS.label,
} as const;

/** What came of looking a postal code up. */
export const CEP_OUTCOMES = {
  searching: "Buscando o endereço…",
  found: "Endereço preenchido pelo CEP. Confira e complete.",
  partial: "Não achamos a rua deste CEP. Preencha o endereço.",
  unknown: "Não achamos este CEP. Confira os números ou preencha o endereço.",
  failed: "Os serviços de CEP não responderam. Preencha o endereço.",
  outside: "Este CEP é de um estado fora da área atendida. Confira o CEP.",
  slow: "A busca do CEP demorou demais. Preencha o endereço.",
  offline: "Não foi possível buscar o CEP agora. Preencha o endereço.",
} as const;

/** The city of an address. */
export const CITY_TEXTS = {
  failed: "A lista de cidades não chegou. Digite o nome.",
  unknown: "Não há {city} na lista de {state}. Confira o nome e o estado.",
} as const;
