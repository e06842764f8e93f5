import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import * as z from "zod";
import { APPROVAL_ANSWER_TEXTS, APPROVAL_LINK_TEXTS } from "#copy/approvals.ts";
import { fill } from "#copy/shared/fill.ts";
import { formatInstant } from "#domain/shared/format.ts";
import { REQUEST_DIALOG_TEXTS, TURNED_BEFORE_TEXTS } from "#copy/requests/requests.ts";
import { TAGGED_TEXTS } from "#copy/tags.ts";
import { NewCommentSchema } from "#domain/comments/comment-schema.ts";
import { PAGES } from "#domain/access/pages.ts";
import type { Cart } from "#domain/requests/cart-schema.ts";
import { replaceInCart } from "#domain/requests/cart-of-request.ts";
import { hasPayerPage } from "#domain/payments/charge.ts";
import { awaitsPayment } from "#domain/payments/request-payment.ts";
import {
  buyingPath,
  checkoutPath,
  payerPath,
  purchasePath,
  requestPath,
} from "#domain/requests/request-paths.ts";
import { MAX_PURCHASE_NUMBER } from "#domain/requests/purchase-number-length.ts";
import { SetPurchaseNumberSchema } from "#domain/requests/purchase-number-schema.ts";
import { parseSent } from "#app/lib/forms/parse-sent.server.ts";
import { restorableUntil } from "#domain/requests/restore.ts";
import { REQUEST_TYPES, type RequestType } from "#domain/requests/request-types.ts";
import { EditPaymentSchema } from "#domain/requests/request-payment-schema.ts";
import { TimelineQuerySchema } from "#domain/requests/timeline-schema.ts";
import { DaySchema } from "#domain/shared/day-schema.ts";
import { readListQuery } from "#domain/shared/list-query.ts";
import { DomainError, isDomainError } from "#domain/shared/errors.ts";
import {
  EDIT_TARGETS,
  type EditTarget,
  REQUEST_DONE,
  TURNED_BEFORE,
  type RequestAnswer,
  type RequestWarning,
} from "./request-answer.ts";
import { ANNOTATION_PARAMS, ANNOTATIONS_ID } from "./annotations-panel.tsx";
import { TIMELINE_PARAMS, type TimelineView } from "./timeline-panel.tsx";
import { describeTagRefusal, readTagChoice } from "../tags/tag-choice.server.ts";
import { pathAfterSave } from "./after-save.server.ts";
import { pathOfTurned, turnedBeforePath } from "./turned-before.server.ts";
import { readHistory } from "./history-page.server.ts";
import { pagePath } from "#app/lib/pages/page-address.server.ts";
import type { PortalArgs } from "#app/lib/pages/page-loader.server.ts";
import { readRequestFiles, removeRequestFile } from "./request-files-page.server.ts";
import { FORM_FLAG, FORM_ID, FORM_VERSION } from "#app/lib/forms/form-fields.server.ts";
import { readForm, readQuery } from "#app/lib/forms/read-form.server.ts";

/** Checkout event of each part that the cart is opened for. */
const EVENTS = { freight: "editFreight", order: "budgetToOrder" } as const;

const AddressSchema = z.object({
  saved: z.boolean(),
  done: z.enum(REQUEST_DONE).nullable().catch(null),
  dialog: z.string(),
});

const DayOrNull = z.string().transform(orNull).pipe(DaySchema.nullable()).catch(null);

function orNull(text: string): string | null {
  return text === "" ? null : text;
}

/** What the buttons of a request's page send, each some of it. */
const RequestFormSchema = z.object({
  intent: z.string(),
  version: FORM_VERSION,
  target: z.enum(EDIT_TARGETS).catch("data"),
  /** Warnings that were read: "missing", "discount". */
  accepted: z.array(z.string()),
  fileId: FORM_ID,
  type: z.enum(REQUEST_TYPES).catch("budget"),
  statusId: FORM_ID,
  seenStatusId: FORM_ID,
  sellerId: FORM_ID.transform(orNull),
  seenSellerId: FORM_ID.transform(orNull),
  billingDate: DayOrNull,
  seenBillingDate: DayOrNull,
  annotationId: FORM_ID,
  /** Whether the annotation is to be pinned. */
  fixed: FORM_FLAG,
});

