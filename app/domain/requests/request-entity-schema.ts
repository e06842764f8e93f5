import * as z from "zod";
import { PAYMENT_TYPES } from "#domain/payment-methods/payment-method.ts";
import { PAYMENT_STATUSES } from "#domain/payments/payment-status.ts";
import { VisibleSummarySchema } from "#domain/pricing/precification-summary-schema.ts";
import { ProcessedFormulaSchema } from "#domain/pricing/processed-formula-schema.ts";
import { ValueModifierSchema } from "#domain/pricing/value-modifier-schema.ts";
import { PURCHASE_TYPES } from "#domain/shared/purchase-types.ts";
import { STOCK_MOVE_KINDS } from "#domain/stock/ledger.ts";
import { GROUP_PARENTS, STATUS_GROUPS } from "./deal-status.ts";
import { RequestContentSchema, RequestLineSchema } from "./request-content-schema.ts";
import { UploadedFileSchema } from "./request-file-schema.ts";
import { RequestHistorySchema } from "./request-history-schema.ts";
import { RequestConditionSchema } from "./request-sum-schema.ts";
import { REQUEST_TYPES } from "./request-types.ts";

/** What the lines of a request are. */
const REQUEST_KINDS = ["kits", "products", "mixed"] as const;

/** Reais with two decimals; null for who may not see the amount. */
const reais = z.number().nullable();
const named = z.object({ id: z.string(), name: z.string() });
const reference = z.object({ id: z.string() }).nullable();
const move = z.object({ from: z.string().nullable(), to: z.string().nullable(), date: z.string() });
const { type, category, origin, ncm } = RequestLineSchema.shape;

/** One budget or order whole, under the specification's names, for programs: amounts in reais, power in kWp.
 *  @source spec, request fields */
export const RequestEntitySchema = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  type: z.enum(REQUEST_TYPES),
  kind: z.enum(REQUEST_KINDS),
  purchaseType: z.enum(PURCHASE_TYPES),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** Calendar days. */
  expiryDate: z.string().nullable(),
  billingDate: z.string().nullable(),
  version: z.int(),
  isCopy: z.boolean(),
  /** Whether the person may give it another status. */
  enabledToChangeStatus: z.boolean(),
  /** Whether payment terms were accepted for its present version. */
  hasPaymentTermsConsent: z.boolean(),

  /** The company that buys, and its person who looks after it, or has saved it. */
  company: named.extend({ cnpj: z.string().nullable() }),
  integrator: named,
  /** The distributor's person who looks after it; null for nobody, and for buyers who are not told. */
  seller: named.nullable(),
  /** Records of the buying company's own; null for the distributor's people. */
  lead: reference,
  system: reference,
  sizing: reference,
  /** Whether the distributor is a marketplace, and whether it was bought in its shop. */
  marketplace: z.boolean(),
  ecommerce: z.boolean(),
  chosenDistributionCenter: z.string(),
  chosenDistributionCenterName: z.string(),

  products: z.array(
    z.object({
      item: z.object({ ...{ id: z.string(), productCode: z.string(), name: z.string() }, origin, ncm }),
      amount: z.int(),
      ...{ type, category },
      singlePrice: reais,
      totalPrice: reais,
      /** Id of the center that sells it. */
      center: z.string(),
      /** Id of the structure that it is mounted on. */
      structure: z.string().nullable(),
    }),
  ),
  kits: z.array(
    z.object({
      ...{ id: z.string(), name: z.string(), amount: z.int() },
      /** Of one unit. */
      power: z.number(),
      singlePrice: reais,
      totalPrice: reais,
      centerName: z.string(),
      products: z.array(z.object({ item: named, amount: z.int() })),
    }),
  ),
  extraItems: z.array(
    named.extend({
      ...{ amount: z.int(), productCode: z.string(), price: reais },
      /** The request's, which acts on it as on everything. */
      valueModifier: ValueModifierSchema,
    }),
  ),
  serviceItems: z.array(
    named.extend({
      ...{ amount: z.int(), basePrice: reais, price: reais },
      valueModifier: ValueModifierSchema,
    }),
  ),
  freights: z.array(named.extend({ price: reais })),
  structure: named.nullable(),

  valueModifier: ValueModifierSchema,
  /** What was taken off. */
  discount: reais,
  totalValue: reais,
  invoiceValue: reais,
  totalPower: z.number(),
  precificationSummary: VisibleSummarySchema.nullable(),
  coupon: z.object({ id: z.string(), code: z.string(), discount: reais }).nullable(),
  /** The newest request for a discount beyond one's limit; null without one, and for who may not give discounts. */
  discountRequisition: z
    .object({
      ...{ id: z.string(), version: z.int() },
      /** As in the list of approvals. */
      ...{ kind: z.string(), status: z.string() },
      createdAt: z.string(),
    })
    .nullable(),
  payment: z.object({
    type: z.enum(PAYMENT_TYPES),
    method: named.nullable(),
    condition: RequestConditionSchema.nullable(),
    installments: z.array(z.number()),
    status: z.enum(PAYMENT_STATUSES),
  }),
  /** Over cost, in percent; null without a cost, and for who does not look after prices. */
  profitMargin: z.string().nullable(),
  formulas: z.array(ProcessedFormulaSchema),

  dealStatus: named.extend({
    value: z.string(),
    order: z.int(),
    group: z.object({
      id: z.enum(STATUS_GROUPS),
      name: z.string(),
      parentType: z.enum(GROUP_PARENTS),
      order: z.int(),
    }),
  }),
  /** Names that the statuses had at that time, oldest first. */
  statusHistorical: z.object({ budget: z.array(move), order: z.array(move) }),
  /** Newest first, the last twenty; none for who may not read the history. */
  pastVersions: z.array(
    RequestHistorySchema.shape.items.element.pick({ version: true, date: true, changes: true }),
  ),
  /** When a budget became valid anew, by an edit or a renewal, oldest first: its last days. */
  expiryUpdates: z.array(move),
  wasBudget: z.object({ code: z.string(), dateWhenBudgetWasCreated: z.string() }).nullable(),

  /** What was answered for it: whom it is for, where it goes, and the distributor's own questions. */
  additionalInfo: RequestContentSchema.pick({ customer: true, delivery: true, customForms: true }),
  tags: z.array(z.object({ id: z.string(), name: z.string(), color: z.string() })),
  notes: z.string(),
  /** None for who may not read them. */
  files: z.array(UploadedFileSchema),
  moves: z.array(
    z.object({
      at: z.string(),
      kind: z.enum(STOCK_MOVE_KINDS),
      productId: z.string(),
      centerId: z.string(),
      onHandChange: z.int(),
      reservedChange: z.int(),
    }),
  ),
  stockStatus: z.enum(["reserved", "discounted", "released", "short"]).nullable(),
});
export type RequestEntity = z.infer<typeof RequestEntitySchema>;
