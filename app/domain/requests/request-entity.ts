import type { VisibleSummary } from "#domain/pricing/precification-summary-schema.ts";
import type { ProcessedFormula } from "#domain/pricing/processed-formula-schema.ts";
import { centsToReais } from "#domain/shared/money.ts";
import { type DealStatus, parentOfGroup } from "./deal-status.ts";
import type { RequestEntity } from "./request-entity-schema.ts";
import type { VisibleRequestContent } from "./visible-request-schema.ts";

/** What a request is, beside its content, as far as a person sees it. */
type EntityBase = Pick<
  RequestEntity,
  | ("id" | "code" | "name" | "type" | "purchaseType" | "createdAt" | "updatedAt" | "billingDate")
  | ("version" | "isCopy" | "enabledToChangeStatus" | "hasPaymentTermsConsent")
  | ("company" | "integrator" | "seller")
  | ("lead" | "system" | "sizing" | "marketplace" | "ecommerce" | "tags" | "moves" | "stockStatus")
  | ("statusHistorical" | "pastVersions" | "expiryUpdates" | "wasBudget" | "files")
  | ("discountRequisition" | "profitMargin")
> & { expiresOn: string | null; paymentStatus: RequestEntity["payment"]["status"]; status: DealStatus };

/** The facts that a request's entity is made of. */
export interface EntityFacts {
  base: EntityBase;
  content: VisibleRequestContent;
  /** Null for who may not see prices. */
  summary: VisibleSummary | null;
  formulas: ProcessedFormula[];
  /** Name of the status's group, in Portuguese. */
  groupName: string;
  /** Codes of extra items by id; those that are gone have none. */
  productCodes: ReadonlyMap<string, string>;
}

/** A request under the specification's names: amounts in reais, power in kWp.
 *  @source spec, request fields */
export function requestEntity(facts: EntityFacts): RequestEntity {
  const { base, content, summary, formulas, groupName } = facts;
  const { expiresOn, paymentStatus, status, ...rest } = base;
  const { lines, mounting, totals, coupon, valueModifier } = content;
  const isKit = ({ kind }: (typeof lines)[number]) => kind === "kit";
  return {
    ...rest,
    kind: lines.every(isKit) ? "kits" : lines.some(isKit) ? "mixed" : "products",
    expiryDate: expiresOn,
    chosenDistributionCenter: content.center.id,
    chosenDistributionCenterName: content.center.name,
    ...itemsOf(facts),
    structure:
      mounting === null || mounting.structureId === null
        ? null
        : { id: mounting.structureId, name: mounting.structureName },
    valueModifier,
    discount: toReais(totals.decreaseCents),
    totalValue: toReais(totals.totalCents),
    invoiceValue: toReais(totals.invoiceCents ?? totals.totalCents),
    totalPower: totals.powerW / WATTS,
    precificationSummary: summary,
    coupon: coupon && { id: coupon.id, code: coupon.code, discount: toReais(totals.couponCents) },
    payment: paymentOf(content, paymentStatus),
    formulas,
    dealStatus: statusOf(base, groupName),
    additionalInfo: {
      customer: content.customer,
      delivery: content.delivery,
      customForms: content.customForms,
    },
    notes: content.notes,
  };
}

const WATTS = 1_000;

function toReais(cents: number | null): number | null {
  return cents === null ? null : centsToReais(cents);
}

/** Products, kits, extra items, services and freights. */
function itemsOf({
  content,
  productCodes,
}: EntityFacts): Pick<RequestEntity, "products" | "kits" | "extraItems" | "serviceItems" | "freights"> {
  const { lines, center, mounting, valueModifier } = content;
  const prices = (line: { unitPriceCents: number | null; totalCents: number | null }) => ({
    singlePrice: toReais(line.unitPriceCents),
    totalPrice: toReais(line.totalCents),
  });
  return {
    products: lines
      .filter(({ kind }) => kind === "product")
      .map((line) => ({
        item: {
          ...{ id: line.itemId, productCode: line.productCode, name: line.name },
          ...{ origin: line.origin, ncm: line.ncm },
        },
        ...{ amount: line.amount, type: line.type, category: line.category, ...prices(line) },
        ...{ center: center.id, structure: mounting?.structureId ?? null },
      })),
    kits: lines
      .filter(({ kind }) => kind === "kit")
      .map((line) => ({
        ...{ id: line.itemId, name: line.name, amount: line.amount, power: line.powerW / WATTS },
        ...prices(line),
        centerName: center.name,
        products: line.products.map(({ productId, name, amount }) => ({
          item: { id: productId, name },
          amount,
        })),
      })),
    extraItems: content.extraItems.map(({ id, name, amount, totalCents }) => ({
      ...{
        id,
        name,
        amount,
        productCode: productCodes.get(id) ?? "",
        price: toReais(totalCents),
        valueModifier,
      },
    })),
    serviceItems: content.services.map(({ id, name, amount, unitPriceCents, totalCents }) => ({
      ...{ id, name, amount, basePrice: toReais(unitPriceCents), price: toReais(totalCents), valueModifier },
    })),
    freights: content.freights.map(({ id, name, totalCents }) => ({ id, name, price: toReais(totalCents) })),
  };
}

function paymentOf(
  { payment: { type, methodId, methodName, condition }, totals }: VisibleRequestContent,
  status: RequestEntity["payment"]["status"],
): RequestEntity["payment"] {
  return {
    ...{ type, condition, status },
    method: methodId === null ? null : { id: methodId, name: methodName },
    installments: totals.installmentsCents.map(centsToReais),
  };
}

function statusOf(
  { type, status: { id, name, order, group, groupOrder } }: EntityBase,
  groupName: string,
): RequestEntity["dealStatus"] {
  return {
    ...{ id, name, value: id, order },
    group: { id: group, name: groupName, parentType: parentOfGroup(group, type), order: groupOrder },
  };
}
