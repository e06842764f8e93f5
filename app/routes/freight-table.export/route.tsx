import { csvHeaders } from "#domain/shared/csv.ts";
import { writeFreightCsv } from "#app/features/freight/freight-csv.server.ts";
import { openLoader, toSignIn } from "#app/lib/pages/page-loader.server.ts";

/** The freight table as a file that can be pasted back. */
export const loader = openLoader(async (args) => {
  const { context } = args;
  if (context.actor.kind === "anonymous") throw toSignIn(args);
  const body = writeFreightCsv(await context.services.freightRules.listAll());
  return new Response(body, { headers: csvHeaders("tabela-de-frete.csv") });
});
