import { data, redirect } from "@remix-run/cloudflare";
import * as z from "zod";
import { CHARGE_TEXTS } from "#copy/requests/charges.ts";
import { hasPayerPage } from "#domain/payments/charge.ts";
import { awaitsPayment } from "#domain/payments/request-payment.ts";
import {
  AcceptMoneySchema,
  RefundChargeSchema,
  ReleaseCardsSchema,
} from "#domain/requests/request-payment-schema.ts";
import { payerPath } from "#domain/requests/request-paths.ts";
import { isDomainError } from "#domain/shared/errors.ts";
import { parseCents } from "#domain/shared/numbers.ts";
import { readForm, readQuery } from "#app/lib/forms/read-form.server.ts";
import { pagePath } from "#app/lib/pages/page-address.server.ts";
import type { PortalArgs } from "#app/lib/pages/page-loader.server.ts";
import type { PaymentAnswer } from "./payment-answer.ts";

const DONE = ["accepted", "refunded", "released"] as const;
const AddressSchema = z.object({ feito: z.enum(DONE).nullable().catch(null) });
const TEXT = z.string().max(500);

const MoneyFormSchema = z.object({
  intent: z.enum(["acceptWhole", "acceptPart", "refund", "release"]).nullable().catch(null),
  chargeId: z.string().max(64),
  seenHeldCents: z.string().max(20),
  amount: z.string().max(20),
  reason: TEXT,
});

/** Loads the payment of an order with its charges and its ledger. */
export async function loadPaymentDetails({ context, params, request, actor, distributor }: PortalArgs) {
  const id = params["requestId"] ?? "";
  const [{ request: order, content, showsPrices }, payment] = await Promise.all([
    context.services.requests.get(id, { type: "order" }),
    context.services.requestPayments.read(id),
  ]);
  const { code, name } = order;
  return {
    request: { id, code, name },
    payment,
    done: readQuery(AddressSchema, request).feito,
    side: actor.type === "integrator" ? ("integrator" as const) : ("distributor" as const),
    payUrl:
      showsPrices &&
      awaitsPayment(order) &&
      distributor !== null &&
      hasPayerPage(content.payment, distributor.settings.payments)
        ? `${new URL(request.url).origin}${payerPath(order)}`
        : null,
  };
}

/** Accepts money of another amount, sends money back, or lets cards be tried again. */
export async function actOnPayment({ context, params, request }: PortalArgs) {
  const id = params["requestId"] ?? "";
  const sent = readForm(MoneyFormSchema, await request.formData());
  const { intent, chargeId, reason, ...texts } = sent;
  const { requestPayments } = context.services;
  const seenHeldCents = Number(texts.seenHeldCents);
  const refused = (problem: string, status: number) =>
    data(
      {
        ...{ chargeId, problem: CHARGE_TEXTS.problems[problem] ?? problem },
        values: { intent: intent ?? "", amount: texts.amount, reason },
        key: context.requestId,
      } satisfies PaymentAnswer,
      { status },
    );
  const done = (what: (typeof DONE)[number]) =>
    redirect(`${pagePath(request.url).split("?")[0] ?? ""}?feito=${what}`);
  if (intent === null) return refused("DECISION", 400);
  try {
    if (intent === "refund") {
      const refund = RefundChargeSchema.safeParse({
        ...{ seenHeldCents, reason, amountCents: parseCents(texts.amount) ?? 0 },
      });
      if (!refund.success) return refused(problemAt(refund.error), 400);
      await requestPayments.refund(id, chargeId, refund.data);
      return done("refunded");
    }
    if (intent === "release") {
      const release = ReleaseCardsSchema.safeParse({ reason });
      if (!release.success) return refused(problemAt(release.error), 400);
      await requestPayments.release(id, chargeId, release.data);
      return done("released");
    }
    const accepted = AcceptMoneySchema.safeParse({
      ...{ seenHeldCents, reason, waivesRest: intent === "acceptWhole" },
    });
    if (!accepted.success) return refused(problemAt(accepted.error), 400);
    await requestPayments.accept(id, chargeId, accepted.data);
    return done("accepted");
  } catch (error) {
    const refusal = context.describeRefusal(error);
    if (refusal === null) throw error;
    if (isDomainError(error, "STALE_VERSION")) return refused("STALE_VERSION", refusal.status);
    const code = isDomainError(error, "INVALID_BODY") ? (error.details.issues[0]?.code ?? "") : "";
    return refused(code === "TOO_MUCH" ? code : `${refusal.title}. ${refusal.description}`, refusal.status);
  }
}

function problemAt(error: z.ZodError): string {
  const field = error.issues[0]?.path[0];
  if (field === "reason") return "REASON";
  return field === "amountCents" ? "AMOUNT" : "STALE_VERSION";
}
