import { EXPORT_FORMATS, sheetHeaders } from "#domain/files/sheet-file.ts";
import { PAYMENT_PAGE_SIZE, readPaymentListQuery } from "#domain/payments/payment-list-schema.ts";
import { recallList } from "#app/lib/lists/list-memory.server.ts";
import type { PortalArgs } from "#app/lib/pages/page-loader.server.ts";

/** Loads the charges that the address names. */
export async function loadPaymentList(args: PortalArgs) {
  const { context, request, actor } = args;
  const { pageSize, opensWith } = recallList(args);
  const query = readQueryOf(request, pageSize);
  return {
    ...(await context.services.payments.list(query)),
    ...{ query, opensWith, usualSize: PAYMENT_PAGE_SIZE },
    side: actor.type === "integrator" ? ("integrator" as const) : ("distributor" as const),
  };
}

/** Answers the charges that the address names as a file. */
export async function answerPaymentExport({ context, request }: PortalArgs) {
  const { page: _page, pageSize: _size, ...query } = readQueryOf(request, null);
  const asked = new URL(request.url).searchParams.get("format");
  const format = EXPORT_FORMATS.find((one) => one === asked) ?? "xlsx";
  const file = await context.services.payments.export({ ...query, format });
  return new Response(file.body, { headers: sheetHeaders(file) });
}

/** @param pageSize - the one that the person has chosen before */
function readQueryOf(request: Request, pageSize: number | null) {
  const { searchParams } = new URL(request.url);
  return readPaymentListQuery({
    get: (name) => (name === "pageSize" ? String(pageSize ?? PAYMENT_PAGE_SIZE) : searchParams.get(name)),
  });
}
