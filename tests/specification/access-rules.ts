import type { AccessRule } from "#domain/access/may-access.ts";

/** A rule in the specification's words, written by hand and compared with the product's declaration. */
export interface WrittenRule {
  rule: AccessRule;
  /** Behaviours of `docs/behaviours.md` that define it. */
  from: readonly string[];
  /** The reason where no behaviour defines it. */
  because?: string;
}

const PEOPLE = ["admin", "staff"] as const;
const BUYERS = ["admin", "staff", "integrator"] as const;
const EVERYBODY = ["admin", "staff", "integrator", "piedAdmin"] as const;
const FILES_DECIDED = "files of budgets and orders go by the keys of either";

/** A settings screen: its staff needs its own permission. */
function settings(
  key: NonNullable<AccessRule["staff"]>[number],
  screen: string | null,
  more: Pick<AccessRule, "actions" | "notForBackOffice"> = {},
): WrittenRule {
  const from = ["SETTINGS-01", "PERM-17", ...(screen === null ? [] : [screen])];
  return {
    rule: { types: PEOPLE, staff: [key], ...more },
    from: more.notForBackOffice ? [...from, "SHELL-41"] : from,
  };
}

/** A purchase type: one permission of staff, one of integrators, one feature. */
function buying(
  staff: NonNullable<AccessRule["staff"]>,
  integrator: NonNullable<AccessRule["integrator"]>,
  actions: NonNullable<AccessRule["actions"]>,
  from: readonly string[],
): WrittenRule {
  const isAny = actions.length > 1 ? ({ anyPermission: true, anyAction: true } as const) : {};
  return {
    rule: { types: BUYERS, staff, integrator, actions, ...isAny },
    from: ["PERM-15", "PERM-16", ...from],
  };
}