const NumberFormSchema = z.object({
  purchaseNumber: z.string().max(MAX_PURCHASE_NUMBER),
  seenPurchaseNumber: z.string().max(MAX_PURCHASE_NUMBER),
});

type Sent = z.output<typeof RequestFormSchema> & {
  /** What takes the place of what is off sale, by its id. */
  substitutes: Readonly<Record<string, string>>;
};

type FoundRequest = Awaited<ReturnType<AppLoadContext["services"]["requests"]["get"]>>;

/** Loads a saved request. The page of a budget redirects to the order once it was converted.
 *  @param readDiscounts - loads the price panels */
export async function loadSavedRequest<Discounts>(
  args: PortalArgs,
  type: RequestType,
  readDiscounts: (args: PortalArgs, found: FoundRequest) => Promise<Discounts>,
) {
  const { context, params, request, actor } = args;
  const id = params["requestId"] ?? "";
  const found = await findRequest(context, id);
  if ("deleted" in found) return { ...found, type, discounts: null };
  const url = new URL(request.url);
  const asked = readQuery(AddressSchema, request);
  if (found.request.type !== type) throw redirect(pathAsOther(found.request, asked.dialog, url));
  const { budgetMessage, orderMessage } = context.services.messages.read();
  const side = actor.type === "integrator" ? ("integrator" as const) : ("distributor" as const);
  const payments = args.distributor?.settings.payments;
  const isPaidElsewhere = payments === undefined || !hasPayerPage(found.content.payment, payments);
  const question = questionOf(asked.dialog, found.actions);
  const { sellers, requestPayments, requestTags } = context.services;
  const [discounts, files, history, timeline, annotations, payment, choices, tags] = await Promise.all([
    readDiscounts(args, found),
    readRequestFiles(args, found),
    readHistory(args, found),
    readTimeline(args, found),
    readAnnotations(args, found),
    found.actions.readPayment ? requestPayments.read(id) : null,
    question === "seller" ? sellers.list(id) : null,
    question === "tags" ? requestTags.list(id) : null,
  ]);
  const isAnswered = found.newestAnswer !== null;
  return {
    ...found,
    // An order nobody was asked about has nothing to read there.
    actions: {
      ...found.actions,
      readApprovals: found.actions.readApprovals && (type === "budget" || isAnswered),
    },
    deleted: null,
    ...{ side, discounts, files, history, timeline, annotations, payment, question },
    sellers: choices,
    tags,
    hasPurchase: side === "integrator" && type === "budget" && found.isPurchaseAsked,
    approval: found.newestAnswer && approvalText(found.newestAnswer, found, args),
    // Both messages are for the buyer: what its status tells, and what all of its type do.
    message:
      side === "distributor"
        ? ""
        : [found.statusMessage, type === "budget" ? budgetMessage : orderMessage]
            .filter(Boolean)
            .join("\n\n"),
    turnedBefore: turnedBeforeNotice(found, args),
    done: asked.saved ? ("saved" as const) : asked.done,
    isPaidElsewhere,
    payUrl:
      found.showsPrices && type === "order" && !isPaidElsewhere && awaitsPayment(found.request)
        ? `${url.origin}${payerPath(found.request)}`
        : null,
  };
}

/** The page of a budget that has become an order. Whoever was about to convert it is told who was faster. */
function pathAsOther(request: { id: string; type: RequestType }, dialog: string, { search }: URL): string {
  return request.type === "order" && dialog === "order"
    ? turnedBeforePath(request.id)
    : `${requestPath(request)}${search}`;
}

/** What is told of a conversion that came second; null where none did. */
function turnedBeforeNotice({ conversion }: FoundRequest, { request, distributor }: PortalArgs) {
  const isTold = new URL(request.url).searchParams.get("done") === TURNED_BEFORE;
  if (!isTold || conversion === null) return null;
  const { timeZone = "America/Sao_Paulo" } = distributor?.settings ?? {};
  const { title, description } = TURNED_BEFORE_TEXTS;
  const { byName: name, at } = conversion;
  return { title, description: fill(description, { name, at: formatInstant(at, timeZone) }) };
}

