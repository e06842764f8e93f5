import type { AccessRule } from "#domain/access/may-access.ts";
import type { PageName } from "#domain/access/pages.ts";
import { type AccessRuleName, writtenRule } from "./access-rules.ts";

/** Path and rule of a page, and further behaviours that define it. */
export interface PageRule {
  path: string;
  rule: AccessRuleName;
  from?: readonly string[];
  /** Path to which people who only see the inventory are redirected. */
  inventoryPath?: string;
}

/** Every page, by hand from the specification; a difference to the registry is an error in one of them. */
export const PAGE_RULES: Readonly<Record<PageName, PageRule>> = {
  Dashboard: { path: "/dashboard", rule: "people", from: ["DASH-01"] },
  DashboardBI: { path: "/dashboard-bi", rule: "dashboardBI", from: ["DASH-03"] },
  DashboardIntegrator: { path: "/dashboardIntegrator", rule: "integrators", from: ["DASH-02"] },
  UserInfo: { path: "/info/user", rule: "signedIn", from: ["PROFILE-01"] },
  OwnNotifications: { path: "/info/notifications", rule: "signedIn" },
  Help: { path: "/ajuda", rule: "people", from: ["SHELL-30"] },
  CompanyInfo: { path: "/info/company", rule: "integrators", from: ["PROFILE-02"] },

  Budgets: { path: "/budgets", rule: "budgets", from: ["REQUEST-01"] },
  BudgetsDetails: { path: "/budgets/detail", rule: "budgetDetails", from: ["REQUEST-01"] },
  BudgetVersions: { path: "/budgets/detail/versions", rule: "budgetVersions" },
  BudgetApproval: { path: "/budgets/approval", rule: "budgetEdit" },
  PurchaseApproval: { path: "/budgets/purchase", rule: "companyBudgets" },
  Requests: { path: "/requests", rule: "orders", from: ["REQUEST-02"] },
  OrderDetails: { path: "/requests/detail", rule: "orderDetails", from: ["REQUEST-02"] },
  OrderVersions: { path: "/requests/detail/versions", rule: "orderVersions" },
  ShippingDetails: { path: "/request/shipping", rule: "orderDetails" },
  ReturnDetails: { path: "/request/returns", rule: "orderDetails" },
  Payments: { path: "/payments", rule: "orderPayment" },
  PaymentDetails: { path: "/request/payment-details", rule: "orderPayment", from: ["REQUEST-03"] },
  DiscountRequisitions: { path: "/requests/requisitions", rule: "discountDecisions" },

  KitsExpress: { path: "/kits-express", rule: "kitExpress", from: ["KITS-01"] },
  KitsIntegrator: { path: "/kitsIntegrator", rule: "closedKits", from: ["KITS-02"] },
  MountKit: { path: "/mountKit", rule: "mountKits", from: ["KITS-03"] },
  KitsOfLead: {
    ...{ path: "/kitsIntegrator/$leadId/$systemId", rule: "closedKitsOfLead", from: ["KITS-05"] },
  },
  MountKitOfLead: {
    ...{ path: "/mountKit/$leadId/$systemId", rule: "mountKitsOfLead", from: ["KITS-05"] },
  },
  Separate: { path: "/separateSale", rule: "separatedSales", from: ["SEP-01"] },
  KitsExpressCheckout: { path: "/kits-express/checkout", rule: "kitExpress", from: ["KITS-04"] },
  KitsCheckout: { path: "/kitsIntegrator/checkout", rule: "closedKits", from: ["KITS-04"] },
  MountKitCheckout: { path: "/mountKit/checkout", rule: "mountKits", from: ["KITS-04"] },
  SeparateCheckout: { path: "/separateSale/checkout", rule: "separatedSales", from: ["KITS-04"] },
  SharedCart: { path: "/carrinho", rule: "anyBuying" },

  EquipmentModules: {
    ...{ path: "/equipments/modules/items", rule: "items", from: ["CATALOG-01", "SHELL-42"] },
    inventoryPath: "/equipments/modules/inventory",
  },
  EquipmentInverters: {
    ...{ path: "/equipments/inverters/items", rule: "items", from: ["CATALOG-01", "SHELL-42"] },
    inventoryPath: "/equipments/inverters/inventory",
  },
  EquipmentStringbox: {
    ...{ path: "/equipments/stringbox/items", rule: "items", from: ["CATALOG-01", "SHELL-42"] },
    inventoryPath: "/equipments/stringbox/inventory",
  },
  EquipmentProducts: {
    ...{ path: "/equipments/products/items", rule: "items", from: ["CATALOG-01", "SHELL-42"] },
    inventoryPath: "/equipments/products/inventory",
  },
  EquipmentModulesInventory: { path: "/equipments/modules/inventory", rule: "inventory" },
  EquipmentInvertersInventory: { path: "/equipments/inverters/inventory", rule: "inventory" },
  EquipmentStringboxInventory: { path: "/equipments/stringbox/inventory", rule: "inventory" },
  EquipmentProductsInventory: { path: "/equipments/products/inventory", rule: "inventory" },
  EquipmentDetails: { path: "/equipments/visualize", rule: "items", from: ["CATALOG-04"] },
  EquipmentHistory: { path: "/equipments/historical", rule: "items", from: ["CATALOG-03"] },
  EquipmentGrid: { path: "/equipments/grid", rule: "items" },
  EquipmentKits: { path: "/equipments/kits", rule: "equipmentKits", from: ["CATALOG-02"] },
  EquipmentKitDetails: { path: "/equipments/kits/visualize", rule: "equipmentKits" },
  EquipmentKitsAutomatic: { path: "/equipments/kits/automatic", rule: "equipmentKits", from: ["CATALOG-02"] },
  EquipmentChanges: { path: "/equipments/changes", rule: "items", from: ["CATALOG-17"] },
  EquipmentImports: { path: "/equipments/imports", rule: "items" },
  EquipmentImportDetails: { path: "/equipments/imports/detail", rule: "items" },

  Integrators: { path: "/integrators", rule: "integratorList", from: ["INTEG-01"] },
  IntegratorDetails: { path: "/integrators/detail", rule: "integratorDetails", from: ["INTEG-01"] },
  Audit: { path: "/audit", rule: "administrator" },

  RolesSettings: { path: "/settings/Roles", rule: "roles", from: ["SETTINGS-21", "STAFF-02"] },
  RoleDetails: { path: "/settings/Roles/edit", rule: "roles", from: ["SETTINGS-21"] },
  Settings: { path: "/settings", rule: "anySettings", from: ["SETTINGS-01"] },
  GeneralSettings: { path: "/settings/general", rule: "general", from: ["SETTINGS-22"] },
  ThemeSettings: { path: "/settings/theme", rule: "theme", from: ["SETTINGS-19"] },
  AdvertisingSettings: { path: "/settings/advertising", rule: "advertising", from: ["SETTINGS-32"] },
  ApiSettings: { path: "/settings/api", rule: "widgetKeys", from: ["SETTINGS-24"] },
  WidgetKeyDetails: { path: "/settings/api/keys", rule: "widgetKeys", from: ["SETTINGS-24"] },
  AdvertisingDetails: { path: "/settings/advertising/edit", rule: "advertising", from: ["SETTINGS-32"] },
  GeneralTermsSettings: {
    ...{ path: "/settings/termsOfUse/general-terms", rule: "terms", from: ["SETTINGS-25"] },
  },
  GeneralTermsDetails: {
    ...{ path: "/settings/termsOfUse/general-terms/$termsId", rule: "terms", from: ["SETTINGS-25"] },
  },
  PaymentTermsSettings: {
    ...{ path: "/settings/termsOfUse/payment-terms", rule: "terms", from: ["SETTINGS-25"] },
  },
  PaymentTermsDetails: {
    ...{ path: "/settings/termsOfUse/payment-terms/$termsId", rule: "terms", from: ["SETTINGS-25"] },
  },
  SideBarSettings: { path: "/settings/sideBar", rule: "sideBar", from: ["SETTINGS-20"] },
  CategoriesSettings: { path: "/settings/categories", rule: "categories", from: ["SETTINGS-07"] },
  StructuresSettings: { path: "/settings/structures", rule: "structures", from: ["SETTINGS-08"] },
  ShoppingJourneyKits: {
    ...{ path: "/settings/shoppingJourney/kits", rule: "shoppingJourney", from: ["SETTINGS-09"] },
  },
  ShoppingJourneySeparatedSales: {
    ...{ path: "/settings/shoppingJourney/separatedSales", rule: "shoppingJourney", from: ["SETTINGS-09"] },
  },
  ExtraItemsSettings: { path: "/settings/extraItems", rule: "extraItems", from: ["SETTINGS-31"] },
  ServicesSettings: { path: "/settings/services", rule: "extraItems" },
  DistributionCenters: {
    ...{ path: "/settings/distributionCenters", rule: "distributionCenters", from: ["SETTINGS-27"] },
  },
  DistributionCenterDetails: {
    ...{
      path: "/settings/distributionCenters/visualize",
      rule: "distributionCenters",
      from: ["SETTINGS-28"],
    },
  },
  DeliveryPriority: {
    path: "/settings/distributionCenters/deliveryPriority",
    ...{ rule: "distributionCenters", from: ["SETTINGS-29"] },
  },
  DistributionRegion: {
    path: "/settings/distributionCenters/distributionRegion",
    ...{ rule: "distributionCenters", from: ["SETTINGS-30"] },
  },
  PrecificationSettings: { path: "/settings/precification", rule: "pricing", from: ["SETTINGS-03"] },
  PriceSimulator: { path: "/settings/precification/simulator", rule: "pricing" },
  PriceVersions: { path: "/settings/precification/versions", rule: "pricing" },
  PriceLists: { path: "/settings/precification/lists", rule: "pricing" },
  PriceListDetails: { path: "/settings/precification/lists/edit", rule: "pricing" },
  IntegratorGroups: { path: "/settings/precification/groups", rule: "pricing" },
  PriceDisplaySettings: { path: "/settings/precification/display", rule: "pricing" },
  DeliverySettings: { path: "/settings/delivery", rule: "delivery", from: ["SETTINGS-04"] },
  PaymentSettings: { path: "/settings/payment/list", rule: "payment", from: ["SETTINGS-11"] },
  PaymentMethodDetails: { path: "/settings/payment/edit", rule: "payment", from: ["SETTINGS-11"] },
  PaymentHub: { path: "/settings/payment/hub", rule: "payment", from: ["SETTINGS-11"] },
  PaymentReconciliation: { path: "/settings/payment/reconciliation", rule: "payment" },
  PaymentPayouts: { path: "/settings/payment/payouts", rule: "payment" },
  CouponsSettings: { path: "/settings/request/coupons", rule: "requestSettings", from: ["SETTINGS-12"] },
  CouponDetails: {
    path: "/settings/request/coupons/$couponId/details",
    ...{ rule: "requestSettings", from: ["SETTINGS-13"] },
  },
  RequestSettings: { path: "/settings/request", rule: "requestSettings", from: ["SETTINGS-12"] },
  StatusSettings: { path: "/settings/status/list", rule: "statuses", from: ["SETTINGS-16"] },
  StatusDetails: { path: "/settings/status/edit", rule: "statuses", from: ["SETTINGS-16"] },
  TagSettings: { path: "/settings/tags", rule: "tags" },
  CustomForms: { path: "/settings/customForms", rule: "customForms" },
  CustomFormDetails: { path: "/settings/customForms/edit", rule: "customForms" },
  TemplateSettings: { path: "/settings/templates", rule: "templates", from: ["SETTINGS-15"] },
  ObservationSettings: { path: "/settings/messages", rule: "observations", from: ["SETTINGS-06"] },
  OrderMessageSettings: { path: "/settings/orderMessages", rule: "orderMessages", from: ["SETTINGS-18"] },
  RecomendationsSettings: {
    ...{ path: "/settings/recomendations", rule: "recommendations", from: ["SETTINGS-02"] },
  },
  RecomendationDetails: { path: "/settings/recomendations/edit", rule: "recommendations" },
  RecomendationBench: { path: "/settings/recomendations/bench", rule: "recommendations" },

  Distributors: { path: "/distributors", rule: "platform", from: ["PADMIN-01"] },
  DistributorDetails: { path: "/distributors/details", rule: "platform", from: ["PADMIN-02"] },
  Researches: { path: "/researches", rule: "platform", from: ["PADMIN-08"] },
  ResearchDetails: { path: "/researches/details", rule: "platform" },
  PlatformUserInfo: { path: "/plataforma/conta", rule: "platform" },
  PlatformAudit: { path: "/plataforma/audit", rule: "platform" },
};

/** A written page with its complete rule. */
export interface WrittenPage {
  path: string;
  access: AccessRule;
  inventoryPath: string | undefined;
}

export function writtenPage(name: PageName): WrittenPage {
  const { path, rule, inventoryPath } = PAGE_RULES[name];
  return { path, access: writtenRule(rule).rule, inventoryPath };
}
