import { sheetHeaders } from "#domain/files/sheet-file.ts";
import {
  PaymentExportQuerySchema,
  PaymentListQuerySchema,
  PaymentListSchema,
} from "#domain/payments/payment-list-schema.ts";
import { listPaymentsAccess } from "#worker/services/payments/list-payments.ts";
import { createApiRoute } from "../kernel/create-api-route.ts";
import { createDownloadRoute } from "../kernel/create-download-route.ts";

const tag = "Payment";

export const listPaymentsRoute = createApiRoute(
  {
    ...{ tag, method: "get", path: "/app/user/payments", access: listPaymentsAccess },
    summary: "Charges of orders with filters, newest first, with the sums of all",
    query: PaymentListQuerySchema,
    answer: PaymentListSchema,
  },
  ({ query, services }) => services.payments.list(query),
);

export const exportPaymentsRoute = createDownloadRoute(
  {
    ...{ tag, path: "/app/user/payment-export", access: listPaymentsAccess },
    summary: "All charges of a list as an XLSX or CSV file",
    query: PaymentExportQuerySchema,
    fileType: "application/octet-stream",
  },
  async ({ query, services }) => {
    const file = await services.payments.export(query);
    return { body: file.body, headers: sheetHeaders(file) };
  },
);
