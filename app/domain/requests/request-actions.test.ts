import { expect, test } from "vitest";
import { heldPermissions } from "#domain/access/held-permissions.ts";
import type { AccessRule } from "#domain/access/may-access.ts";
import { type Permission, PERMISSIONS } from "#domain/access/permissions.ts";
import { RequestSettingsSchema } from "#domain/settings/request-settings-schema.ts";
import type { LinkedStatus, StatusGroup } from "./deal-status.ts";
import {
  accessTo,
  type ActionQuestion,
  endsOf,
  isAllowed,
  isFileRequired,
  menuActions,
  refusalOf,
  type RequestAction,
  requestActions,
  type RequestState,
  type RequestViewer,
  statusTargets,
} from "./request-actions.ts";

const status = (name: string, group: StatusGroup, groupOrder: number, order = 1): LinkedStatus => ({
  ...{ id: `dls_${name}`, name, group, groupOrder, order, nextStatusIds: null },
});
const NEW = status("Novo", "open", 1);
const SENT = status("Enviado", "negotiation", 2);
const DONE = status("Finalizado", "finished", 3);
const FILED = status("Arquivado", "finished", 3, 2);
const REFUSED = status("Recusado", "refused", 4);
const STATUSES = [FILED, NEW, SENT, DONE, REFUSED];

const LAST_DAY = "2026-11-22";
const TOO_LATE = "2026-11-23";

const ALL_HELD = PERMISSIONS.map(({ key }) => key);
const ANYBODY: RequestViewer = {
  type: "admin",
  held: ALL_HELD,
  actions: { updateExpiredBudget: true, requestTimeline: true, distributorCRM: true },
};

function question({
  viewer = {},
  settings = {},
  block = "finished",
  bill = "",
  today = LAST_DAY,
}: {
  viewer?: Partial<RequestViewer>;
  settings?: object;
  block?: string;
  bill?: string;
  today?: string;
} = {}): ActionQuestion {
  return {
    viewer: { ...ANYBODY, ...viewer },
    settings: RequestSettingsSchema.parse({ budgetExpiry: { active: true }, ...settings }),
    ...{ statuses: STATUSES, today },
    marks: { statusToDiscountStock: "", statusToBlockEdition: block, statusToSetBillingDate: bill },
  };
}

function request(state: Partial<RequestState> = {}): RequestState {
  return {
    ...{ type: "budget", expiresOn: LAST_DAY, status: NEW },
    ...{ paymentStatus: "notRequested", hasOpenCharge: false, returnedCents: null },
    ...state,
  };
}

/** States of a request, each with what the specification calls it. */
const STATES: Readonly<Record<string, { state: Partial<RequestState>; today: string; block: string }>> = {
  open: { state: {}, today: LAST_DAY, block: "finished" },
  requested: { state: { paymentStatus: "requested" }, today: LAST_DAY, block: "finished" },
  cancelled: { state: { paymentStatus: "cancelled" }, today: LAST_DAY, block: "finished" },
  expired: { state: {}, today: TOO_LATE, block: "finished" },
  blocked: { state: { status: SENT }, today: LAST_DAY, block: "Enviado" },
  finished: { state: { status: DONE }, today: LAST_DAY, block: "" },
  refused: { state: { status: REFUSED }, today: LAST_DAY, block: "finished" },
  paid: { state: { paymentStatus: "received" }, today: LAST_DAY, block: "finished" },
  charged: { state: { hasOpenCharge: true }, today: LAST_DAY, block: "finished" },
  returned: { state: { returnedCents: 0 }, today: LAST_DAY, block: "finished" },
};

/** What the specification says of each action: the permissions, one of which is needed, `null` where the type has no such
 *  action; whether integrators have it; and the states that end it. */
interface Said {
  budget: string[] | null;
  order: string[] | null;
  notForIntegrators?: true;
  notForDistributor?: true;
  needs?: { budget: string; order: string };
  endsWhen: string[];
}

