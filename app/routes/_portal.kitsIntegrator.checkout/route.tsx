import "#app/styles/checkout.css";
import { data, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PAGE_TITLES } from "#copy/portal.ts";
import { CreateOrderSchema } from "#domain/requests/create-order-schema.ts";
import { OrderCheckout } from "#app/features/checkout/order-checkout.tsx";
import { readFormValues, toFieldErrors, toOrderInput } from "#app/features/checkout/order-form-data.ts";
import { readChoice } from "#app/lib/kit-choice.ts";
import { portalAction, portalLoader } from "#app/lib/page-loader.server.ts";
import { pageMeta } from "#app/lib/page-title.ts";

export const handle = { page: "KitsCheckout" } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.KitsCheckout);

export const loader = portalLoader("KitsCheckout", async ({ context, request, distributor }) => {
  const choice = readChoice(new URL(request.url).searchParams);
  const quote = await context.services.kits.quote(choice).catch((error: unknown) => {
    // The kits page asks for the center.
    if (context.describeRefusal(error)?.code === "CENTER_REQUIRED") throw redirect("/kitsIntegrator");
    throw error;
  });
  const { delivery, distribution } = distributor?.settings ?? {};
  return {
    lines: quote.lines.map(({ kit, amount, totalCents }) => ({
      id: kit.id,
      name: kit.name,
      powerW: kit.powerW,
      amount,
      totalCents: quote.totals === null ? null : totalCents,
    })),
    hasMissing: quote.missingIds.length > 0,
    center: quote.center.address,
    items: quote.items,
    showsFreight: quote.showsFreight,
    totals: quote.totals,
    deliveryStates: distribution?.exclusivity === true ? [...quote.center.servicedStates] : null,
    daysToDeliver: delivery?.daysToDeliver ?? 0,
    offersFetching: delivery?.unableDeliveryFob !== true,
    idempotencyKey: crypto.randomUUID(),
  };
});

export const action = portalAction("KitsCheckout", async ({ context, request }) => {
  const values = readFormValues(await request.formData());
  const choice = readChoice(new URL(request.url).searchParams);
  const parsed = CreateOrderSchema.safeParse(toOrderInput(values, choice));
  if (!parsed.success) {
    const issues = parsed.error.issues.map((issue) => ({
      field: issue.path.join("."),
      code: issue.code === "custom" ? String(issue.params?.["code"]) : issue.code,
    }));
    return data({ values, errors: toFieldErrors(issues, values), refusal: null }, { status: 400 });
  }
  try {
    const order = await context.services.requests.createOrder(parsed.data, values["idempotencyKey"] ?? null);
    return redirect(`/requests/detail/${order.id}?saved=1`);
  } catch (error) {
    const refusal = context.describeRefusal(error);
    if (refusal === null) throw error;
    return data({ values, errors: {}, refusal }, { status: refusal.status });
  }
});

export default function KitsCheckout() {
  return <OrderCheckout {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
