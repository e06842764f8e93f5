import { expect, test } from "vitest";
import { POPUP_PAGES } from "./popup-pages.ts";

test("pop-ups are shown on integrators' pages, never where somebody pays, nor on pages of staff alone", () => {
  expect(POPUP_PAGES).toEqual(
    expect.arrayContaining(["DashboardIntegrator", "KitsIntegrator", "Requests", "UserInfo"]),
  );
  for (const name of ["KitsCheckout", "Dashboard", "Integrators", "Distributors"]) {
    expect(POPUP_PAGES).not.toContain(name);
  }
});