const EDIT_BUDGETS = ["budget.details.edit", "budget.edit", "budget.details.edit.all", "budget.edit.all"];
const CHANGE = ["expired", "blocked", "finished", "refused", "paid", "charged", "returned"];
const SAID: Readonly<Record<RequestAction, Said>> = {
  edit: {
    budget: ["budget.details.edit", "budget.edit", "budget.details.edit.all", "budget.edit.all"],
    order: ["order.details.edit", "order.edit"],
    endsWhen: CHANGE,
  },
  editFreight: {
    budget: ["budget.details.edit", "budget.edit", "budget.details.edit.all", "budget.edit.all"],
    order: ["order.details.edit", "order.edit"],
    endsWhen: CHANGE,
  },
  increase: { budget: ["budget.details.increase"], order: ["order.details.increase"], endsWhen: CHANGE },
  discount: { budget: ["budget.details.discount"], order: ["order.details.discount"], endsWhen: CHANGE },
  reprice: { budget: EDIT_BUDGETS, order: null, endsWhen: CHANGE },
  duplicate: { budget: ["budget.duplicate"], order: null, endsWhen: [] },
  updateExpired: {
    budget: ["budget"],
    order: null,
    endsWhen: Object.keys(STATES).filter((state) => state !== "expired"),
  },
  toOrder: {
    budget: ["budget.toOrder"],
    order: null,
    endsWhen: ["expired", "finished", "refused", "paid", "charged"],
  },
  changeStatus: {
    budget: ["budget.details.edit"],
    order: ["order.details.edit"],
    notForIntegrators: true,
    endsWhen: [],
  },
  readShipments: { budget: null, order: ["order"], endsWhen: [] },
  ship: { budget: null, order: ["order.details.edit"], notForIntegrators: true, endsWhen: ["refused"] },
  confirmDelivery: { budget: null, order: ["order"], endsWhen: [] },
  readReturns: { budget: null, order: ["order"], endsWhen: [] },
  takeBack: {
    budget: null,
    order: ["order.details.edit"],
    notForIntegrators: true,
    endsWhen: ["refused", "charged"],
  },
  askReturn: { budget: null, order: ["order"], notForDistributor: true, endsWhen: ["refused"] },
  declineReturn: { budget: null, order: ["order.details.edit"], notForIntegrators: true, endsWhen: [] },
  giveBack: {
    budget: null,
    order: ["order.details.payment.statusEdit"],
    notForIntegrators: true,
    needs: { budget: "", order: "order.details.payment" },
    endsWhen: [],
  },
  tag: {
    budget: ["budget.details.edit"],
    order: ["order.details.edit"],
    notForIntegrators: true,
    endsWhen: [],
  },
  delete: { budget: ["budget.delete"], order: ["order.delete"], endsWhen: ["blocked", "paid", "charged"] },
  restore: { budget: ["budget.delete"], order: ["order.delete"], endsWhen: [] },
  readHistory: {
    budget: ["budget.details.changehistory"],
    order: ["order.details.changehistory"],
    endsWhen: [],
  },
  readTimeline: {
    budget: ["budget.details.timeline"],
    order: ["order.details.timeline"],
    notForIntegrators: true,
    endsWhen: [],
  },
  annotate: {
    budget: ["budget.details.annotations"],
    order: ["order.details.annotations"],
    endsWhen: [],
  },
  changeSeller: { budget: ["budget.changeSeller"], order: ["order.changeSeller"], endsWhen: [] },
  setBillingDate: { budget: null, order: ["order.details.edit"], notForIntegrators: true, endsWhen: [] },
  readApprovals: { budget: EDIT_BUDGETS, order: EDIT_BUDGETS, endsWhen: [] },
  withdrawApproval: { budget: EDIT_BUDGETS, order: null, endsWhen: [] },
  shareForApproval: { budget: EDIT_BUDGETS, order: null, endsWhen: ["expired", "finished", "refused"] },
  setPurchaseNumber: {
    ...{ budget: ["budget"], order: ["order"] },
    notForDistributor: true,
    endsWhen: [],
  },
  readPayment: { budget: null, order: ["order.details.payment"], endsWhen: [] },
  editPayment: {
    budget: null,
    order: ["order.details.payment.statusEdit"],
    notForIntegrators: true,
    needs: { budget: "", order: "order.details.payment" },
    endsWhen: [],
  },
  readFiles: { budget: ["budget.details.files"], order: ["order.details.files"], endsWhen: [] },
  changeFiles: filesOnly("change"),
  removeFiles: filesOnly("remove"),
  downloadFiles: filesOnly("download"),
  downloadPdf: { budget: ["budget.fileDownload.pdf"], order: ["order.fileDownload.pdf"], endsWhen: [] },
  downloadDoc: { budget: ["budget.fileDownload.doc"], order: ["order.fileDownload.doc"], endsWhen: [] },
};