/** The newest answer to a budget by a link, in one line. */
function approvalText(
  { answer, name, version, at }: NonNullable<FoundRequest["newestAnswer"]>,
  { request, conversion }: FoundRequest,
  { distributor }: PortalArgs,
): string {
  const { timeZone = "America/Sao_Paulo" } = distributor?.settings ?? {};
  // An order is the next version of what was accepted.
  const stands = version === (conversion === null ? request.version : conversion.version - 1);
  return fill(stands ? APPROVAL_LINK_TEXTS.newest : APPROVAL_LINK_TEXTS.newestOutdated, {
    ...{ answer: APPROVAL_ANSWER_TEXTS[answer], name, version, at: formatInstant(at, timeZone) },
  });
}

/** A request, or what is told of a deleted one. */
async function findRequest(context: AppLoadContext, id: string) {
  try {
    return await context.services.requests.get(id);
  } catch (error) {
    if (!isDomainError(error, "REQUEST_DELETED")) throw error;
    const { code, name, deletedAt, byName, mayRestore } = error.details;
    const until = restorableUntil(deletedAt);
    return {
      deleted: { code, name, deletedAt, byName, mayRestore, restorableUntil: until },
      request: { code },
    };
  }
}

/** A page of the timeline, as far as the address asks for it. */
async function readTimeline(
  { context, request, distributor }: PortalArgs,
  { request: { id }, actions }: FoundRequest,
): Promise<TimelineView | null> {
  const { searchParams } = new URL(request.url);
  const asked = searchParams.get(TIMELINE_PARAMS.kind);
  if (!actions.readTimeline || distributor === null || asked === null) return null;
  const { kind, cursor } = readListQuery(TimelineQuerySchema, {
    get: (name) => (name === "kind" ? asked : searchParams.get(TIMELINE_PARAMS.cursor)),
  });
  const timeline = await context.services.requests.readTimeline(id, { kind, cursor });
  const { timeZone } = distributor.settings;
  return { ...timeline, kind: kind ?? null, isContinued: cursor !== undefined, timeZone };
}

/** A page of the annotations; null for people who may not annotate. */
async function readAnnotations({ context, request }: PortalArgs, { request: { id }, actions }: FoundRequest) {
  if (!actions.annotate) return null;
  const asked = Number(new URL(request.url).searchParams.get(ANNOTATION_PARAMS.page));
  const page = Number.isSafeInteger(asked) && asked > 1 && asked <= 10_000 ? asked : 1;
  return { ...(await context.services.annotations.list(id, page)), page };
}

function questionOf(asked: string, may: FoundRequest["actions"]) {
  if (asked === "delete" && may.delete) return "delete" as const;
  if (asked === "seller" && may.changeSeller) return "seller" as const;
  if (asked === "tags" && may.tag) return "tags" as const;
  if (asked === "billing" && may.setBillingDate) return "billing" as const;
  if (asked === "number" && may.setPurchaseNumber) return "number" as const;
  if (asked === "payment" && may.changePaymentTo.length > 0) return "payment" as const;
  if (asked === "order" && may.toOrder) return "order" as const;
  return asked === "renew" && may.updateExpired ? ("renew" as const) : null;
}

/** Runs what a button of a request's page requests, or answers with the refusal.
 *  @param actOnDiscounts - runs the forms of the price panels */
export async function actOnSavedRequest<Answer>(
  args: PortalArgs,
  actOnDiscounts: (args: PortalArgs, id: string) => Promise<Answer>,
) {
  const { context, params, request } = args;
  const id = params["requestId"] ?? "";
  const fields = await request.clone().formData();
  const sent = readForm(RequestFormSchema, fields);
  const work = WORK[sent.intent];
  if (work === undefined) return actOnDiscounts(args, id);
  const warning = await work(args, id, { ...sent, substitutes: substitutesOf(fields) });
  const answer: RequestAnswer = { kind: "request", warning, key: context.requestId };
  return data(answer, { status: 409 });
}

