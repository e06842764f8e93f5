import type * as z from "zod";
import { chance, pick } from "./chance.ts";
import type { Address } from "#domain/address/address-schema.ts";
import type { AdditionalInfoSchema } from "#domain/requests/additional-info-schema.ts";
import { cpfCheckDigits } from "#domain/validation/cpf.ts";

const FIRST_NAMES = [
  ...["Adriana", "Antônio", "Aparecida", "Bruno", "Carla", "Célio", "Daniela", "Edson", "Eliane", "Fábio"],
  ...["Gustavo", "Helena", "Ivone", "João", "Karina", "Leandro", "Luciana", "Márcio", "Neide", "Otávio"],
  ...["Paulo", "Regina", "Rodrigo", "Sandra", "Tiago", "Vanessa", "Vilma", "Wagner"],
];
const SURNAMES = [
  ...["Almeida", "Araújo", "Barbosa", "Batista", "Cardoso", "Carvalho", "Correia", "Dias", "Farias"],
  ...["Gonçalves", "Lacerda", "Macedo", "Martins", "Mendonça", "Moraes", "Nunes", "Peixoto", "Prado"],
  ...["Queiroz", "Ramos", "Resende", "Siqueira", "Tavares", "Vasconcelos", "Xavier"],
];
const BUSINESSES = [
  ...["Padaria Trigal", "Mercado União", "Sítio Boa Vista", "Clínica Vida", "Oficina do Zé", "Pousada Ipê"],
  ...["Condomínio Jatobá", "Granja Santa Rita", "Escola Girassol", "Posto Avenida", "Academia Corpo Livre"],
  ...["Fazenda Três Barras", "Supermercado Bom Preço", "Lavanderia Clara", "Marmoraria Pedra Nobre"],
];
/** Power from which a kit is for a business instead of a home. */
const BUSINESS_POWER_W = 12_000;

/** Towns by state: name, neighbourhood, street, first five digits of a postal code. */
const TOWNS: Record<string, readonly (readonly [string, string, string, string])[]> = {
  GO: [
    ["Goiânia", "Setor Bueno", "Rua T-37", "74230"],
    ["Goiânia", "Jardim América", "Rua C-205", "74270"],
    ["Anápolis", "Jundiaí", "Rua Leopoldo de Bulhões", "75110"],
    ["Aparecida de Goiânia", "Vila Brasília", "Rua São Paulo", "74905"],
    ["Rio Verde", "Setor Central", "Rua Abel Pereira de Castro", "75901"],
  ],
  SP: [
    ["Campinas", "Cambuí", "Rua Coronel Quirino", "13025"],
    ["Valinhos", "Centro", "Rua Treze de Maio", "13270"],
    ["Indaiatuba", "Vila Suíça", "Rua Onze de Junho", "13334"],
  ],
  PA: [
    ["Belém", "Umarizal", "Rua Diogo Móia", "66055"],
    ["Ananindeua", "Coqueiro", "Travessa We-33", "67130"],
    ["Castanhal", "Centro", "Rua Paes de Carvalho", "68740"],
  ],
  MG: [
    ["Contagem", "Eldorado", "Rua Monte Castelo", "32310"],
    ["Belo Horizonte", "Buritis", "Rua Engenheiro Alberto Pontes", "30492"],
    ["Betim", "Ingá", "Rua Tupis", "32604"],
  ],
};

/** Delivery and invoice of a past request. */
export type HistoryInfo = Omit<z.input<typeof AdditionalInfoSchema>, "shippingAddress"> & {
  shippingAddress?: Address;
};

/** Customer of a past request, the same for the same seed.
 *  @param state - of the delivery, if there is one */
export function historyCustomer(
  seed: string,
  { powerW, state, ships }: { powerW: number; state: string; ships: boolean },
): { name: string; additionalInfo: HistoryInfo } {
  const first = pick(FIRST_NAMES, chance(seed, "first"));
  const last = pick(SURNAMES, chance(seed, "last"));
  const isBusiness = powerW >= BUSINESS_POWER_W;
  const business = pick(BUSINESSES, chance(seed, "business"));
  const base = String(100_000_000 + Math.floor(chance(seed, "cpf") * 800_000_000));
  const digits = String(10_000_000 + Math.floor(chance(seed, "phone") * 89_999_999));
  const contact = {
    userOrCompanyName: isBusiness ? business : `${first} ${last}`,
    cpf: `${base}${cpfCheckDigits(base)}`,
    email: `${plain(first)}.${plain(last)}@cliente.test`,
    telephone: `+55629${digits}`,
    ...{ ruralZone: false, truckPossible: true },
  };
  const name = isBusiness ? business : `Residência ${first} ${last}`;
  return {
    name,
    additionalInfo: ships
      ? { ...contact, shippingDistributor: "CIF", shippingAddress: addressIn(state, seed) }
      : { ...contact, shippingDistributor: "FOB" },
  };
}

function addressIn(state: string, seed: string): Address {
  const [city, neighborhood, patio, cep] = pick(TOWNS[state] ?? [], chance(seed, "town"));
  const number = String(20 + Math.floor(chance(seed, "number") * 1_900));
  return { CEP: `${cep}010`, patio, number, complement: "", neighborhood, city, state };
}

function plain(name: string): string {
  return name
    .normalize("NFD")
    .replaceAll(/\P{ASCII}/gu, "")
    .toLowerCase();
}