function filesOnly(what: string): Said {
  return {
    budget: [`budget.details.files.${what}`],
    order: [`order.details.files.${what}`],
    needs: { budget: "budget.details.files", order: "order.details.files" },
    endsWhen: [],
  };
}

const CASES = (Object.keys(SAID) as RequestAction[]).flatMap((action) =>
  (["admin", "staff", "integrator"] as const).flatMap((type) =>
    (["budget", "order"] as const).map((of) => ({ action, type, of })),
  ),
);

test.each(CASES)(
  "$action of a $of by $type: with each permission alone, in each state, as the specification says",
  ({ action, type, of }) => {
    const { notForIntegrators = false, notForDistributor = false, needs, endsWhen, ...said } = SAID[action];
    const permissions = said[of];
    for (const [name, { state, today, block }] of Object.entries(STATES)) {
      for (const one of ["nothing", ...ALL_HELD]) {
        const held = [of, needs?.[of] ?? of, one].filter((key): key is Permission =>
          ALL_HELD.includes(key as Permission),
        );
        // An order does not expire.
        const ends = name === "expired" && of === "order" ? false : endsWhen.includes(name);
        const outlives = CHANGE === endsWhen && name === "expired" && one.endsWith("edit.all");
        const expected =
          permissions !== null &&
          held.some((key) => permissions.includes(key)) &&
          !(notForIntegrators && type === "integrator") &&
          !(notForDistributor && type !== "integrator") &&
          (!ends || outlives);
        const on = question({ viewer: { type, held }, today, block });
        const refusal = refusalOf(action, request({ ...state, type: of }), on);
        expect(`${name}, ${one}: ${String(refusal === null)}`).toBe(`${name}, ${one}: ${String(expected)}`);
      }
    }
  },
);

test.each(CASES)(
  "$action of a $of by $type is for people who may see it, and offered where its endpoint is open",
  ({ action, type, of }) => {
    const held = heldPermissions({ type: "admin", role: null });
    const viewer = { ...ANYBODY, type, held };
    expect(isAllowed(action, of, { ...viewer, held: held.filter((one) => one !== of) })).toBe(false);
    const rule: AccessRule = accessTo(action);
    const ofType: readonly string[] = (type === "integrator" ? rule.integrator : rule.staff) ?? [];
    const opens = rule.types.includes(type) ? ofType : [];
    for (const one of held) {
      if (!isAllowed(action, of, { ...viewer, held: [of, `${of}.details.files`, one] })) continue;
      expect([of, `${of}.details.files`, one].some((key) => opens.includes(key))).toBe(true);
    }
  },
);

test.each([
  ["2026-11-22", true, []],
  ["2026-11-23", true, ["expired"]],
  ["2026-11-23", false, []],
] as const)(
  "a budget of 22 November on %s, where budgets expire (%s), is closed to edits by %j [REQUEST-40]",
  (today, active, ends) => {
    const on = question({
      today,
      settings: { budgetExpiry: { active } },
      viewer: { held: ["budget", "budget.edit"] },
    });
    expect(endsOf("edit", request(), on)).toEqual(ends);
  },
);

