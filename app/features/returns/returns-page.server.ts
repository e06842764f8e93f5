import { data, redirect } from "@remix-run/cloudflare";
import * as z from "zod";
import { RETURN_PROBLEMS, RETURN_TEXTS } from "#copy/returns.ts";
import {
  NewRefundSchema,
  type NewReturn,
  NewReturnSchema,
  DeclineReturnSchema,
  UndoReturnSchema,
  type WantedReturn,
  WantedReturnSchema,
} from "#domain/returns/return-schema.ts";
import { UNDO_ENDS } from "#domain/returns/undo-return.ts";
import { isDomainError } from "#domain/shared/errors.ts";
import { parseCents, parseLooseNumber } from "#domain/shared/numbers.ts";
import { readForm, readQuery } from "#app/lib/forms/read-form.server.ts";
import { pagePath } from "#app/lib/pages/page-address.server.ts";
import type { PortalArgs } from "#app/lib/pages/page-loader.server.ts";
import type { ReturnsAnswer } from "./returns-answer.ts";

const DONE = ["saved", "refunded", "undoSaved", "asked", "declined"] as const;
const AddressSchema = z.object({
  feito: z.enum(DONE).nullable().catch(null),
  /** Ask that is taken over. */
  atender: z.string().max(64).nullable().catch(null),
});
const TEXT = z.string().max(500);

const ReturnFormSchema = z.object({
  intent: z.enum(["preview", "correct", "save", "refund", "undo", "ask", "decline"]),
  of: z.string().max(64),
  reason: TEXT,
  claimId: TEXT,
  askId: z.string().max(64),
  seenReturns: TEXT,
  seenAmountCents: TEXT,
  seenGiveBackCents: TEXT,
  amount: TEXT,
  givenOn: z.string().max(10),
  note: TEXT,
});
type Sent = z.output<typeof ReturnFormSchema>;

/** Which form an intent belongs to. */
const OF_INTENT = {
  ...({ preview: "take", correct: "take", save: "take" } as const),
  ...({ refund: "refund", undo: "undo", ask: "ask", decline: "decline" } as const),
} as const satisfies Record<Sent["intent"], ReturnsAnswer["of"]>;

/** Loads what of an order was cancelled or came back. */
export async function loadReturns({ context, params, request }: PortalArgs) {
  const id = params["requestId"] ?? "";
  const { requests, returns } = context.services;
  const [{ request: order }, list] = await Promise.all([
    requests.get(id, { type: "order" }),
    returns.list(id),
  ]);
  const { code, name } = order;
  const { feito: done, atender: takingOver } = readQuery(AddressSchema, request);
  return { request: { id, code, name }, ...list, done, takingOver };
}

/** Previews units to take back, saves what was previewed or undoes it, notes money that was given back, and asks for a
 *  return or declines that. */