/** An action on a request: it redirects, or returns a warning. */
type Work = (args: PortalArgs, id: string, sent: Sent) => Promise<RequestWarning>;

const WORK: Readonly<Record<string, Work | undefined>> = {
  edit: startEdit,
  duplicate: startCopy,
  renew: ({ context }, id, { version }) =>
    attempt(context, async () => {
      await context.services.requests.updateExpired(id, { version });
      throw redirect(`${requestPath({ type: "budget", id })}?done=renewed`);
    }),
  order: turn,
  status: changeStatus,
  seller: ({ context }, id, { type, sellerId, seenSellerId }) =>
    attempt(context, async () => {
      await context.services.sellers.change(id, { type, sellerId, seenSellerId });
      throw redirect(`${requestPath({ type, id })}?done=sellerChanged`);
    }),
  billing: ({ context }, id, { billingDate, seenBillingDate }) =>
    attempt(context, async () => {
      await context.services.requests.setBillingDate(id, { billingDate, seenBillingDate });
      throw redirect(`${requestPath({ type: "order", id })}?done=billingSet`);
    }),
  number: ({ context, request }, id, { type }) =>
    attempt(context, async () => {
      const input = readForm(NumberFormSchema, await request.formData());
      const [purchaseNumber, seenPurchaseNumber] = [input.purchaseNumber, orNull(input.seenPurchaseNumber)];
      await context.services.requests.setPurchaseNumber(
        id,
        parseSent(SetPurchaseNumberSchema, { purchaseNumber, seenPurchaseNumber }),
      );
      throw redirect(`${requestPath({ type, id })}?done=numberSet`);
    }),
  payment: ({ context, request }, id) =>
    attempt(context, async () => {
      const input = readForm(EditPaymentSchema, await request.formData());
      await context.services.requestPayments.edit(id, input);
      throw redirect(`${requestPath({ type: "order", id })}?done=paymentEdited`);
    }),
  tags: async ({ context, request }, id, { type }) => {
    const change = readTagChoice(await request.formData());
    return attempt(context, async () => {
      await context.services.requestTags.change(id, change);
      throw redirect(`${requestPath({ type, id })}?done=tagged`);
    });
  },
  delete: ({ context }, id, { type }) =>
    attempt(context, async () => {
      await context.services.requests.delete(id, { type });
      throw redirect(requestPath({ type, id }));
    }),
  restore: ({ context }, id) =>
    attempt(context, async () => {
      const { type } = await context.services.requests.restore(id);
      throw redirect(`${requestPath({ type, id })}?done=restored`);
    }),
  annotate: ({ context, request }, id) =>
    attempt(context, async () => {
      await context.services.annotations.add(id, readForm(NewCommentSchema, await request.formData()));
      throw redirect(toAnnotations(request));
    }),
  pinAnnotation: ({ context, request }, id, { annotationId, fixed }) =>
    attempt(context, async () => {
      await context.services.annotations.pin(id, annotationId, fixed);
      throw redirect(toAnnotations(request));
    }),
  removeAnnotation: ({ context, request }, id, { annotationId }) =>
    attempt(context, async () => {
      await context.services.annotations.remove(id, annotationId);
      throw redirect(toAnnotations(request));
    }),
  removeFile: ({ context }, id, { fileId }) => removeRequestFile(context, id, fileId),
};

/** The page again, at its annotations. */
function toAnnotations(request: Request): string {
  return `${pagePath(request.url)}#${ANNOTATIONS_ID}`;
}

/** Gives the request another status. One that is gone meanwhile is told like every other refusal. */
async function changeStatus(
  { context }: PortalArgs,
  id: string,
  { type, statusId, seenStatusId }: Sent,
): Promise<RequestWarning> {
  return attempt(context, async () => {
    try {
      await context.services.requests.changeStatus(id, { type, statusId, seenStatusId });
    } catch (error) {
      const isGone = isDomainError(error, "NOT_FOUND") && error.details.entity === "dealStatus";
      throw isGone ? new DomainError("STALE_VERSION", { entity: "request", id }) : error;
    }
    throw redirect(`${requestPath({ type, id })}?done=statusChanged`);
  });
}

