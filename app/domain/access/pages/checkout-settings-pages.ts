import type { PageEntry } from "../pages.ts";

const settings = { types: ["admin", "staff"] } as const;
const group = "settings" as const;
const statuses = {
  ...settings,
  staff: ["configuration.budgetStatus", "configuration.orderStatus"],
  anyPermission: true,
} as const;
const tags = {
  ...settings,
  staff: ["configuration.budgetStatus", "configuration.orderStatus", "integrators.details"],
  anyPermission: true,
  actions: ["distributorCRM"],
} as const;
const forms = { ...settings, staff: ["configuration.customFields"] } as const;

/** Settings of the checkout, and of budgets and orders.
 *  @source spec, settings screens */
export const CHECKOUT_SETTINGS_PAGES = {
  RequestSettings: {
    path: "/settings/request",
    access: { ...settings, staff: ["configuration.requests"] },
    icon: "order",
    group,
    beta: true,
  },
  StatusSettings: { path: "/settings/status/list", access: statuses, icon: "route", group },
  StatusDetails: { path: "/settings/status/edit", access: statuses, parent: "StatusSettings" },
  TagSettings: { path: "/settings/tags", access: tags, icon: "tag", group },
  CustomForms: { path: "/settings/customForms", access: forms, icon: "form", group },
  CustomFormDetails: { path: "/settings/customForms/edit", access: forms, parent: "CustomForms" },
  TemplateSettings: {
    path: "/settings/templates",
    access: { ...settings, staff: ["configuration.requestModel"] },
    icon: "budget",
    group,
  },
  ObservationSettings: {
    path: "/settings/messages",
    access: { ...settings, staff: ["configuration.observations"] },
    icon: "observation",
    group,
  },
  OrderMessageSettings: {
    path: "/settings/orderMessages",
    access: { ...settings, staff: ["configuration.messages"] },
    icon: "message",
    group,
  },
} as const satisfies Record<string, PageEntry>;