export async function actOnReturns({ context, params, request }: PortalArgs) {
  const id = params["requestId"] ?? "";
  const fields = await request.formData();
  const sent = readForm(ReturnFormSchema, fields);
  const { returns } = context.services;
  const answer = (
    { problem = null, preview = null }: Partial<Pick<ReturnsAnswer, "problem" | "preview">>,
    status = 200,
  ) =>
    data(
      {
        ...{ of: OF_INTENT[sent.intent], id: sent.of, problem, preview },
        values: Object.fromEntries(
          [...fields].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
        ),
        key: context.requestId,
      } satisfies ReturnsAnswer,
      { status },
    );
  const problemOf = (code: string) => RETURN_PROBLEMS[code] ?? code;
  const done = (what: (typeof DONE)[number]) =>
    redirect(`${pagePath(request.url).split("?")[0] ?? ""}?feito=${what}`);
  if (sent.intent === "correct") return answer({});
  try {
    if (sent.intent === "refund") {
      const refund = readRefund(sent);
      if (typeof refund === "string") return answer({ problem: problemOf(refund) }, 400);
      await returns.refund(id, refund);
      return done("refunded");
    }
    if (sent.intent === "undo") {
      const undo = UndoReturnSchema.safeParse({ reason: sent.reason });
      if (!undo.success) return answer({ problem: problemOf("REASON") }, 400);
      await returns.undo(id, sent.of, undo.data);
      return done("undoSaved");
    }
    if (sent.intent === "decline") {
      const decline = DeclineReturnSchema.safeParse({ reason: sent.reason });
      if (!decline.success) return answer({ problem: problemOf("REASON") }, 400);
      await returns.decline(id, sent.of, decline.data);
      return done("declined");
    }
    const wanted = readWanted(fields, sent);
    if (typeof wanted === "string") return answer({ problem: problemOf(wanted) }, 400);
    if (sent.intent === "ask") {
      await returns.ask(id, { ...wanted, reason: sent.reason.trim() });
      return done("asked");
    }
    if (sent.intent === "preview") return answer({ preview: await returns.quote(id, wanted) });
    const input = readReturn(wanted, sent);
    if (typeof input === "string") return answer({ problem: problemOf(input) }, 400);
    try {
      await returns.save(id, input);
      return done("saved");
    } catch (error) {
      if (!isDomainError(error, "STALE_VERSION") && !isDomainError(error, "PRICE_CHANGED")) throw error;
      const preview = await returns.quote(id, wanted);
      return answer({ problem: problemOf("CHANGED"), preview }, 409);
    }
  } catch (error) {
    const refusal = context.describeRefusal(error);
    if (refusal === null) throw error;
    const code = isDomainError(error, "INVALID_BODY") ? (error.details.issues[0]?.code ?? "") : "";
    const end = UNDO_ENDS.find(
      (one) => isDomainError(error, "INVALID_TRANSITION") && error.details.from === one,
    );
    if (end !== undefined && sent.intent === "undo") {
      return answer({ problem: RETURN_TEXTS.undoEnds[end] }, refusal.status);
    }
    if (
      sent.intent === "ask" &&
      isDomainError(error, "INVALID_TRANSITION") &&
      error.details.entity === "returnAsk"
    ) {
      return answer({ problem: problemOf("ASK_OPEN") }, refusal.status);
    }
    if (sent.intent === "decline" && isDomainError(error, "STALE_VERSION")) {
      return answer({ problem: problemOf("ANSWERED") }, refusal.status);
    }
    const problem = RETURN_PROBLEMS[code] ?? `${refusal.title}. ${refusal.description}`;
    return answer({ problem }, refusal.status);
  }
}

/** The units of a form, or the code of its problem. */
function readWanted(fields: FormData, { reason }: Sent): WantedReturn | string {
  const items = new Set(
    [...fields.keys()].flatMap((name) => (/^(?:cancel|return)\./.test(name) ? [name.slice(7)] : [])),
  );
  const lines = [...items].flatMap((itemId) => {
    const cancelled = amountOf(fields.get(`cancel.${itemId}`));
    const returned = amountOf(fields.get(`return.${itemId}`));
    if (cancelled === 0 && returned === 0) return [];
    return [{ itemId, cancelled, returned, restocked: fields.get(`stock.${itemId}`) !== "lost" }];
  });
  if (lines.length === 0) return "NOTHING";
  const wanted = WantedReturnSchema.safeParse({ lines });
  if (!wanted.success) return "TOO_MANY";
  return reason.trim().length < 3 ? "REASON" : wanted.data;
}

/** A return as it was previewed, or the code of its problem. */
function readReturn({ lines }: WantedReturn, sent: Sent): NewReturn | string {
  const { reason, claimId, askId } = sent;
  const input = NewReturnSchema.safeParse({
    ...{ lines, reason, claimId: claimId === "" ? null : claimId },
    askId: askId === "" ? null : askId,
    seen: {
      returns: Number(sent.seenReturns),
      amountCents: Number(sent.seenAmountCents),
      toGiveBackCents: Number(sent.seenGiveBackCents),
    },
  });
  return input.success ? input.data : "CHANGED";
}

/** Money that was given back, or the code of its problem. */
function readRefund({ amount, givenOn, note }: Sent) {
  const refund = NewRefundSchema.safeParse({ amountCents: parseCents(amount) ?? 0, givenOn, note });
  if (refund.success) return refund.data;
  return refund.error.issues[0]?.path[0] === "givenOn" ? "INVALID_DAY" : "AMOUNT";
}

/** Typed units; 0 for an empty field, and -1, which is refused, for what is no number. */
function amountOf(value: FormDataEntryValue | null): number {
  const text = typeof value === "string" ? value.trim() : "";
  return text === "" ? 0 : (parseLooseNumber(text) ?? -1);
}
