import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import * as z from "zod";
import { FinancingAskSchema } from "#domain/payments/financing-ask.ts";
import { CARD_REFUSED } from "#copy/widgets.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { FORM_ID } from "#app/lib/forms/form-fields.server.ts";
import { readForm, readQuery } from "#app/lib/forms/read-form.server.ts";
import { pagePath } from "#app/lib/pages/page-address.server.ts";

/** The terms that are accepted with the form, empty where nothing is, and the order as its payer sees it. */
const FormSchema = z.object({
  termsId: FORM_ID,
  version: z.coerce.number().int(),
  totalCents: z.coerce.number().int(),
});

const FinancingFormSchema = z.object({ months: z.coerce.number(), contact: z.string().max(1_000) });

/** The version of an order to which a link leads, and what a provider says of the card of who comes back from it. */
const LinkSchema = z.object({
  v: z.coerce.number().int().positive().nullable().catch(null),
  status: z.literal("rejected").nullable().catch(null),
});

/** Loads the page on which an order is paid. */
export async function loadPayPage({ context, params, request }: LoaderFunctionArgs) {
  const id = params["requestId"] ?? "";
  const { services, distributor } = context;
  const { order, payment, terms } = await services.payments.readCheckout(id);
  const { v, status } = readQuery(LinkSchema, request);
  const isOutdated = v !== null && v !== order.version;
  return {
    ...{ order, payment, terms, logo: distributor?.theme.logo },
    // A link of another version leads on to the one that is paid, and says so.
    told: isOutdated
      ? toFailure(context.describeRefusal(new DomainError("ORDER_CHANGED", { requestId: id })))
      : status === "rejected" && payment.paymentStatus === "requested"
        ? CARD_REFUSED
        : null,
  };
}

/** Accepts the payment terms and creates a charge, for a form that was sent before scripts ran. */
export async function payWithoutScripts({ context, params, request }: ActionFunctionArgs) {
  const requestId = params["requestId"] ?? "";
  const { services } = context;
  const { termsId, ...seen } = readForm(FormSchema, await request.formData());
  return answering(context, async () => {
    if (termsId !== "") await services.terms.accept({ requestId, termsId });
    await services.payments.createCharge(requestId, seen);
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

/** Asks for the financing of an order, for a form that was sent before scripts ran. */
export async function askFinancingWithoutScripts({ context, params, request }: ActionFunctionArgs) {
  const requestId = params["requestId"] ?? "";
  const ask = FinancingAskSchema.safeParse(readForm(FinancingFormSchema, await request.formData()));
  return answering(context, async () => {
    if (!ask.success) throw new DomainError("INVALID_BODY", { issues: [] });
    await context.services.askFinancing(requestId, ask.data);
    return redirect(`/checkout/${encodeURIComponent(requestId)}`, 303);
  });
}

/** Leads on after the work; the page tells why it was refused. */
async function answering(context: ActionFunctionArgs["context"], work: () => Promise<Response>) {
  let response: Response;
  try {
    response = await work();
  } catch (error) {
    const failure = toFailure(context.describeRefusal(error));
    if (failure === null) throw error;
    return data(failure, { status: failure.status });
  }
  throw response;
}

function toFailure(refusal: ReturnType<ActionFunctionArgs["context"]["describeRefusal"]>) {
  if (refusal === null) return null;
  const { type, title, description, status } = refusal;
  return { type, title, description, status };
}
