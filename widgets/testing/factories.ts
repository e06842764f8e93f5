import type { KitList, KitListItem } from "#domain/kits/kit-list-schema.ts";
import type { OrderDetails, OrderPayment, PayerCharge } from "#domain/payments/checkout-schema.ts";
import type { PayerTerms } from "#domain/terms/payer-terms-schema.ts";

export function buildKit(over: Partial<KitListItem> = {}): KitListItem {
  return {
    id: "kit_1",
    kitId: "k_1",
    name: "Kit 5,50 kWp",
    productCode: "K550",
    description: "",
    power: 5.5,
    powerW: 5500,
    price: 9874.2,
    basePrice: 9874.2,
    priceCents: 987_420,
    pricePerKwpCents: 179_531,
    amount: 0,
    isPromotional: false,
    photoUrl: null,
    structureId: "str_1",
    structureName: "Telhado cerâmico",
    structures: [{ id: "str_1", name: "Telhado cerâmico", amount: 0, price: 9874.2 }],
    centerName: "Goiânia",
    availability: "inStock",
    futureStockDate: null,
    dcAcRatio: "1.10",
    products: [
      { productId: "p1", name: "550 W", manufacturer: "LONGi", type: "module", amount: 10 },
      { productId: "p2", name: "MIN 5000TL-X", manufacturer: "Growatt", type: "inverter", amount: 1 },
      {
        productId: "p3",
        name: "Cabo solar 6 mm²",
        manufacturer: "Nexans",
        type: "complementaryEquipment",
        amount: 50,
      },
      {
        productId: "p4",
        name: "Conector MC4",
        manufacturer: "Stäubli",
        type: "complementaryEquipment",
        amount: 4,
      },
    ],
    ...over,
  };
}

export function buildKitList(over: Partial<KitList> = {}): KitList {
  return {
    items: [buildKit()],
    totalItems: 1,
    page: 1,
    limit: 10,
    filter: {
      structures: [{ id: "str_1", name: "Telhado cerâmico" }],
      manufacturers: ["LONGi", "Growatt"],
      phases: ["monofasico"],
    },
    ...over,
  };
}

export function buildOrder(over: Partial<OrderDetails> = {}): OrderDetails {
  return {
    id: "req_1",
    code: "PED-000482",
    version: 1,
    distributorName: "Sol Nascente",
    payerFirstName: "Marina",
    items: [{ name: "Módulo 550 W", amount: 10, totalCents: 620_000 }],
    itemsCents: 987_420,
    freightCents: 36_250,
    adjustmentCents: 0,
    returnedCents: 0,
    totalCents: 1_023_670,
    methods: ["pix"],
    downPaymentCents: 0,
    financing: null,
    paymentName: "",
    cardPlan: null,
    elsewhere: null,
    ...over,
  };
}

type PixCharge = Extract<PayerCharge, { method: "pix" }>;

export function buildCharge(over: Partial<PixCharge> = {}): PixCharge {
  return {
    brCode:
      "00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR6304A13F",
    // The corner of a code: what is drawn is not read here.
    qr: "fe,82,ba,ba,ba,82,fe",
    id: "chg_1",
    method: "pix",
    status: "pending",
    amountCents: 1_023_670,
    expiresAt: "2026-11-21T17:30:00.000Z",
    ...over,
  };
}

/** A charge on a page for cards. */
export function buildCardCharge(over: Partial<PayerCharge> = {}): PayerCharge {
  return {
    ...{ id: "chg_3", method: "credito", status: "pending", amountCents: 1_111_000 },
    ...{ url: "https://provider.test/page?id=1", expiresAt: "2026-11-22T17:00:00.000Z" },
    ...over,
  } as PayerCharge;
}

/** A slip that is due on 10 December 2026. */
export function buildSlip(over: Partial<PayerCharge> = {}): PayerCharge {
  return {
    ...{ id: "chg_2", method: "boleto", status: "pending", amountCents: 125_090 },
    barcode: "34195165600001250901090012345678012345678901",
    line: "34191090081234567801023456789017516560000125090",
    ...{ dueDate: "2026-12-10", expiresAt: "2026-12-15T02:59:59.000Z" },
    ...over,
  } as PayerCharge;
}

/** An order whose payer has an open charge with 30 minutes left. */
export function buildPayment(over: Partial<OrderPayment> = {}): OrderPayment {
  return {
    paymentStatus: "requested",
    charge: buildCharge(),
    next: null,
    receivedCents: null,
    paidAt: null,
    serverTime: "2026-11-21T17:00:00.000Z",
    sandbox: false,
    ...over,
  };
}

/** Payment terms that nobody has accepted yet. */
export function buildTerms(over: Partial<PayerTerms> = {}): PayerTerms {
  return {
    ...{ id: "trm_1", version: 2, title: "Termos de pagamento", acceptedAt: null },
    blocks: [
      { kind: "heading", text: "Cobrança" },
      { kind: "paragraph", text: "O Pix vale por meia hora." },
    ],
    ...over,
  };
}

/** An answer of the portal, as `fetch` returns it. */
export function jsonResponse(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });
}
