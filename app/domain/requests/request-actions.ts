import type { UserActor } from "#domain/access/actor.ts";
import type { FeatureAction, FeatureActions } from "#domain/access/feature-actions.ts";
import type { AccessRule } from "#domain/access/may-access.ts";
import {
  type IntegratorPermission,
  isPermissionOfType,
  type Permission,
  type StaffPermission,
} from "#domain/access/permissions.ts";
import { MANUAL_PAYMENT_TRANSITIONS, type PaymentStatus } from "#domain/payments/payment-status.ts";
import type { RequestSettings } from "#domain/settings/request-settings-schema.ts";
import { type Expiring, isExpired } from "./budget-expiry.ts";
import {
  type DealStatus,
  hasReached,
  isReopened,
  type LinkedStatus,
  mayFollow,
  namedStatus,
  type StatusMarks,
} from "./deal-status.ts";
import { REQUEST_TYPES, type RequestType } from "./request-types.ts";

/** What ends an action on a request: the status from which on nothing may change, a budget's expiry, its payment,
 *  units of it that were cancelled or came back, a final status, or a charge that the customer may be paying at this
 *  moment. */
export type RequestEnd =
  | "blocked"
  | "expired"
  | "paid"
  | "returned"
  | "closed"
  | "finished"
  | "refused"
  | "charged";

/** Why a person may not act on a request: the type has no such action, the permission is missing, its budget has not
 *  expired yet, its status has not come far enough, or the action has ended. */
export type RequestRefusal = "type" | "permission" | "valid" | "early" | RequestEnd;

type UserType = UserActor["type"];

/** Who may take an action, and in which state of a request. */
interface ActionRule {
  /** Permissions by type of request, one of which is needed; a type without a list has no such action. */
  permissions: Partial<Record<RequestType, readonly StaffPermission[]>>;
  /** Permissions with which it does not end when a budget expires. */
  whenExpired?: readonly StaffPermission[];
  /** All by default. */
  who?: readonly UserType[];
  /** Another action that must be allowed, too. */
  within?: "readFiles" | "readPayment" | "readApprovals";
  feature?: FeatureAction;
  notForBackOffice?: true;
  /** Whether it is for expired budgets only; and for integrators only if the distributor lets them renew. */
  renews?: true;
  /** The setting that names the status from which on it is possible. */
  from?: keyof StatusMarks;
  /** What ends it, the most telling first. */
  endedBy: readonly RequestEnd[];
}

/** A change of what was agreed. */
const CHANGE_ENDS = ["blocked", "expired", "paid", "returned", "closed", "charged"] as const;
const EDIT_ALL = ["budget.details.edit.all", "budget.edit.all"] as const;
const EDIT = {
  permissions: {
    budget: ["budget.details.edit", "budget.edit", ...EDIT_ALL],
    order: ["order.details.edit", "order.edit"],
  },
  whenExpired: EDIT_ALL,
  endedBy: CHANGE_ENDS,
} as const satisfies ActionRule;
const REMOVAL = { budget: ["budget.delete"], order: ["order.delete"] } as const;

/** The actions on a saved request, each with its rule: the only place that says who may do what, and when. Files, copies
 *  and statuses are not part of the agreement, so that they neither expire nor end with it.
 *  @source spec, request detail actions; editing rules; deal statuses; decisions on both */
