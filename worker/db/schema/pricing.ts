import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { distributorId, flag, instant, json } from "./columns.ts";

/** Groups of integrators with the same conditions, which prices and price lists refer to. */
export const integratorGroup = sqliteTable(
  "integrator_group",
  {
    distributorId: distributorId(),
    id: text("id").notNull(),
    name: text("name").notNull(),
    version: integer("version").notNull().default(1),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.distributorId, table.id] }),
    uniqueIndex("integrator_group_name").on(table.distributorId, table.name),
  ],
);

/** Published pricing rules. They never change, and the newest version applies. Requests record the version that priced
 *  them. */
export const pricingVersion = sqliteTable(
  "pricing_version",
  {
    distributorId: distributorId(),
    version: integer("version").notNull(),
    /** `PricingRulesSchema`. */
    rules: json("rules").notNull(),
    note: text("note").notNull().default(""),
    publishedBy: text("published_by").notNull(),
    publishedAt: instant("published_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.distributorId, table.version] })],
);

/** Draft of the pricing rules; it has no effect until it is published. */
export const pricingDraft = sqliteTable("pricing_draft", {
  distributorId: distributorId().primaryKey(),
  rules: json("rules").notNull(),
  /** Published version that the draft was begun from; 0 without one. */
  basedOn: integer("based_on").notNull(),
  version: integer("version").notNull().default(1),
  updatedBy: text("updated_by").notNull(),
  updatedAt: instant("updated_at").notNull(),
});

/** Price lists: prices for groups of integrators in place of the catalogue's. */
export const priceList = sqliteTable(
  "price_list",
  {
    distributorId: distributorId(),
    id: text("id").notNull(),
    name: text("name").notNull(),
    /** Ids of groups; empty for all integrators. */
    groupIds: json("group_ids").notNull(),
    /** First and last calendar day; null for no limit. */
    startsOn: text("starts_on"),
    endsOn: text("ends_on"),
    active: flag("active").notNull().default(true),
    /** The first list in this order with a price applies. */
    position: integer("position").notNull(),
    version: integer("version").notNull().default(1),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.distributorId, table.id] }),
    uniqueIndex("price_list_name").on(table.distributorId, table.name),
  ],
);

/** Price of a product or of an option of a kit in a price list. */
export const priceListItem = sqliteTable(
  "price_list_item",
  {
    distributorId: distributorId(),
    listId: text("list_id").notNull(),
    kind: text("kind", { enum: ["product", "kit"] }).notNull(),
    itemId: text("item_id").notNull(),
    priceCents: integer("price_cents").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.distributorId, table.listId, table.kind, table.itemId] }),
    index("price_list_item_of").on(table.distributorId, table.kind, table.itemId),
  ],
);

/** Coupons: reductions that an integrator claims by a code. */
export const coupon = sqliteTable(
  "coupon",
  {
    distributorId: distributorId(),
    id: text("id").notNull(),
    /** In capitals, for comparison. */
    code: text("code").notNull(),
    description: text("description").notNull().default(""),
    kind: text("kind", { enum: ["fixed", "percentage"] }).notNull(),
    /** Amount of a fixed coupon. */
    amountCents: integer("amount_cents"),
    /** Percentage as decimal text. */
    percent: text("percent"),
    /** Upper limit of the reduction; null for no limit. */
    maximumCents: integer("maximum_cents"),
    /** Smallest subtotal that the coupon applies to. */
    minimumCents: integer("minimum_cents").notNull().default(0),
    /** Null for unlimited. */
    maxUses: integer("max_uses"),
    maxUsesPerIntegrator: integer("max_uses_per_integrator"),
    startsOn: text("starts_on"),
    endsOn: text("ends_on"),
    /** Purchase types that it applies to; empty for all. */
    purchaseTypes: json("purchase_types").notNull(),
    /** Ids of groups of integrators; empty for all. */
    groupIds: json("group_ids").notNull(),
    active: flag("active").notNull().default(true),
    version: integer("version").notNull().default(1),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.distributorId, table.id] }),
    uniqueIndex("coupon_code").on(table.distributorId, table.code),
  ],
);

/** Use of a coupon by a request; released when the request is refused or deleted. */
export const couponUse = sqliteTable(
  "coupon_use",
  {
    distributorId: distributorId(),
    couponId: text("coupon_id").notNull(),
    requestId: text("request_id").notNull(),
    integratorId: text("integrator_id").notNull(),
    amountCents: integer("amount_cents").notNull(),
    usedAt: instant("used_at").notNull(),
    releasedAt: instant("released_at"),
  },
  (table) => [
    primaryKey({ columns: [table.distributorId, table.couponId, table.requestId] }),
    index("coupon_use_integrator").on(table.distributorId, table.couponId, table.integratorId),
    index("coupon_use_request").on(table.distributorId, table.requestId),
  ],
);