test.each([
  [["budget.edit"], "expired"],
  [["budget.edit", "budget.edit.all"], null],
  [["budget.details.edit", "budget.details.edit.all"], null],
  [["budget.edit.all"], null],
  [["order.edit", "order.details.edit"], "permission"],
] as const)("with %j an expired budget is refused as %s [REQUEST-41]", (held, refusal) => {
  const on = question({ today: TOO_LATE, viewer: { held: ["budget", ...held] } });
  expect(refusalOf("edit", request(), on)).toBe(refusal);
});

test.each([
  ["finished", NEW, TOO_LATE, null],
  ["finished", SENT, TOO_LATE, null],
  ["finished", DONE, LAST_DAY, "blocked"],
  ["finished", FILED, LAST_DAY, "blocked"],
  ["Enviado", NEW, LAST_DAY, null],
  ["Enviado", SENT, LAST_DAY, "blocked"],
  ["dls_Arquivado", DONE, LAST_DAY, "closed"],
  ["finished", REFUSED, LAST_DAY, "closed"],
  ["Nenhum destes", FILED, LAST_DAY, "closed"],
] as const)(
  "an order with edition blocked from %s, at %j on %s, is refused as %s [REQUEST-42]",
  (block, at, today, refusal) => {
    expect(refusalOf("edit", request({ type: "order", status: at }), question({ block, today }))).toBe(
      refusal,
    );
  },
);

test.each(["budget", "order"] as const)(
  "one %s is not edited from the status on that blocks edition, whichever that is [DEALSTATUS-05]",
  (type) => {
    const inOrder = [NEW, SENT, DONE, FILED];
    for (const [place, mark] of inOrder.entries()) {
      const blocked = inOrder.filter((status) => {
        const on = question({ block: mark.id });
        return endsOf("edit", request({ type, status }), on).includes("blocked");
      });
      expect(blocked).toEqual(inOrder.slice(place));
    }
  },
);

test("an order gets a billing date from the status on that the distributor has named for it, a budget none", () => {
  const inOrder = [NEW, SENT, DONE, FILED];
  for (const [place, mark] of inOrder.entries()) {
    const on = question({ bill: mark.id });
    const open = [...inOrder, REFUSED].filter(
      (status) => refusalOf("setBillingDate", request({ type: "order", status }), on) === null,
    );
    expect(open).toEqual(inOrder.slice(place));
    expect(refusalOf("setBillingDate", request({ status: FILED }), on)).toBe("type");
  }
  const before = request({ type: "order", status: NEW });
  expect(refusalOf("setBillingDate", before, question({ bill: "Enviado" }))).toBe("early");
  expect(refusalOf("setBillingDate", before, question({ bill: "Nenhum destes" }))).toBe(null);
});

test("the status that blocks holds for those who may edit every budget, too", () => {
  const held = ["budget", "budget.details.edit.all"] as const;
  expect(refusalOf("edit", request({ status: DONE }), question({ viewer: { held } }))).toBe("blocked");
});

test.each([
  [{}, {}, null],
  [{ actions: {} }, {}, "permission"],
  [{ held: [] }, {}, "permission"],
  [{}, { enableUpdateExpiredBudget: false }, null],
  [{ type: "staff" as const }, { enableUpdateExpiredBudget: false }, null],
  [{ type: "integrator" as const }, { enableUpdateExpiredBudget: false }, "permission"],
  [{ type: "integrator" as const }, { enableUpdateExpiredBudget: true }, null],
])("an expired budget, seen by %j where %j is set, is not renewed for: %s", (viewer, settings, refusal) => {
  expect(refusalOf("updateExpired", request(), question({ viewer, settings, today: TOO_LATE }))).toBe(
    refusal,
  );
});

test("a refused budget that has expired is renewed, a finished one is not", () => {
  const on = question({ today: TOO_LATE, block: "" });
  expect(refusalOf("updateExpired", request({ status: REFUSED }), on)).toBe(null);
  expect(refusalOf("updateExpired", request({ status: DONE }), on)).toBe("finished");
});