const RULES = {
  edit: EDIT,
  editFreight: EDIT,
  increase: {
    ...EDIT,
    permissions: { budget: ["budget.details.increase"], order: ["order.details.increase"] },
  },
  discount: {
    ...EDIT,
    permissions: { budget: ["budget.details.discount"], order: ["order.details.discount"] },
  },
  reprice: { ...EDIT, permissions: { budget: EDIT.permissions.budget } },
  duplicate: { permissions: { budget: ["budget.duplicate"] }, endedBy: [] },
  updateExpired: {
    permissions: { budget: ["budget"] },
    feature: "updateExpiredBudget",
    renews: true,
    endedBy: ["blocked", "finished"],
  },
  toOrder: {
    permissions: { budget: ["budget.toOrder"] },
    notForBackOffice: true,
    endedBy: ["expired", "paid", "closed", "charged"],
  },
  changeStatus: {
    permissions: { budget: ["budget.details.edit"], order: ["order.details.edit"] },
    who: ["admin", "staff"],
    endedBy: [],
  },
  changeSeller: {
    permissions: { budget: ["budget.changeSeller"], order: ["order.changeSeller"] },
    endedBy: [],
  },
  setBillingDate: {
    permissions: { order: ["order.details.edit"] },
    who: ["admin", "staff"],
    from: "statusToSetBillingDate",
    endedBy: [],
  },
  setPurchaseNumber: {
    permissions: { budget: ["budget"], order: ["order"] },
    who: ["integrator"],
    endedBy: [],
  },
  readPayment: { permissions: { order: ["order.details.payment"] }, endedBy: [] },
  editPayment: {
    permissions: { order: ["order.details.payment.statusEdit"] },
    who: ["admin", "staff"],
    within: "readPayment",
    endedBy: [],
  },
  delete: { permissions: REMOVAL, endedBy: ["blocked", "paid", "charged"] },
  restore: { permissions: REMOVAL, endedBy: [] },
  readApprovals: {
    // What proves an acceptance stays readable for the same people once the budget is an order.
    permissions: { budget: EDIT.permissions.budget, order: EDIT.permissions.budget },
    endedBy: [],
  },
  withdrawApproval: {
    permissions: { budget: EDIT.permissions.budget },
    within: "readApprovals",
    endedBy: [],
  },
  shareForApproval: {
    permissions: { budget: EDIT.permissions.budget },
    within: "readApprovals",
    endedBy: ["expired", "closed"],
  },
  readHistory: {
    permissions: { budget: ["budget.details.changehistory"], order: ["order.details.changehistory"] },
    endedBy: [],
  },
  readShipments: { permissions: { order: ["order"] }, endedBy: [] },
  ship: { permissions: { order: ["order.details.edit"] }, who: ["admin", "staff"], endedBy: ["refused"] },
  confirmDelivery: { permissions: { order: ["order"] }, endedBy: [] },
  readReturns: { permissions: { order: ["order"] }, endedBy: [] },
  takeBack: {
    permissions: { order: ["order.details.edit"] },
    who: ["admin", "staff"],
    endedBy: ["refused", "charged"],
  },
  askReturn: { permissions: { order: ["order"] }, who: ["integrator"], endedBy: ["refused"] },
  declineReturn: {
    permissions: { order: ["order.details.edit"] },
    who: ["admin", "staff"],
    endedBy: [],
  },
  giveBack: {
    permissions: { order: ["order.details.payment.statusEdit"] },
    who: ["admin", "staff"],
    within: "readPayment",
    endedBy: [],
  },
  readTimeline: {
    permissions: { budget: ["budget.details.timeline"], order: ["order.details.timeline"] },
    who: ["admin", "staff"],
    feature: "requestTimeline",
    endedBy: [],
  },
  annotate: {
    permissions: { budget: ["budget.details.annotations"], order: ["order.details.annotations"] },
    endedBy: [],
  },
  tag: {
    permissions: { budget: ["budget.details.edit"], order: ["order.details.edit"] },
    who: ["admin", "staff"],
    feature: "distributorCRM",
    endedBy: [],
  },
  readFiles: {
    permissions: { budget: ["budget.details.files"], order: ["order.details.files"] },
    endedBy: [],
  },
  changeFiles: {
    permissions: { budget: ["budget.details.files.change"], order: ["order.details.files.change"] },
    within: "readFiles",
    endedBy: [],
  },
  removeFiles: {
    permissions: { budget: ["budget.details.files.remove"], order: ["order.details.files.remove"] },
    within: "readFiles",
    endedBy: [],
  },
  downloadFiles: {
    permissions: { budget: ["budget.details.files.download"], order: ["order.details.files.download"] },
    within: "readFiles",
    endedBy: [],
  },
  downloadPdf: {
    permissions: { budget: ["budget.fileDownload.pdf"], order: ["order.fileDownload.pdf"] },
    endedBy: [],
  },
  downloadDoc: {
    permissions: { budget: ["budget.fileDownload.doc"], order: ["order.fileDownload.doc"] },
    endedBy: [],
  },
} as const satisfies Record<string, ActionRule>;

export type RequestAction = keyof typeof RULES;

/** The access to an action's endpoint. Type and state are looked at for each request. */
export function accessTo(action: RequestAction): AccessRule {
  const { permissions, who = ALL, feature, notForBackOffice }: ActionRule = RULES[action];
  const anyOf = [...new Set(REQUEST_TYPES.flatMap((type) => permissions[type] ?? []))];
  return {
    types: who,
    staff: anyOf,
    ...(who.includes("integrator") ? { integrator: anyOf.filter(isOfIntegrators) } : {}),
    anyPermission: true,
    ...(feature === undefined ? {} : { actions: [feature] }),
    ...(notForBackOffice === undefined ? {} : { notForBackOffice }),
  };
}

