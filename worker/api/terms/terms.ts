import { AcceptPaymentTermsSchema, PaymentConsentSchema } from "#domain/terms/payment-consent-schema.ts";
import { PublishedTermsSchema } from "#domain/terms/terms-schema.ts";
import { downloadTermsAccess } from "#worker/services/terms/read-terms.ts";
import { createApiRoute } from "../kernel/create-api-route.ts";
import { createDownloadRoute } from "../kernel/create-download-route.ts";

const tag = "Terms";

export const readTermsRoute = createApiRoute(
  {
    method: "get",
    path: "/app/open/terms",
    summary: "The terms of use that hold now",
    tag,
    access: "open",
    answer: PublishedTermsSchema,
  },
  ({ services }) => services.terms.read(),
);

export const readPaymentTermsRoute = createApiRoute(
  {
    method: "get",
    path: "/app/open/payment/terms/active",
    summary: "The payment terms that hold now, which are accepted before an order is charged",
    tag,
    access: "open",
    answer: PublishedTermsSchema,
  },
  ({ services }) => services.terms.read("payment"),
);

export const acceptPaymentTermsRoute = createApiRoute(
  {
    method: "post",
    path: "/app/open/payment/terms/accept",
    summary: "Accept the payment terms that hold now, for an order as it is; repeated, the first acceptance",
    tag,
    access: "open",
    body: AcceptPaymentTermsSchema,
    answer: PaymentConsentSchema,
    status: 201,
  },
  ({ body, services }) => services.terms.accept(body),
);

export const downloadTermsRoute = createDownloadRoute(
  {
    path: "/app/user/terms/download",
    summary: "The terms of use as a text file",
    tag,
    access: downloadTermsAccess,
    fileType: "text/plain",
  },
  async ({ services }) => {
    const { fileName, text } = await services.terms.download();
    const headers = {
      "content-type": "text/plain; charset=utf-8",
      "content-disposition": `attachment; filename="${fileName}"`,
    };
    return { body: text, headers };
  },
);
