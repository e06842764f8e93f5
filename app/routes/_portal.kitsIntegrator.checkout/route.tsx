import "#app/styles/checkout.css";
import { type AppLoadContext, data, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PAGE_TITLES } from "#copy/portal.ts";
import { CreateRequestSchema, FreightQuotationsSchema } from "#domain/requests/create-request-schema.ts";
import { findMissing } from "#domain/checkout/find-missing.ts";
import { CartSchema } from "#domain/requests/cart-schema.ts";
import { readSaleChoices } from "#domain/requests/sale-choices-schema.ts";
import type { CheckoutQuote } from "#app/features/checkout/checkout-quote.ts";
import { OrderCheckout } from "#app/features/checkout/order-checkout.tsx";
import { readFormValues, toFieldErrors, toOrderInput } from "#app/features/checkout/order-form-data.ts";
import { readChoice } from "#app/lib/kit-choice.ts";
import { portalAction, portalLoader } from "#app/lib/page-loader.server.ts";
import { pageMeta } from "#app/lib/page-title.ts";

export const handle = { page: "KitsCheckout" } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.KitsCheckout);

export const loader = portalLoader("KitsCheckout", async ({ context, request, distributor }) => {
  const quote = await quoteOf(context.services, request.url).catch((error: unknown) => {
    // The kits page asks for the center.
    if (context.describeRefusal(error)?.code === "CENTER_REQUIRED") throw redirect("/kitsIntegrator");
    throw error;
  });
  const { delivery, distribution } = distributor?.settings ?? {};
  return {
    quote: quote.shown,
    deliveryStates: distribution?.exclusivity === true ? [...quote.servicedStates] : null,
    daysToDeliver: delivery?.daysToDeliver ?? 0,
    offersFetching: delivery?.unableDeliveryFob !== true,
    idempotencyKey: crypto.randomUUID(),
  };
});

export const action = portalAction("KitsCheckout", async ({ context, request, distributor }) => {
  const values = readFormValues(await request.formData());
  const choice = readChoice(new URL(request.url).searchParams);
  const input = toOrderInput(values, choice);
  const requote = async () => (await quoteOf(context.services, request.url, input)).shown;
  try {
    if (values["intent"] === "quote") {
      return data({ values, errors: {}, refusal: null, quote: await requote() });
    }
    const parsed = CreateRequestSchema.safeParse(input);
    const missing =
      parsed.success && distributor !== null
        ? findMissing({ input: parsed.data, delivery: distributor.settings.delivery })
        : [];
    if (!parsed.success || missing.length > 0) {
      const wrong = (parsed.error?.issues ?? []).map((issue) => ({
        field: issue.path.join("."),
        code: issue.code === "custom" ? String(issue.params?.["code"]) : issue.code,
      }));
      const issues = [...wrong, ...missing];
      const errors = toFieldErrors(issues, values);
      return data({ values, errors, refusal: null, quote: await requote() }, { status: 400 });
    }
    const order = await context.services.requests.create(parsed.data, values["idempotencyKey"] ?? null);
    return redirect(`/requests/detail/${order.id}?saved=1`);
  } catch (error) {
    const refusal = context.describeRefusal(error);
    if (refusal === null) throw error;
    const quote = await requote().catch(() => null);
    return data({ values, errors: {}, refusal, quote }, { status: refusal.status });
  }
});

/** The chosen kits with what moves their total, as the page shows them. */
async function quoteOf(
  services: AppLoadContext["services"],
  address: string,
  input: Readonly<Record<string, unknown>> = {},
): Promise<{ shown: CheckoutQuote; servicedStates: readonly string[] }> {
  const choice = readChoice(new URL(address).searchParams);
  const { missingIds, center, ...quote } = await services.sale.quote({
    cart: CartSchema.parse({ purchaseType: "closedKits", kits: choice }),
    choices: readSaleChoices(input),
    freightId: quotedFreightOf(input),
  });
  return {
    shown: { ...quote, hasMissing: missingIds.length > 0, center: center.address },
    servicedStates: center.servicedStates,
  };
}

function quotedFreightOf({ freightQuotations }: Readonly<Record<string, unknown>>): string | undefined {
  const [first] = FreightQuotationsSchema.safeParse(freightQuotations).data ?? [];
  return first?.id;
}

export default function KitsCheckout() {
  return <OrderCheckout {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
