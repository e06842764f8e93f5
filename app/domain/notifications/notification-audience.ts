import type { UserType } from "#domain/access/actor.ts";
import type { IntegratorPermission, StaffPermission } from "#domain/access/permissions.ts";
import { REQUEST_TYPES } from "#domain/requests/request-types.ts";
import { NOTIFICATION_KINDS, type NotificationKind } from "#domain/live/notification-schema.ts";

/** Recipients of a kind of notification: administrators always, others by permission, of several by one of them. */
export interface NotificationAudience {
  /** Null for what is a company's own: nobody of the distributor gets it, its administrators neither. */
  staff: StaffPermission | readonly StaffPermission[] | null;
  /** Permission for people of the company that an event is about; without it, companies get none. */
  integrator?: IntegratorPermission | readonly IntegratorPermission[];
}

const ANNOTATIONS = ["budget.details.annotations", "order.details.annotations"] as const;

export const NOTIFICATION_AUDIENCES: Readonly<Record<NotificationKind, NotificationAudience>> = {
  orderCreated: { staff: "order" },
  budgetCreated: { staff: "budget" },
  paymentReceived: { staff: "order", integrator: "order" },
  paymentMismatch: { staff: "order" },
  cardsStopped: { staff: "order" },
  paymentProof: { staff: "order" },
  financingAsked: { staff: "order" },
  paymentCalledOff: { staff: "order", integrator: "order" },
  paymentDifferences: { staff: "configuration.checkoutPayment" },
  stockShort: { staff: "order" },
  lowStock: { staff: "equipment.inventory" },
  registrationReceived: { staff: "integrators.read" },
  discountAsked: { staff: "order.details.discount" },
  discountDecided: { staff: "order.details.discount", integrator: "order.details.discount" },
  priceDrift: { staff: "budget", integrator: "budget" },
  budgetAnswered: { staff: "budget", integrator: "budget" },
  budgetExpiry: { staff: "budget", integrator: "budget" },
  shipment: { staff: "order", integrator: "order" },
  unitsTakenBack: { staff: "order", integrator: "order" },
  purchaseApproval: { staff: null, integrator: "budget" },
  statusChanged: { staff: REQUEST_TYPES, integrator: REQUEST_TYPES },
  requestHandedOver: { staff: REQUEST_TYPES, integrator: REQUEST_TYPES },
  mentioned: { staff: ANNOTATIONS, integrator: ANNOTATIONS },
};

/** The facts of a person that decide about their notifications. */
export interface Addressee {
  type: UserType;
  role: { type: "staff" | "integrator"; permissions: readonly string[] } | null;
}

/** Kinds of notifications that a person can get. A role applies only to its own type of user. */
export function notificationKindsOf({ type, role }: Addressee): readonly NotificationKind[] {
  if (type === "admin")
    return NOTIFICATION_KINDS.filter((kind) => NOTIFICATION_AUDIENCES[kind].staff !== null);
  if (type === "piedAdmin" || role?.type !== type) return [];
  return NOTIFICATION_KINDS.filter((kind) => {
    const needed = NOTIFICATION_AUDIENCES[kind][type] ?? [];
    return [needed].flat().some((permission) => role.permissions.includes(permission));
  });
}
