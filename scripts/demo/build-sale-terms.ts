import { demoId } from "./demo-id.ts";
import { DEMO_DISTRIBUTOR_IDS, type DemoSlug } from "./demo-keys.ts";
import type { CouponInput } from "#domain/coupons/coupon-schema.ts";
import type { ConditionInput, PaymentMethodInput } from "#domain/payment-methods/payment-method-schema.ts";
import { addDays } from "#domain/shared/calendar.ts";
import type { coupon, paymentCondition, paymentMethod } from "#worker/db/schema/pricing.ts";

/** Payment methods and coupons, by table. */
export interface SaleTermsRows {
  coupons: (typeof coupon.$inferInsert)[];
  paymentMethods: (typeof paymentMethod.$inferInsert)[];
  paymentConditions: (typeof paymentCondition.$inferInsert)[];
}

type DemoCondition = Pick<ConditionInput, "name"> & Partial<ConditionInput>;
type DemoMethod = Pick<PaymentMethodInput, "type" | "name"> &
  Partial<Omit<PaymentMethodInput, "conditions">> & { conditions?: readonly DemoCondition[] };
/** A coupon with its period relative to today. */
type DemoCoupon = Pick<CouponInput, "code" | "kind"> &
  Partial<Omit<CouponInput, "startsOn" | "endsOn">> & { startsIn?: number; endsIn?: number };

const dearer = (pct: string, count: number): DemoCondition => ({
  name: `${String(count)}× no cartão`,
  conditionType: "increase",
  modifierType: "percentage-reversed",
  value: pct,
  quantityOfInstallments: count,
  minimumCents: count > 6 ? 500_000 : 100_000,
});

const PIX: DemoMethod = { type: "pix", name: "Pix", description: "O pedido é liberado assim que o Pix cai." };

const CARD: DemoMethod = {
  type: "credito",
  name: "Cartão de crédito",
  description: "As taxas da operadora estão incluídas nas parcelas.",
  conditions: [
    { name: "À vista", modifierType: "percentage-reversed", value: "2.89" },
    dearer("4.35", 3),
    dearer("6.49", 6),
    dearer("9.99", 10),
  ],
};

const BOLETO: DemoMethod = {
  type: "boleto",
  name: "Boleto",
  description: "Para empresas com cadastro aprovado.",
  conditions: [
    { name: "À vista", conditionType: "decrease", value: "1.5" },
    { name: "28 dias", value: "0", minimumCents: 300_000 },
    { name: "28/56/84 dias", value: "2.4", quantityOfInstallments: 3, minimumCents: 1_500_000 },
    { name: "Tarifa de emissão", modifierType: "fixed", value: "4.90", active: false },
  ],
};

const FINANCING: DemoMethod = {
  type: "financiamento",
  name: "Financiamento do cliente final",
  description: "O banco paga direto ao distribuidor, depois da análise de crédito.",
  conditions: [{ name: "Pago pelo banco", value: "0", minimumCents: 800_000 }],
};

const METHODS: Record<DemoSlug, readonly DemoMethod[]> = {
  solnascente: [PIX, BOLETO, CARD, FINANCING, { type: "debito", name: "Cartão de débito", active: false }],
  nortesul: [PIX, BOLETO],
  mercado: [PIX, CARD],
};

const COUPONS: Record<DemoSlug, readonly DemoCoupon[]> = {
  solnascente: [
    {
      ...{ code: "PRIMEIRACOMPRA", kind: "percentage", percent: "3", maximumCents: 150_000 },
      ...{ description: "Boas-vindas a quem compra pela primeira vez", maxUsesPerIntegrator: 1 },
    },
    {
      ...{ code: "SEMANADOSOL", kind: "percentage", percent: "5", minimumCents: 1_000_000, maxUses: 100 },
      ...{ description: "Campanha dos kits fechados", purchaseTypes: ["closedKits"] },
      ...{ startsIn: -5, endsIn: 25 },
    },
    {
      ...{ code: "MENOS500", kind: "fixed", amountCents: 50_000, minimumCents: 2_000_000 },
      description: "R$ 500,00 a menos em compras a partir de R$ 20.000,00",
    },
    {
      ...{ code: "BLACKSOLAR", kind: "percentage", percent: "8", maximumCents: 400_000, maxUses: 50 },
      ...{ description: "Campanha de inverno, encerrada", startsIn: -110, endsIn: -80 },
    },
    {
      ...{ code: "PARCEIRO10", kind: "percentage", percent: "10", active: false },
      description: "Suspenso até a renovação do contrato de parceria",
    },
  ],
  nortesul: [
    { code: "NORTE2", kind: "percentage", percent: "2", description: "Entregas no Norte e Nordeste" },
    { code: "INVERNO", kind: "fixed", amountCents: 30_000, startsIn: -150, endsIn: -60 },
  ],
  mercado: [{ code: "MERCADO3", kind: "percentage", percent: "3", maxUses: 200 }],
};

/** Coupons (one expired, one inactive, one without limits) and payment methods.
 *  @param today - day from which periods of coupons count */
export function buildSaleTerms(
  slug: DemoSlug,
  { today, createdAt }: { today: string; createdAt: string },
): SaleTermsRows {
  const distributorId = DEMO_DISTRIBUTOR_IDS[slug];
  const stamps = { createdAt, updatedAt: createdAt };
  const methodId = (name: string) => demoId("pay", slug, name);
  return {
    coupons: COUPONS[slug].map(({ startsIn, endsIn, ...fields }) => ({
      distributorId,
      id: demoId("cpn", slug, fields.code),
      purchaseTypes: [],
      groupIds: [],
      ...fields,
      startsOn: startsIn === undefined ? null : addDays(today, startsIn),
      endsOn: endsIn === undefined ? null : addDays(today, endsIn),
      ...stamps,
    })),
    paymentMethods: METHODS[slug].map(({ conditions: _conditions, ...fields }, index) => ({
      distributorId,
      id: methodId(fields.name),
      ...fields,
      position: index + 1,
      ...stamps,
    })),
    paymentConditions: METHODS[slug].flatMap(({ name: method, conditions = [] }) =>
      conditions.map(({ id: _id, ...fields }, index) => ({
        distributorId,
        id: demoId("pcd", slug, method, fields.name),
        methodId: methodId(method),
        conditionType: "increase" as const,
        modifierType: "percentage" as const,
        value: "0",
        quantityOfInstallments: 1,
        ...fields,
        position: index + 1,
      })),
    ),
  };
}