function isOfIntegrators(permission: StaffPermission): permission is StaffPermission & IntegratorPermission {
  return isPermissionOfType("integrator", permission);
}

const ALL: readonly UserType[] = ["admin", "staff", "integrator"];

/** The facts of a person that decide what they may do with a request. */
export interface RequestViewer {
  type: UserType;
  /** Permissions that apply at this distributor. */
  held: readonly Permission[];
  actions: FeatureActions;
}

/** The facts of a request that decide what may be done with it. */
export interface RequestState extends Expiring {
  status: DealStatus;
  paymentStatus: PaymentStatus;
  /** Whether the customer may be paying it at this moment. */
  hasOpenCharge: boolean;
  /** What cancellations and returns took off its total, in cents; null before the first. */
  returnedCents: number | null;
}

/** The person who asks, and the distributor's rules at this moment. */
export interface ActionQuestion {
  viewer: RequestViewer;
  settings: RequestSettings;
  /** All statuses of the request's type, one of which the next setting refers to. */
  statuses: readonly LinkedStatus[];
  marks: StatusMarks;
  today: string;
}

/** Why a person may not take an action on a request; null if they may. */
export function refusalOf(
  action: RequestAction,
  request: RequestState,
  on: ActionQuestion,
): RequestRefusal | null {
  const { renews, permissions, from }: ActionRule = RULES[action];
  if (permissions[request.type] === undefined) return "type";
  if (!isAllowed(action, request.type, on.viewer)) return "permission";
  if (renews === true && on.viewer.type === "integrator" && !on.settings.enableUpdateExpiredBudget) {
    return "permission";
  }
  if (renews === true && !hasExpired(request, on)) return "valid";
  if (from !== undefined && !isAtMark(request, on, from)) return "early";
  return endsOf(action, request, on)[0] ?? null;
}

/** What has ended an action on a request, the most telling first; with or without the permission for it. */
export function endsOf<Action extends RequestAction>(
  action: Action,
  request: RequestState,
  on: ActionQuestion,
): EndOf<Action>[] {
  const { endedBy, whenExpired = [] }: ActionRule = RULES[action];
  const outlives = request.type === "budget" && whenExpired.some((one) => on.viewer.held.includes(one));
  return endedBy.filter((end) => HAS_ENDED[end](request, on) && !(end === "expired" && outlives));
}

type EndOf<Action extends RequestAction> = (typeof RULES)[Action]["endedBy"][number];

/** Whether a person has the permission for an action on requests of a type that they may see. */
export function isAllowed(
  action: RequestAction,
  type: RequestType,
  viewer: Omit<RequestViewer, "actions"> & { actions?: FeatureActions },
): boolean {
  const { permissions, who = ALL, within, feature }: ActionRule = RULES[action];
  const needed = permissions[type];
  if (needed === undefined || !who.includes(viewer.type) || !viewer.held.includes(type)) return false;
  if (feature !== undefined && viewer.actions?.[feature] !== true) return false;
  if (within !== undefined && !isAllowed(within, type, viewer)) return false;
  return needed.some((one) => viewer.held.includes(one));
}

const HAS_ENDED: Record<RequestEnd, (request: RequestState, on: ActionQuestion) => boolean> = {
  blocked: ({ status }, { statuses, marks }) => {
    const mark = namedStatus(statuses, marks.statusToBlockEdition);
    return mark !== null && hasReached(status, mark);
  },
  expired: hasExpired,
  paid: ({ paymentStatus }) => paymentStatus === "received",
  returned: ({ returnedCents }) => returnedCents !== null,
  closed: ({ status: { group } }) => group === "finished" || group === "refused",
  finished: ({ status: { group } }) => group === "finished",
  refused: ({ status: { group } }) => group === "refused",
  charged: ({ hasOpenCharge }) => hasOpenCharge,
};

/** Whether a request has come to the status that a setting names. A setting that names none does not hold anything
 *  back. */
function isAtMark({ status }: RequestState, { statuses, marks }: ActionQuestion, from: keyof StatusMarks) {
  const mark = namedStatus(statuses, marks[from]);
  return mark === null || hasReached(status, mark);
}

function hasExpired(request: Expiring, { today, settings }: ActionQuestion): boolean {
  return isExpired(request, { today, expiry: settings.budgetExpiry });
}

/** The actions on a request's files that a person may take. */
export interface RequestFileActions {
  read: boolean;
  /** Add files, and replace existing ones. */
  change: boolean;
  remove: boolean;
  download: boolean;
}