/** Payment methods of the distributor. */
export const paymentMethod = sqliteTable(
  "payment_method",
  {
    distributorId: distributorId(),
    id: text("id").notNull(),
    type: text("type", { enum: ["boleto", "pix", "credito", "debito", "financiamento", "other"] }).notNull(),
    name: text("name").notNull(),
    description: text("description").notNull().default(""),
    position: integer("position").notNull(),
    active: flag("active").notNull().default(true),
    version: integer("version").notNull().default(1),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.distributorId, table.id] })],
);

/** A condition of a payment method: increase or reduction, and number of installments. */
export const paymentCondition = sqliteTable(
  "payment_condition",
  {
    distributorId: distributorId(),
    id: text("id").notNull(),
    methodId: text("method_id").notNull(),
    name: text("name").notNull(),
    conditionType: text("condition_type", { enum: ["increase", "decrease"] }).notNull(),
    modifierType: text("modifier_type", { enum: ["percentage", "percentage-reversed", "fixed"] }).notNull(),
    /** Decimal text: a percentage, or reais with two decimals for a fixed amount. */
    value: text("value").notNull(),
    quantityOfInstallments: integer("quantity_of_installments").notNull().default(1),
    /** Decimal text: the percentage that is paid at once by Pix, before the rest. */
    downPaymentPct: text("down_payment_pct").notNull().default("0"),
    /** Smallest total in cents for which it is offered. */
    minimumCents: integer("minimum_cents").notNull().default(0),
    position: integer("position").notNull(),
    active: flag("active").notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.distributorId, table.id] }),
    index("payment_condition_method").on(table.distributorId, table.methodId, table.position),
  ],
);

/** Recommendation rules: a formula gives the amount of one product. */
export const recommendationRule = sqliteTable(
  "recommendation_rule",
  {
    distributorId: distributorId(),
    id: text("id").notNull(),
    name: text("name").notNull(),
    position: integer("position").notNull(),
    /** `RecommendationContentSchema`: triggers, product, formulas of amount and free units. */
    content: json("content").notNull(),
    active: flag("active").notNull().default(true),
    version: integer("version").notNull().default(1),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.distributorId, table.id] }),
    uniqueIndex("recommendation_rule_name").on(table.distributorId, table.name),
  ],
);

/** Discount approvals: for a discount above one's limit, or a total below the minimum margin. */
export const discountRequisition = sqliteTable(
  "discount_requisition",
  {
    distributorId: distributorId(),
    id: text("id").notNull(),
    requestId: text("request_id").notNull(),
    /** Version of the request; a later version needs another approval. */
    requestVersion: integer("request_version").notNull(),
    kind: text("kind", { enum: ["discount", "margin"] }).notNull(),
    /** `ApprovalContentSchema`: the modifier asked for, the limit, the amounts, the reason. */
    content: json("content").notNull(),
    status: text("status", { enum: ["pending", "approved", "refused", "withdrawn"] }).notNull(),
    requestedBy: text("requested_by").notNull(),
    createdAt: instant("created_at").notNull(),
    decidedBy: text("decided_by"),
    decidedAt: instant("decided_at"),
    decisionNote: text("decision_note").notNull().default(""),
  },
  (table) => [
    primaryKey({ columns: [table.distributorId, table.id] }),
    index("discount_requisition_list").on(table.distributorId, table.status, table.createdAt, table.id),
    index("discount_requisition_request").on(table.distributorId, table.requestId, table.createdAt),
  ],
);

/** An open budget whose price has changed since it was saved. */
export const priceDrift = sqliteTable(
  "price_drift",
  {
    distributorId: distributorId(),
    requestId: text("request_id").notNull(),
    requestVersion: integer("request_version").notNull(),
    fromCents: integer("from_cents").notNull(),
    toCents: integer("to_cents").notNull(),
    /** `PriceDriftSchema`: the changes by line. */
    content: json("content").notNull(),
    detectedAt: instant("detected_at").notNull(),
    closedAt: instant("closed_at"),
  },
  (table) => [primaryKey({ columns: [table.distributorId, table.requestId, table.requestVersion] })],
);

/** Marks that prices may have changed; the scheduled job then checks open budgets. */
export const priceDriftCheck = sqliteTable("price_drift_check", {
  distributorId: distributorId().primaryKey(),
  requestedAt: instant("requested_at").notNull(),
  /** Last request that was looked at in the round under way. */
  cursor: text("cursor").notNull().default(""),
});
