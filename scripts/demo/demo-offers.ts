import { demoId } from "./demo-id.ts";
import { DEMO_DISTRIBUTOR_IDS } from "./demo-keys.ts";
import type { DemoTenant } from "./demo-tenant.ts";
import type { ProductType } from "#domain/catalog/product-types.ts";
import type { PurchaseType } from "#domain/shared/purchase-types.ts";
import type { category } from "#worker/db/schema/catalog.ts";
import type { extraItem, separatedSection, serviceItem } from "#worker/db/schema/offers.ts";

export type DemoCategoryKey = "structure" | "cables" | "protection" | "fixing";

/** Add-ons of a distributor, and the sections of its loose products, by table. */
export interface OfferRows {
  categories: (typeof category.$inferInsert)[];
  sections: (typeof separatedSection.$inferInsert)[];
  extraItems: (typeof extraItem.$inferInsert)[];
  serviceItems: (typeof serviceItem.$inferInsert)[];
}

const CATEGORIES: readonly { key: DemoCategoryKey; type: "structure" | "others"; name: string }[] = [
  { key: "structure", type: "structure", name: "Estruturas" },
  { key: "cables", type: "others", name: "Cabos e conectores" },
  { key: "protection", type: "others", name: "Proteção" },
  { key: "fixing", type: "others", name: "Fixação e aterramento" },
];

interface DemoSection {
  key: string;
  name: string;
  type: ProductType;
  categories?: readonly DemoCategoryKey[];
  isDefault?: boolean;
  isCustom?: boolean;
  observation?: string;
}

const SECTIONS: readonly DemoSection[] = [
  {
    key: "modules",
    name: "Módulos",
    type: "module",
    isDefault: true,
    observation: "Venda por unidade ou palete fechado.",
  },
  { key: "inverters", name: "Inversores", type: "inverter" },
  { key: "string-boxes", name: "String boxes", type: "stringBox" },
  { key: "structures", name: "Estruturas", type: "complementaryEquipment", categories: ["structure"] },
  {
    key: "cables",
    name: "Cabos e conectores",
    type: "complementaryEquipment",
    categories: ["cables"],
    observation: "Cabos são vendidos por metro; conectores, por par.",
  },
  {
    key: "installation",
    name: "Proteção e fixação",
    type: "complementaryEquipment",
    categories: ["protection", "fixing"],
    isCustom: true,
  },
];

const EVERY_PURCHASE: readonly PurchaseType[] = ["kitExpress", "closedKits", "mountKits", "separatedSales"];
const KITS: readonly PurchaseType[] = ["kitExpress", "closedKits", "mountKits"];

interface DemoExtra {
  code: string;
  name: string;
  description: string;
  cents: number;
  place?: "beforeAdditionalData";
  sold?: readonly PurchaseType[];
  active?: false;
}

const EXTRA_ITEMS: readonly DemoExtra[] = [
  {
    code: "SEG-OBRA",
    name: "Seguro de obra e montagem",
    description: "Cobre danos durante a instalação, por 60 dias a partir da entrega.",
    cents: 24_900,
    sold: KITS,
  },
  {
    code: "SEG-TRANSP",
    name: "Seguro de transporte ampliado",
    description: "Avarias e roubo até a entrega no endereço da obra.",
    cents: 15_900,
  },
  {
    code: "GAR-INV-10",
    name: "Garantia estendida do inversor para 10 anos",
    description: "Cinco anos além da garantia do fabricante.",
    cents: 68_900,
    place: "beforeAdditionalData",
    sold: KITS,
  },
  {
    code: "MUNCK-4H",
    name: "Descarga com munck",
    description: "Até quatro horas no local, para paletes e estruturas de solo.",
    cents: 89_000,
  },
  {
    code: "ENT-AGEND",
    name: "Entrega agendada",
    description: "Dia e período combinados, de segunda a sexta.",
    cents: 12_000,
  },
  {
    code: "EMB-REF",
    name: "Embalagem reforçada",
    description: "Paletes com cantoneira e filme duplo, para estrada de terra.",
    cents: 9_500,
    active: false,
  },
];

const SERVICES: readonly Omit<DemoExtra, "place" | "sold">[] = [
  {
    code: "projeto",
    name: "Projeto elétrico com ART",
    description: "Memorial descritivo, diagrama unifilar e ART, em até dez dias úteis.",
    cents: 89_000,
  },
  {
    code: "homologacao",
    name: "Homologação na distribuidora de energia",
    description: "Solicitação de acesso, acompanhamento e vistoria.",
    cents: 120_000,
  },
  {
    code: "visita",
    name: "Visita técnica",
    description: "Avaliação do telhado e do padrão de entrada, em até 50 km.",
    cents: 35_000,
  },
  {
    code: "laudo",
    name: "Laudo estrutural do telhado",
    description: "Assinado por engenheiro civil.",
    cents: 65_000,
  },
  {
    code: "treinamento",
    name: "Treinamento de monitoramento",
    description: "Uma hora por vídeo, para o cliente final.",
    cents: 18_000,
    active: false,
  },
];

/** Categories of every distributor; sections, extra items and services for those with the feature. */
export function buildOffers(
  { slug, actions }: Pick<DemoTenant, "slug" | "actions">,
  { createdAt }: { createdAt: string },
): OfferRows {
  const stored = { distributorId: DEMO_DISTRIBUTOR_IDS[slug], createdAt, updatedAt: createdAt };
  const sections = actions.singleProductPurchase === true ? SECTIONS : [];
  const [extraItems, services] = actions.extraItem === true ? [EXTRA_ITEMS, SERVICES] : [[], []];
  return {
    categories: CATEGORIES.map(({ key, ...one }, index) => ({
      ...stored,
      ...one,
      id: demoId("cat", slug, key),
      position: index + 1,
    })),
    sections: sections.map(({ key, categories = [], ...section }, index) => ({
      ...stored,
      ...section,
      id: demoId("sec", slug, key),
      categories: categories.map((one) => demoId("cat", slug, one)),
      position: index + 1,
    })),
    extraItems: extraItems.map(({ code, name, description, cents, place, sold, active = true }) => ({
      ...stored,
      id: demoId("ext", slug, code),
      productCode: code,
      name,
      description,
      basePriceCents: cents,
      whereToDisplay: place ?? "afterShipping",
      isToSellOptions: sold ?? EVERY_PURCHASE,
      active,
    })),
    serviceItems: services.map(({ code, name, description, cents, active = true }) => ({
      ...stored,
      id: demoId("svc", slug, code),
      name,
      description,
      basePriceCents: cents,
      active,
    })),
  };
}
