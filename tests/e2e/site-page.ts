import { inject } from "vitest";
import type { Visitor } from "./session.ts";

/** A page of somebody's site that holds the pasted lines. */
export async function openSite({ page, context }: Visitor, lines: string): Promise<void> {
  const { origin } = new URL(inject("widgetSiteUrl"));
  // A browser asks before it lets a page that no address has answered near this machine's own.
  await context.grantPermissions(["local-network-access"], { origin });
  const address = `${origin}/energia-solar`;
  await context.unroute(address);
  await context.route(address, (route) =>
    route.fulfill({
      contentType: "text/html; charset=utf-8",
      body: `<!doctype html><html lang="pt-BR"><title>Site</title><main><h1>Energia</h1>${lines}</main></html>`,
    }),
  );
  await page.goto(address);
}
