import type { Stack } from "./stack.ts";

/** Default port of `wrangler dev`. */
const WRANGLER_PORT = 8787;
const PASSWORD = "Girassol#2026";

type Addresses = Pick<Stack, "portalUrl" | "partyUrl" | "sqldUrl" | "widgetSiteUrl">;

/** Output of `npm run services` once everything is up: the next command, and its addresses. */
export function describeServices(addresses: Addresses, workerPort: number): string[] {
  const port = workerPort === WRANGLER_PORT ? "" : ` --port ${workerPort}`;
  return [
    ...describeStack(addresses),
    "  Everything but the Worker is up, and .dev.vars tells wrangler where. In another terminal:",
    "",
    `    npx wrangler dev${port}`,
    "",
  ];
}

/** Output of `npm start` once everything is up: addresses and demo accounts. */
export function describeStack({ portalUrl, partyUrl, sqldUrl, widgetSiteUrl }: Addresses): string[] {
  const hostOf = (slug: string): string => portalUrl.replace("//", `//${slug}.`);
  const rows: readonly (readonly [string, string])[] = [
    ["Portal (Sol Nascente)", portalUrl],
    ["Portal (Norte Sul)", hostOf("nortesul")],
    ["Portal (Mercado)", hostOf("mercado")],
    ["Platform", `${portalUrl}/plataforma`],
    ["API documentation", `${portalUrl}/app/open/openapi.json`],
    ["A site with widgets", widgetSiteUrl],
    ["Live rooms", partyUrl],
    ["Database", sqldUrl],
  ];
  const accounts: readonly (readonly [string, string])[] = [
    ["admin@solnascente.test", "administrator"],
    ["equipe@solnascente.test", "staff, every permission"],
    ["vendas@solnascente.test", "staff, requests only"],
    ["integrador@solnascente.test", "integrator, manager"],
    ["vendedor@solnascente.test", "integrator, seller with few permissions"],
    ["admin@nortesul.test", "administrator"],
    ["integrador@nortesul.test", "integrator"],
    ["admin@mercado.test", "administrator"],
    ["integrador@mercado.test", "integrator"],
    ["plataforma@girassol.test", "platform, signs in at /plataforma"],
  ];
  return [
    "",
    ...rows.map(([what, where]) => `  ${what.padEnd(24)}${where}`),
    "",
    `  Demo accounts, password ${PASSWORD}`,
    ...accounts.map(([login, who]) => `  ${login.padEnd(32)}${who}`),
    "",
    "  Ctrl-C stops everything.",
    "",
  ];
}
