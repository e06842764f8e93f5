import { pageEntry, type PageName, PAGES } from "#domain/access/pages.ts";
import { isCheckoutPath } from "#domain/checkout/checkout-paths.ts";

/** Pages that can show pop-ups: those of integrators, except where a person is paying. */
export const POPUP_PAGES: readonly PageName[] = (Object.keys(PAGES) as PageName[]).filter((name) => {
  const { access, path } = pageEntry(name);
  return access.types.includes("integrator") && !isCheckoutPath(path);
});