export const ACCESS_RULES = {
  platform: { rule: { types: ["piedAdmin"] }, from: ["PADMIN-01"] },
  administrator: {
    rule: { types: ["admin"] },
    from: [],
    because: "what everybody did, and how the portal looks to others, is the administrator's to see",
  },
  people: { rule: { types: PEOPLE }, from: ["DASH-01", "SHELL-30", "CALLS-35"] },
  integrators: { rule: { types: ["integrator"], integrator: [] }, from: ["DASH-02", "PROFILE-02", "DC-01"] },
  signedIn: { rule: { types: BUYERS, integrator: [] }, from: ["PROFILE-01", "NPS-09", "CALLS-29"] },
  anybodySignedIn: {
    rule: { types: EVERYBODY, integrator: [] },
    from: [],
    because: "own data, sessions and second factor are everybody's; operators have them too",
  },
  withSecondFactor: {
    rule: { types: ["admin", "piedAdmin"] },
    from: [],
    because: "a second factor is for those whose account opens everything",
  },
  dashboardBI: { rule: { types: PEOPLE, staff: ["dashboardBI"] }, from: ["DASH-03", "DASH-04"] },
  singleSignOn: {
    rule: { types: BUYERS, integrator: [], actions: ["singleSignOn"] },
    from: ["SHELL-19"],
    because: "the specification leaves the action without a name",
  },
  ownSideBar: {
    rule: { types: ["integrator"], integrator: [], actions: ["customIntegratorSideBar"] },
    from: ["SHELL-21"],
  },
  popups: {
    rule: { types: ["integrator"], integrator: [], actions: ["advertising"] },
    from: ["POPUP-01"],
  },
  integratorList: { rule: { types: PEOPLE, staff: ["integrators.read"] }, from: ["INTEG-01"] },
  integratorDetails: { rule: { types: PEOPLE, staff: ["integrators.details"] }, from: ["INTEG-01"] },
  companyPermissions: {
    rule: { types: ["integrator"], integrator: ["proposalSettings.defaultValuesAndPermissions"] },
    from: ["PROPOSAL-05", "PROPOSAL-07"],
  },

  items: {
    rule: { types: PEOPLE, staff: ["equipment.items"], notForBackOffice: true },
    from: ["PERM-16", "CATALOG-01", "SHELL-41"],
  },
  inventory: {
    rule: {
      types: BUYERS,
      staff: ["equipment.inventory"],
      integrator: ["equipment.inventory"],
      notForBackOffice: true,
    },
    from: ["PERM-16", "CATALOG-01", "SHELL-41", "SHELL-42"],
  },
  stockKeeping: {
    rule: { types: PEOPLE, staff: ["equipment.inventory"], notForBackOffice: true },
    from: ["PERM-16", "SHELL-41"],
  },
  itemsOrInventory: {
    rule: {
      types: PEOPLE,
      staff: ["equipment.items", "equipment.inventory"],
      anyPermission: true,
      notForBackOffice: true,
    },
    from: ["PERM-16", "SHELL-41"],
    because: "what stands in for a product is shown beside the product and beside its stock",
  },
  equipmentKits: {
    rule: {
      types: PEOPLE,
      staff: ["equipment.items"],
      actions: ["enableClosedKits"],
      notForBackOffice: true,
    },
    from: ["PERM-16", "CATALOG-02", "SHELL-41"],
  },

  closedKits: buying(["requestsCreation.closedKits"], ["closedKits"], ["enableClosedKits"], ["KITS-02"]),
  kitExpress: buying(["requestsCreation.kitExpress"], ["kitExpress"], ["kitExpress"], ["KITS-01"]),
  mountKits: buying(["requestsCreation.customKits"], ["customKits"], ["kitMount"], ["KITS-03"]),
  separatedSales: buying(
    ["requestsCreation.separateSale"],
    ["separateSale"],
    ["singleProductPurchase"],
    ["SEP-01"],
  ),
  anyBuying: buying(
    [
      "requestsCreation.closedKits",
      "requestsCreation.kitExpress",
      "requestsCreation.customKits",
      "requestsCreation.separateSale",
    ],
    ["closedKits", "kitExpress", "customKits", "separateSale"],
    ["enableClosedKits", "kitExpress", "kitMount", "singleProductPurchase"],
    ["KITS-01", "KITS-02", "KITS-03", "SEP-01"],
  ),
  designedKits: buying(
    ["requestsCreation.kitExpress", "requestsCreation.customKits"],
    ["kitExpress", "customKits"],
    ["kitExpress", "kitMount"],
    ["KITS-01", "KITS-03"],
  ),
  products: buying(
    ["requestsCreation.kitExpress", "requestsCreation.customKits", "requestsCreation.separateSale"],
    ["kitExpress", "customKits", "separateSale"],
    ["kitExpress", "kitMount", "singleProductPurchase"],
    ["KITS-01", "KITS-03", "SEP-01"],
  ),
  kitsOfWidgets: {
    rule: {
      types: BUYERS,
      staff: ["requestsCreation.closedKits"],
      integrator: ["closedKits"],
      actions: ["enableClosedKits"],
      widgets: "kits",
    },
    from: ["PERM-15", "PERM-16", "KITS-02"],
    because: "a widget on another site shows the closed kits to anybody, by its publishable key",
  },
  sitesThatSell: {
    rule: { types: [], actions: ["enableClosedKits"], widgets: "kits" },
    from: ["KITS-02"],
    because:
      "the visitors of another site buy closed kits by its publishable key, and nobody else does so there",
  },
  sitesWithVisitors: {
    rule: { types: [], widgets: "estimates" },
    from: [],
    because:
      "the visitors of another site have their house estimated and ask to be called, by its publishable key",
  },
  choosesBuyer: {
    rule: {
      types: PEOPLE,
      staff: [
        "requestsCreation.closedKits",
        "requestsCreation.kitExpress",
        "requestsCreation.customKits",
        "requestsCreation.separateSale",
      ],
      anyPermission: true,
    },
    from: ["PERM-16"],
  },

  closedKitsOfLead: {
    rule: {
      types: ["integrator"],
      integrator: ["closedKits", "crm"],
      actions: ["enableClosedKits", "enableCRM"],
    },
    from: ["PERM-15", "KITS-05"],
    because: "every page of the CRM is for integrators, with the feature and the permission of the CRM",
  },
  mountKitsOfLead: {
    rule: { types: ["integrator"], integrator: ["customKits", "crm"], actions: ["kitMount", "enableCRM"] },
    from: ["PERM-15", "KITS-05"],
    because: "every page of the CRM is for integrators, with the feature and the permission of the CRM",
  },

  budgetDetails: {
    rule: { types: BUYERS, staff: ["budget", "budget.details"], integrator: ["budget"] },
    from: ["PERM-15", "PERM-16", "REQUEST-01"],
    because: "staff open what their list shows with the key of its details, which integrators do not have",
  },
  orderDetails: {
    rule: { types: BUYERS, staff: ["order", "order.details"], integrator: ["order"] },
    from: ["PERM-15", "PERM-16", "REQUEST-02"],
    because: "staff open what their list shows with the key of its details, which integrators do not have",
  },
  orderPayment: {
    rule: {
      types: BUYERS,
      staff: ["order", "order.details", "order.details.payment"],
      integrator: ["order", "order.details.payment"],
    },
    from: ["REQUEST-03", "REQUEST-33"],
    because: "who may open orders and see their payment",
  },
  budgets: {
    rule: { types: BUYERS, staff: ["budget"], integrator: ["budget"] },
    from: ["PERM-15", "PERM-16", "REQUEST-01"],
  },
  orders: {
    rule: { types: BUYERS, staff: ["order"], integrator: ["order"] },
    from: ["PERM-15", "PERM-16", "REQUEST-02"],
  },
  requests: {
    rule: { types: BUYERS, staff: ["budget", "order"], integrator: ["budget", "order"], anyPermission: true },
    from: ["PERM-15", "PERM-16"],
    because: "which of the two it is, is known when it has been read",
  },
  requestBoard: {
    rule: { types: PEOPLE, staff: ["budget", "order"], anyPermission: true },
    from: ["REQUEST-17", "PERM-16"],
    because: "the board is never for integrators; which of the two it is, is known when it is asked for",
  },
  requestEdit: {
    rule: {
      types: BUYERS,
      staff: [
        "budget.details.edit",
        "budget.edit",
        "budget.details.edit.all",
        "budget.edit.all",
        "order.details.edit",
        "order.edit",
      ],
      integrator: [
        "budget.details.edit",
        "budget.edit",
        "budget.details.edit.all",
        "budget.edit.all",
        "order.details.edit",
        "order.edit",
      ],
      anyPermission: true,
    },
    from: ["REQUEST-24", "REQUEST-41"],
  },
  requestHistory: {
    rule: {
      types: BUYERS,
      staff: ["budget.details.changehistory", "order.details.changehistory"],
      integrator: ["budget.details.changehistory", "order.details.changehistory"],
      anyPermission: true,
    },
    from: ["REQUEST-30"],
    because: "which of the two it is, is known when it has been read",
  },
  budgetVersions: {
    rule: {
      types: BUYERS,
      staff: ["budget", "budget.details.changehistory"],
      integrator: ["budget", "budget.details.changehistory"],
    },
    from: ["REQUEST-30"],
    because: "who may read what changed may see it side by side",
  },
  orderVersions: {
    rule: {
      types: BUYERS,
      staff: ["order", "order.details.changehistory"],
      integrator: ["order", "order.details.changehistory"],
    },
    from: ["REQUEST-30"],
    because: "who may read what changed may see it side by side",
  },
  requestFiles: {
    rule: {
      types: BUYERS,
      staff: ["budget.details.files", "order.details.files"],
      integrator: ["budget.details.files", "order.details.files"],
      anyPermission: true,
    },
    from: ["REQUEST-31"],
    because: FILES_DECIDED,
  },
  requestFilesChange: {
    rule: {
      types: BUYERS,
      staff: ["budget.details.files.change", "order.details.files.change"],
      integrator: ["budget.details.files.change", "order.details.files.change"],
      anyPermission: true,
    },
    from: ["REQUEST-31"],
    because: FILES_DECIDED,
  },
  requestFilesDownload: {
    rule: {
      types: BUYERS,
      staff: ["budget.details.files.download", "order.details.files.download"],
      integrator: ["budget.details.files.download", "order.details.files.download"],
      anyPermission: true,
    },
    from: ["REQUEST-31"],
    because: FILES_DECIDED,
  },
  requestFilesRemove: {
    rule: {
      types: BUYERS,
      staff: ["budget.details.files.remove", "order.details.files.remove"],
      integrator: ["budget.details.files.remove", "order.details.files.remove"],
      anyPermission: true,
    },
    from: ["REQUEST-31"],
    because: FILES_DECIDED,
  },
  requestDuplicate: {
    rule: { types: BUYERS, staff: ["budget.duplicate"], integrator: ["budget.duplicate"] },
    from: ["REQUEST-36"],
    because: "the permission has no name in the specification",
  },
  budgetToOrder: {
    rule: {
      types: BUYERS,
      staff: ["budget.toOrder"],
      integrator: ["budget.toOrder"],
      notForBackOffice: true,
    },
    from: ["REQUEST-35"],
  },
  updateExpired: {
    rule: { types: BUYERS, staff: ["budget"], integrator: ["budget"], actions: ["updateExpiredBudget"] },
    from: ["PERM-15", "PERM-16", "REQUEST-37"],
  },
  requestStatus: {
    rule: { types: PEOPLE, staff: ["budget.details.edit", "order.details.edit"], anyPermission: true },
    from: ["PERM-16", "REQUEST-24"],
    because: "budgets and orders are moved on by the distributor's people who may change them",
  },
  requestTimeline: {
    rule: {
      types: PEOPLE,
      staff: ["budget.details.timeline", "order.details.timeline"],
      anyPermission: true,
      actions: ["requestTimeline"],
    },
    from: ["REQUEST-32"],
  },
  orderShipments: {
    rule: { types: BUYERS, staff: ["order"], integrator: ["order"] },
    from: ["PERM-15", "PERM-16"],
    because: "who sees an order follows what leaves for it, and says that it has arrived",
  },
  orderShipping: {
    rule: { types: PEOPLE, staff: ["order.details.edit"] },
    from: ["PERM-15"],
    because: "the distributor's people who may change an order send it",
  },
  requestTags: {
    rule: {
      types: PEOPLE,
      staff: ["budget.details.edit", "order.details.edit"],
      anyPermission: true,
      actions: ["distributorCRM"],
    },
    from: ["REQUEST-39", "TAGS-05"],
    because: "tags are the distributor's own CRM; who may change a request may mark it",
  },
  companyTags: {
    rule: { types: PEOPLE, staff: ["integrators.details"], actions: ["distributorCRM"] },
    from: ["TAGS-05"],
    because: "tags are the distributor's own CRM; who may change a company may mark it",
  },
  requestPdf: {
    rule: {
      types: BUYERS,
      staff: ["budget.fileDownload.pdf", "order.fileDownload.pdf"],
      integrator: ["budget.fileDownload.pdf", "order.fileDownload.pdf"],
      anyPermission: true,
    },
    from: ["REQUEST-27"],
    because: "which of the two it is, is known when it has been read",
  },
  requestDoc: {
    rule: {
      types: BUYERS,
      staff: ["budget.fileDownload.doc", "order.fileDownload.doc"],
      integrator: ["budget.fileDownload.doc", "order.fileDownload.doc"],
      anyPermission: true,
    },
    from: ["REQUEST-27"],
    because: "which of the two it is, is known when it has been read",
  },
  requestAnnotations: {
    rule: {
      types: BUYERS,
      staff: ["budget.details.annotations", "order.details.annotations"],
      integrator: ["budget.details.annotations", "order.details.annotations"],
      anyPermission: true,
    },
    from: ["REQUEST-29"],
    because: "which of the two it is, is known when it has been read",
  },
  budgetEdit: {
    rule: {
      types: BUYERS,
      staff: ["budget.details.edit", "budget.edit", "budget.details.edit.all", "budget.edit.all"],
      integrator: ["budget.details.edit", "budget.edit", "budget.details.edit.all", "budget.edit.all"],
      anyPermission: true,
    },
    from: [],
    because: "who may edit a budget asks for its approval, and brings it to today's prices",
  },
  companyBudgets: {
    rule: { types: ["integrator"], integrator: ["budget"] },
    from: [],
    because: "a company's own rules are for its people, and an order above one of them is a budget as yet",
  },
  returnAsks: {
    rule: { types: ["integrator"], staff: ["order"], integrator: ["order"], anyPermission: true },
    from: [],
    because: "the company's people who see an order ask to have a part of it taken back",
  },
  purchaseNumbers: {
    rule: {
      types: ["integrator"],
      staff: ["budget", "order"],
      integrator: ["budget", "order"],
      anyPermission: true,
    },
    from: [],
    because: "the number is the buying company's own",
  },
  requestSeller: {
    rule: {
      types: BUYERS,
      staff: ["budget.changeSeller", "order.changeSeller"],
      integrator: ["budget.changeSeller", "order.changeSeller"],
      anyPermission: true,
    },
    from: ["REQUEST-25"],
    because: "which of the two it is, is known when it has been read",
  },
  requestBillingDate: {
    rule: { types: PEOPLE, staff: ["order.details.edit"], anyPermission: true },
    from: ["PERM-16", "DEALSTATUS-07"],
    because: "the distributor's people who may change an order say when it is invoiced",
  },
  requestPayment: {
    rule: {
      types: BUYERS,
      staff: ["order.details.payment"],
      integrator: ["order.details.payment"],
      anyPermission: true,
    },
    from: ["REQUEST-33"],
  },
  requestPaymentStatus: {
    rule: { types: PEOPLE, staff: ["order.details.payment.statusEdit"], anyPermission: true },
    from: ["REQUEST-34"],
  },
  requestDeletion: {
    rule: {
      types: BUYERS,
      staff: ["budget.delete", "order.delete"],
      integrator: ["budget.delete", "order.delete"],
      anyPermission: true,
    },
    from: ["REQUEST-26"],
    because: "which of the two it is, is known when it has been read; who may delete may take it back",
  },
  discountDecisions: {
    rule: { types: PEOPLE, staff: ["order", "order.details.discount"] },
    from: ["PERM-16", "REQUEST-28"],
    because: "who may give a discount decides on the ones that are asked for",
  },
  priceExplanations: {
    rule: { types: PEOPLE, staff: ["configuration.precifications"] },
    from: ["PERM-17"],
    because: "a sum is explained to who looks after the prices, wherever it is seen",
  },

  recommendations: settings("configuration.recommendations", "SETTINGS-02", { notForBackOffice: true }),
  pricing: settings("configuration.precifications", "SETTINGS-03", { notForBackOffice: true }),
  delivery: settings("configuration.freight", "SETTINGS-04", { notForBackOffice: true }),
  observations: settings("configuration.observations", "SETTINGS-06"),
  categories: settings("configuration.otherProductsCategories", "SETTINGS-07"),
  structures: settings("configuration.structures", "SETTINGS-08", { notForBackOffice: true }),
  shoppingJourney: settings("configuration.kits", "SETTINGS-09"),
  payment: settings("configuration.checkoutPayment", "SETTINGS-11"),
  requestSettings: settings("configuration.requests", "SETTINGS-12"),
  templates: settings("configuration.requestModel", "SETTINGS-15"),
  orderMessages: settings("configuration.messages", "SETTINGS-18"),
  theme: settings("configuration.customTheme", "SETTINGS-19"),
  sideBar: settings("configuration.sideBar", "SETTINGS-20", { actions: ["customIntegratorSideBar"] }),
  roles: settings("configuration.userProfiles", "SETTINGS-21"),
  general: settings("configuration.main", "SETTINGS-22"),
  distributionCenters: settings("configuration.distributionCenter", "SETTINGS-27"),
  extraItems: settings("configuration.extraItem", "SETTINGS-31", { actions: ["extraItem"] }),
  terms: settings("configuration.termsOfService", "SETTINGS-25"),
  widgetKeys: settings("configuration.api", "SETTINGS-24", { actions: ["basicAPI"] }),
  advertising: settings("configuration.advertising", "SETTINGS-32", { actions: ["advertising"] }),
  statuses: {
    rule: {
      types: PEOPLE,
      staff: ["configuration.budgetStatus", "configuration.orderStatus"],
      anyPermission: true,
    },
    from: ["SETTINGS-16"],
  },
  tags: {
    rule: {
      types: PEOPLE,
      staff: ["configuration.budgetStatus", "configuration.orderStatus", "integrators.details"],
      anyPermission: true,
      actions: ["distributorCRM"],
    },
    from: ["TAGS-05"],
    because: "who manages the statuses of a type manages its tags, and who decides on companies theirs",
  },
  customForms: {
    ...settings("configuration.customFields", null),
    because: "forms of the checkout have no screen in the specification; their fields have",
  },
  brandPictures: {
    rule: {
      types: PEOPLE,
      staff: ["configuration.customTheme", "configuration.advertising"],
      anyPermission: true,
    },
    from: ["SETTINGS-01", "SETTINGS-19", "SETTINGS-32"],
    because: "who sets the look or the pop-ups brings their pictures",
  },
  anySettings: {
    rule: {
      types: PEOPLE,
      staff: [
        ...(["configuration.recommendations", "configuration.precifications"] as const),
        ...(["configuration.freight", "configuration.observations"] as const),
        ...(["configuration.otherProductsCategories", "configuration.structures"] as const),
        ...(["configuration.kits", "configuration.checkoutPayment", "configuration.requests"] as const),
        ...(["configuration.requestModel", "configuration.messages"] as const),
        ...(["configuration.customTheme", "configuration.sideBar"] as const),
        ...(["configuration.userProfiles", "configuration.main"] as const),
        ...(["configuration.distributionCenter", "configuration.extraItem"] as const),
        ...(["configuration.termsOfService", "configuration.api"] as const),
        ...(["configuration.advertising", "configuration.customFields"] as const),
        ...(["configuration.budgetStatus", "configuration.orderStatus", "integrators.details"] as const),
      ],
      anyPermission: true,
    },
    from: ["SETTINGS-01", "PERM-17", "TAGS-05"],
    because:
      "the home of the settings opens to who opens any of them; companies' tags go by who decides on companies",
  },
} as const satisfies Record<string, WrittenRule>;

export type AccessRuleName = keyof typeof ACCESS_RULES;

/** The written rule of a name. */
export function writtenRule(name: AccessRuleName): WrittenRule {
  return ACCESS_RULES[name];
}

/** The rule as comparable data: sorted lists, and explicit defaults. */
export function comparable({ anyPermission = false, anyAction = false, ...rule }: AccessRule) {
  const sorted = (list: readonly string[] | undefined) => (list === undefined ? null : [...list].sort());
  const { staff, integrator, actions = [] } = rule;
  const isOfMany = (staff ?? []).length > 1 || (integrator ?? []).length > 1;
  return {
    types: sorted(rule.types),
    staff: sorted(staff),
    integrator: sorted(integrator),
    isAnyPermissionEnough: isOfMany && anyPermission,
    actions: sorted(actions),
    isAnyActionEnough: actions.length > 1 && anyAction,
    isForBackOffice: rule.notForBackOffice !== true,
    isForWidgets: rule.widgets !== undefined,
  };
}
