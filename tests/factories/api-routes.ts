import type { Method } from "../setup/call-api.ts";
import { buildOrderInput } from "./order.ts";

type Type = "admin" | "staff" | "integrator";

/** Who may call a route, as its rule says; nothing for an open route. */
export interface RouteAccess {
  types: readonly (Type | "piedAdmin")[];
  /** Permissions that a role needs, all of them. */
  staff?: readonly string[];
  integrator?: readonly string[];
  action?: "enableClosedKits" | "notificationService";
}

export interface ListedRoute {
  method: Exclude<Method, "OPTIONS">;
  /** Path as the contract has it. */
  path: string;
  body?: unknown;
  access?: RouteAccess;
}

const ANYBODY: RouteAccess = { types: ["admin", "staff", "integrator"], integrator: [] };
const ORDERS: RouteAccess = {
  types: ["admin", "staff", "integrator"],
  staff: ["order"],
  integrator: ["order"],
};
const BELL: RouteAccess = { types: ["admin"], action: "notificationService" };

/** Every route of the API with the least that it takes. A test compares the list with what is registered. */
export const API_ROUTE_LIST: readonly ListedRoute[] = [
  { method: "POST", path: "/app/login", body: { login: "a@b.test", password: "x" } },
  { method: "POST", path: "/app/login/admin", body: { login: "a@b.test", password: "x" } },
  { method: "POST", path: "/app/user/logout" },
  { method: "POST", path: "/app/admin/logout" },
  { method: "GET", path: "/app/open/theme" },
  { method: "GET", path: "/app/open/order/{id}/details" },
  { method: "GET", path: "/app/open/order/{id}/status" },
  { method: "POST", path: "/app/open/payment/{id}/create", body: { method: "pix" } },
  { method: "POST", path: "/app/open/webhooks/{provider}", body: {} },
  { method: "POST", path: "/app/open/sandbox/charges/{id}/pay" },
  { method: "GET", path: "/app/open/openapi.json" },
  { method: "GET", path: "/health" },
  { method: "GET", path: "/health/ready" },
  { method: "GET", path: "/app/user/distribution-centers", access: ANYBODY },
  {
    method: "PUT",
    path: "/app/user/distribution-center",
    body: { chosenDistributionCenter: "cen_1" },
    access: { types: ["integrator"], integrator: [] },
  },
  {
    method: "GET",
    path: "/app/user/kits",
    access: {
      types: ["admin", "staff", "integrator"],
      staff: ["requestsCreation.closedKits"],
      integrator: ["closedKits"],
      action: "enableClosedKits",
    },
  },
  {
    method: "POST",
    path: "/app/user/requests",
    body: buildOrderInput([{ id: "kto_1", amount: 1 }]),
    access: {
      types: ["integrator"],
      integrator: ["closedKits", "order", "requestButton.order"],
      action: "enableClosedKits",
    },
  },
  { method: "GET", path: "/app/user/requests", access: ORDERS },
  { method: "GET", path: "/app/user/requests/{id}", access: ORDERS },
  { method: "GET", path: "/app/user/notifications", access: BELL },
  { method: "PUT", path: "/app/user/notifications", body: { readAll: true }, access: BELL },
  { method: "POST", path: "/app/user/live-token", access: ANYBODY },
  { method: "GET", path: "/app/user/events", access: ANYBODY },
  { method: "GET", path: "/app/admin/distributors", access: { types: ["piedAdmin"] } },
];

/** The routes that ask who is there, with their rule. */
export const GUARDED_ROUTES = API_ROUTE_LIST.flatMap(({ access, ...route }) =>
  access ? [{ ...route, access }] : [],
);

/** The path with something in the place of each parameter. */
export function fillPath(path: string): string {
  return path.replaceAll("{provider}", "sandbox").replaceAll(/\{\w+\}/g, "req_1");
}