async function startEdit(
  { context }: PortalArgs,
  id: string,
  { target, accepted, substitutes }: Sent,
): Promise<RequestWarning> {
  const { requests } = context.services;
  try {
    const origin = await (target === "order" ? requests.readForOrder(id) : requests.readForEdit(id));
    const isFrozen = target === "order" || target === "freight";
    const { missing, cart } = origin;
    if (!isFrozen && missing.length > 0 && !accepted.includes("missing")) {
      return { kind: "missing", target, missing };
    }
    if (!isFrozen && origin.isAboveDiscountLimit && !accepted.includes("discount")) {
      return { kind: "discount", target, substitutes };
    }
    const gone = missing.map((line) => line.id);
    const left = isFrozen ? cart : replaceInCart(cart, gone, substitutes);
    if (left.kits.length + left.products.length === 0) {
      return { kind: "editFailed", reason: REQUEST_DIALOG_TEXTS.nothingLeft };
    }
    return await openCart(context, left, target);
  } catch (error) {
    return { kind: "editFailed", reason: reasonOf(context, error) };
  }
}

async function startCopy({ context }: PortalArgs, id: string): Promise<RequestWarning> {
  try {
    const { cart, purchaseType } = await context.services.requests.duplicate(id);
    throw redirect(checkoutPath(purchaseType, cart.id));
  } catch (error) {
    if (isDomainError(error, "OUT_OF_STOCK")) return { kind: "duplicateShort" };
    return { kind: "duplicateFailed", reason: reasonOf(context, error) };
  }
}

/** Converts a budget, or opens the checkout for the data that an order also needs. */
async function turn(args: PortalArgs, id: string, { version }: Sent): Promise<RequestWarning> {
  const { context } = args;
  return attempt(context, async () => {
    try {
      const input = { version, files: [], freightQuotations: [] };
      const order = await context.services.requests.convertBudget(id, input, null);
      throw redirect(pathAfterSave(args, order, { query: "done=turned", elsewhere: PAGES.Budgets.path }));
    } catch (error) {
      // Its page tells limit and use, and lets the person ask for an approval.
      if (isDomainError(error, "PURCHASE_LIMIT_EXCEEDED")) throw redirect(purchasePath(id));
      const before = await pathOfTurned(context, id, error);
      if (before !== null) throw redirect(before);
      if (!isDomainError(error, "INVALID_BODY")) throw error;
      const { cart } = await context.services.requests.readForOrder(id);
      return openCart(context, cart, "order");
    }
  });
}

async function openCart(context: AppLoadContext, cart: Cart, target: EditTarget): Promise<never> {
  const saved = await context.services.carts.save(cart);
  throw redirect(
    target === "items"
      ? buyingPath(cart, saved.id)
      : checkoutPath(cart.purchaseType, saved.id, target === "data" ? null : EVENTS[target]),
  );
}

async function attempt(context: AppLoadContext, work: () => Promise<never>): Promise<RequestWarning> {
  try {
    return await work();
  } catch (error) {
    if (isDomainError(error, "ITEMS_UNAVAILABLE")) {
      return { kind: "renewAborted", missing: [...error.details.items] };
    }
    const ofTags = describeTagRefusal(error);
    if (ofTags !== null) return { kind: "refused", title: TAGGED_TEXTS.notSaved, description: ofTags };
    const refusal = context.describeRefusal(error);
    if (refusal === null || refusal.code === "NOT_FOUND") throw error;
    return { kind: "refused", title: refusal.title, description: refusal.description };
  }
}

/** Text of a refusal; unexpected errors are thrown on. */
function reasonOf(context: AppLoadContext, error: unknown): string {
  const refusal = context.describeRefusal(error);
  if (refusal === null) throw error;
  return [refusal.title, refusal.description].filter(Boolean).join(". ");
}

function substitutesOf(fields: FormData): Record<string, string> {
  const prefix = "substitute.";
  return Object.fromEntries(
    [...fields].flatMap(([name, value]) =>
      name.startsWith(prefix) && typeof value === "string" && value !== ""
        ? [[name.slice(prefix.length), value.slice(0, 64)]]
        : [],
    ),
  );
}
