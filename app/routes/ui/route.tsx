import "#app/ui/reset.css";
import "#app/ui/page.css";
import type { MetaFunction } from "@remix-run/cloudflare";
import { UI_TEXTS } from "#copy/ui/ui.ts";
import { DomainError } from "#domain/shared/errors.ts";
import { Pieces } from "#app/ui/pieces.tsx";
import { openLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, UI_TEXTS.title);

/** The design system, for developers; not found in production. */
export const loader = openLoader(({ context }) => {
  if (context.isProduction) throw new DomainError("NOT_FOUND", { entity: "page", id: "" });
  return null;
});

export default Pieces;
