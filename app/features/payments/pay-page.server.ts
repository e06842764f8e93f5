import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import * as z from "zod";
import type { PayerTerms } from "#domain/terms/payer-terms.ts";
import { toTermsBlocks } from "#domain/terms/terms-blocks.ts";
import { FORM_ID } from "#app/lib/forms/form-fields.server.ts";
import { readForm } from "#app/lib/forms/read-form.server.ts";
import { pagePath } from "#app/lib/pages/page-address.server.ts";

/** The terms that are accepted with the form; empty where nothing is. */
const FormSchema = z.object({ termsId: FORM_ID });

/** Loads the page on which an order is paid. */
export async function loadPayPage({ context, params }: LoaderFunctionArgs) {
  const id = params["requestId"] ?? "";
  const { services, distributor } = context;
  const [order, payment, terms] = await Promise.all([
    services.payments.readOrder(id),
    services.payments.readPayment(id),
    services.terms.readForPayer(id),
  ]);
  return { order, payment, terms: terms && toPayerTerms(terms), logo: distributor?.theme.logo };
}

/** Accepts the payment terms and creates a charge, for a form that was sent before scripts ran. */
export async function payWithoutScripts({ context, params, request }: ActionFunctionArgs) {
  const requestId = params["requestId"] ?? "";
  const { services } = context;
  const { termsId } = readForm(FormSchema, await request.formData());
  return answering(context, async () => {
    if (termsId !== "") await services.terms.accept({ requestId, termsId });
    await services.payments.createCharge(requestId);
    return redirect(pagePath(request.url), 303);
  });
}

/** Takes the proof of a payment outside of the portal, for a form that was sent before scripts ran. */
export async function sendProofWithoutScripts({ context, params, request }: ActionFunctionArgs) {
  const requestId = params["requestId"] ?? "";
  return answering(context, async () => {
    await context.services.paymentProofs.send(requestId, request, { name: "", agreed: false });
    return redirect(`/checkout/${encodeURIComponent(requestId)}`, 303);
  });
}

/** Leads on after the work; the page tells why it was refused. */
async function answering(context: ActionFunctionArgs["context"], work: () => Promise<Response>) {
  let response: Response;
  try {
    response = await work();
  } catch (error) {
    const refusal = context.describeRefusal(error);
    if (refusal === null) throw error;
    const { type, title, description, status } = refusal;
    return data({ type, title, description, status }, { status });
  }
  throw response;
}

function toPayerTerms({
  body,
  createdAt: _at,
  ...terms
}: Omit<PayerTerms, "blocks"> & { body: string; createdAt: string }): PayerTerms {
  return { ...terms, blocks: toTermsBlocks(body) };
}
