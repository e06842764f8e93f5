import { csvHeaders } from "#domain/shared/csv.ts";
import { readMoveFilter } from "#app/features/stock/inventory-page.server.ts";
import { openLoader, toSignIn } from "#app/lib/pages/page-loader.server.ts";

/** The ledger as a file, with the filters of its page; only for people who maintain the stock, not for all who see
 *  the page. */
export const loader = openLoader((args) => {
  const { context, request } = args;
  if (context.actor.kind === "anonymous") throw toSignIn(args);
  const filter = readMoveFilter(new URL(request.url).searchParams);
  const { body, fileName } = context.services.stock.exportMoves(filter);
  return new Response(body, { headers: csvHeaders(fileName) });
});