test("the page of a request is told each action", () => {
  const actions = requestActions(request({ type: "order" }), question());
  expect(actions).toEqual({
    ...{ isExpired: false, edit: true, editFreight: true, duplicate: false, updateExpired: false },
    ...{ toOrder: false, delete: true, readHistory: true, annotate: true, readTimeline: true, tag: true },
    ...{ changeSeller: true, setBillingDate: true, readPayment: true, readApprovals: true },
    setPurchaseNumber: false,
    changePaymentTo: ["requested", "received", "cancelled"],
    ...{ downloadPdf: true, downloadDoc: true },
    changeStatusTo: ["dls_Arquivado", "dls_Enviado", "dls_Finalizado", "dls_Recusado"],
    files: { read: true, change: true, remove: true, download: true },
  });
});

test.each([
  [
    "staff who may edit details",
    ["order", "order.details.edit"],
    NEW,
    ["Arquivado", "Enviado", "Finalizado", "Recusado"],
  ],
  ["staff who may edit details", ["order", "order.details.edit"], DONE, ["Arquivado"]],
  [
    "who may edit all of it",
    ["order", "order.details.edit", "order.edit"],
    DONE,
    ["Arquivado", "Novo", "Enviado", "Recusado"],
  ],
  ["who may only see orders", ["order"], NEW, []],
  ["who may edit what they do not see", ["order.details.edit"], NEW, []],
  ["who may edit budgets", ["budget", "budget.details.edit", "order"], NEW, []],
] as const)("%s with %j gives an order at %j the statuses %j", (_who, held, at, targets) => {
  const given = (type: "staff" | "integrator") =>
    statusTargets({ type: "order", status: at }, { type, held }, STATUSES).map(({ name }) => name);
  expect(given("staff")).toEqual(targets);
  expect(given("integrator")).toEqual([]);
});

test("only the statuses that a status names follow it, also for who may reopen; none, if it names none", () => {
  const held = ["order", "order.details.edit", "order.edit"] as const;
  const after = (at: LinkedStatus, ...named: LinkedStatus[]) => {
    const linked = { ...at, nextStatusIds: named.map(({ id }) => id) };
    const statuses = STATUSES.map((one) => (one === at ? linked : one));
    return statusTargets({ type: "order", status: at }, { type: "staff", held }, statuses);
  };
  expect(after(NEW, SENT, REFUSED)).toEqual([SENT, REFUSED]);
  expect(after(DONE, NEW)).toEqual([NEW]);
  expect(after(NEW)).toEqual([]);
  const closed = STATUSES.map((one) => (one === DONE ? { ...DONE, nextStatusIds: [NEW.id] } : one));
  const editor = { type: "staff", held: ["order", "order.details.edit"] } as const;
  expect(statusTargets({ type: "order", status: DONE }, editor, closed)).toEqual([]);
  expect(statusTargets({ type: "order", status: SENT }, editor, closed)).toHaveLength(4);
});

test.each([
  ["order", true, true, true],
  ["order", true, false, false],
  ["order", false, true, false],
  ["budget", true, true, false],
] as const)(
  "the file of a %s, asked for: %s, where one is required: %s, may only be replaced: %s",
  (type, isAsked, required, expected) => {
    expect(isFileRequired(type, { isAsked }, required)).toBe(expected);
  },
);

test.each([
  [
    "a budget",
    {},
    LAST_DAY,
    ["toOrder", "edit", "editFreight", "duplicate", "downloadPdf", "downloadDoc", "delete"],
  ],
  [
    "an expired budget",
    {},
    TOO_LATE,
    // Whoever holds all may edit what has expired.
    ["updateExpired", "edit", "editFreight", "duplicate", "downloadPdf", "downloadDoc", "delete"],
  ],
  [
    "an order",
    { type: "order" as const },
    LAST_DAY,
    ["edit", "editFreight", "downloadPdf", "downloadDoc", "delete"],
  ],
  [
    "a paid order",
    { type: "order" as const, paymentStatus: "received" as const },
    LAST_DAY,
    ["downloadPdf", "downloadDoc"],
  ],
])("the menu of %s in a list offers what its page would", (_what, state, today, offered) => {
  expect(menuActions(request(state), question({ today }))).toEqual(offered);
});