/** What a person may do with a request in its current state. */
export interface RequestActions {
  isExpired: boolean;
  edit: boolean;
  editFreight: boolean;
  duplicate: boolean;
  updateExpired: boolean;
  toOrder: boolean;
  delete: boolean;
  changeSeller: boolean;
  setBillingDate: boolean;
  setPurchaseNumber: boolean;
  readPayment: boolean;
  /** Read the answers to it as a budget. */
  readApprovals: boolean;
  /** What the person may say that its payment is. */
  changePaymentTo: PaymentStatus[];
  /** Ids of the statuses that the person may give it. */
  changeStatusTo: string[];
  files: RequestFileActions;
  readHistory: boolean;
  annotate: boolean;
  readTimeline: boolean;
  tag: boolean;
  downloadPdf: boolean;
  downloadDoc: boolean;
}

/** The actions on the page of a request. */
export function requestActions(request: RequestState, on: ActionQuestion): RequestActions {
  const may = (action: RequestAction) => refusalOf(action, request, on) === null;
  return {
    isExpired: hasExpired(request, on),
    edit: may("edit"),
    editFreight: may("editFreight"),
    duplicate: may("duplicate"),
    updateExpired: may("updateExpired"),
    toOrder: may("toOrder"),
    delete: may("delete"),
    changeSeller: may("changeSeller"),
    setBillingDate: may("setBillingDate"),
    setPurchaseNumber: may("setPurchaseNumber"),
    readPayment: may("readPayment"),
    readApprovals: may("readApprovals"),
    changePaymentTo: may("editPayment") ? [...MANUAL_PAYMENT_TRANSITIONS[request.paymentStatus]] : [],
    changeStatusTo: statusTargets(request, on.viewer, on.statuses).map(({ id }) => id),
    files: requestFileActions(request.type, on.viewer),
    readHistory: may("readHistory"),
    annotate: may("annotate"),
    readTimeline: may("readTimeline"),
    tag: may("tag"),
    downloadPdf: may("downloadPdf"),
    downloadDoc: may("downloadDoc"),
  };
}

/** What the menu of a request in a list offers, in order. */
const MENU_ACTIONS = [
  ...(["toOrder", "updateExpired", "edit", "editFreight", "duplicate"] as const),
  ...(["downloadPdf", "downloadDoc", "delete"] as const),
] as const satisfies readonly RequestAction[];
export type MenuAction = (typeof MENU_ACTIONS)[number];

/** The actions in the menu of a row. */
export function menuActions(request: RequestState, on: ActionQuestion): MenuAction[] {
  return MENU_ACTIONS.filter((action) => refusalOf(action, request, on) === null);
}

/** The actions on a request's files. */
export function requestFileActions(
  type: RequestType,
  viewer: Omit<RequestViewer, "actions">,
): RequestFileActions {
  return {
    read: isAllowed("readFiles", type, viewer),
    change: isAllowed("changeFiles", type, viewer),
    remove: isAllowed("removeFiles", type, viewer),
    download: isAllowed("downloadFiles", type, viewer),
  };
}

/** Why a person may not give a request another status; null if they may: out of a final group (refused or finished) it
 *  gets only from who may edit all of it, and only those follow a status that it names, for everybody. Neither expiry nor
 *  the blocking status matter, since the agreement stays as it is.
 *  @param statuses - all statuses of the request's type */
export function refusalOfStatus(
  to: DealStatus,
  { type, status }: { type: RequestType; status: DealStatus },
  viewer: Omit<RequestViewer, "actions">,
  statuses: readonly LinkedStatus[],
): "permission" | "next" | null {
  if (!isAllowed("changeStatus", type, viewer)) return "permission";
  if (isReopened(status, to) && !viewer.held.includes(`${type}.edit`)) return "permission";
  return mayFollow(status, to, statuses) ? null : "next";
}

/** Statuses that a person may give a request.
 *  @param statuses - all statuses of the request's type */
export function statusTargets<Status extends LinkedStatus>(
  request: { type: RequestType; status: DealStatus },
  viewer: Omit<RequestViewer, "actions">,
  statuses: readonly Status[],
): Status[] {
  return statuses.filter(
    (to) => to.id !== request.status.id && refusalOfStatus(to, request, viewer, statuses) === null,
  );
}

/** Whether a file may be replaced but not removed, because the distributor requires it for orders.
 *  @param required - whether the checkout requires the file it asks for */
export function isFileRequired(type: RequestType, file: { isAsked: boolean }, required: boolean): boolean {
  return required && type === "order" && file.isAsked;
}
