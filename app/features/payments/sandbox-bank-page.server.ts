import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import * as z from "zod";
import { SANDBOX_BANK_TEXTS as TEXTS } from "#copy/payments/sandbox-bank.ts";
import { PAYER_DEEDS, PAYER_DELAYS, type PayerDeed } from "#domain/payments/payer-deed.ts";
import { isDomainError } from "#domain/shared/errors.ts";
import { parseCents } from "#domain/shared/numbers.ts";
import { readForm } from "#app/lib/forms/read-form.server.ts";
import { pagePath } from "#app/lib/pages/page-address.server.ts";

const FormSchema = z.object({
  deed: z.enum(PAYER_DEEDS),
  amount: z.string().max(20).default(""),
  delay: z.enum(PAYER_DELAYS.map(String)).default("0"),
});

/** What the page tells after a deed, by the word of its address. */
const TOLD: Readonly<Record<string, string>> = {
  agora: TEXTS.done,
  depois: TEXTS.doneLater,
  recusa: TEXTS.declined,
  cartao: TEXTS.cardDeclined,
};

/** Loads the newest charge of an order for the sandbox's bank. */
export async function loadSandboxBank({ context, params, request }: LoaderFunctionArgs) {
  const requestId = params["requestId"] ?? "";
  const charge = await context.services.sandboxBank.read(requestId);
  const told = new URL(request.url).searchParams.get("feito");
  return { ...charge, requestId, done: TOLD[told ?? ""] ?? null };
}

/** Does what the form asks the sandbox's bank for. */
export async function actAsBank({ context, params, request }: ActionFunctionArgs) {
  const form = readForm(FormSchema, await request.formData());
  const { deed } = form;
  const delaySeconds = PAYER_DELAYS.find((seconds) => String(seconds) === form.delay) ?? 0;
  const amountCents = deed === "payOther" ? parseCents(form.amount) : null;
  if (deed === "payOther" && (amountCents === null || amountCents < 1)) {
    return data({ error: TEXTS.wrongAmount, ...form }, { status: 400 });
  }
  let events: number;
  try {
    const act = { deed, amountCents, delaySeconds };
    events = await context.services.sandboxBank.act(params["requestId"] ?? "", act);
  } catch (error) {
    if (!isDomainError(error, "INVALID_TRANSITION")) throw error;
    return data({ error: TEXTS.noMoney, ...form }, { status: 409 });
  }
  throw redirect(`${pagePath(request.url)}?feito=${wordOf(deed, { events, delaySeconds })}`, 303);
}

/** The word of the address that tells what a deed did. */
function wordOf(deed: PayerDeed, { events, delaySeconds }: { events: number; delaySeconds: number }): string {
  if (deed === "decline") return events === 0 ? "recusa" : "cartao";
  return delaySeconds === 0 ? "agora" : "depois";
}
