import type { PlatformActor, UserActor, Distributor } from "#domain/access/actor.ts";
import type { Menu } from "#domain/access/menu.ts";
import { redirectFrom } from "#domain/access/page-access.ts";
import { isHidden, pageEntry, type PageName, PAGES } from "#domain/access/pages.ts";

/** A page whose path has no parameters, so that it can be opened directly. */
export interface PageToOpen {
  name: PageName;
  path: string;
  /** The distributor's own title; null without one. */
  title: string | null;
}

/** Pages of a single record, whose paths have parameters. */
export const PAGES_OF_RECORDS: readonly PageName[] = [
  "KitsCheckout",
  "SharedCart",
  "KitsExpressCheckout",
  "MountKitCheckout",
  "KitsOfLead",
  "MountKitOfLead",
  "SeparateCheckout",
  "BudgetsDetails",
  "BudgetVersions",
  "BudgetApproval",
  "PurchaseApproval",
  "OrderDetails",
  "OrderVersions",
  "PaymentDetails",
  "ShippingDetails",
  "ReturnDetails",
  "IntegratorDetails",
  "RoleDetails",
  "AdvertisingDetails",
  "WidgetKeyDetails",
  "GeneralTermsDetails",
  "PaymentTermsDetails",
  "EquipmentDetails",
  "EquipmentHistory",
  "EquipmentGrid",
  "EquipmentImportDetails",
  "DistributorDetails",
  "ResearchDetails",
  "CouponDetails",
  "PriceListDetails",
  "RecomendationDetails",
  "StatusDetails",
];

/** Pages that a person may open: those of the menu in its order, then the others. */
export function pagesToOpen(
  actor: UserActor | PlatformActor,
  distributor: Distributor | null,
  menu: Menu,
): PageToOpen[] {
  const shown = menu.items.flatMap((item) => (item.kind === "group" ? item.pages : [item]));
  const titles = new Map(shown.map(({ name, title }) => [name, title]));
  const names = new Set([...titles.keys(), ...(Object.keys(PAGES) as PageName[])]);
  return [...names]
    .filter((name) => {
      const page = pageEntry(name);
      const isWithoutCompany = name === "CompanyInfo" && actor.kind === "user" && !actor.integrator?.cnpj;
      return (
        !PAGES_OF_RECORDS.includes(name) &&
        !isHidden(page, actor, distributor) &&
        !isWithoutCompany &&
        redirectFrom(page, actor, distributor) === null
      );
    })
    .map((name) => ({ name, path: pageEntry(name).path, title: titles.get(name) ?? null }));
}
