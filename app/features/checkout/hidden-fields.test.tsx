// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, onTestFinished, test, vi } from "vitest";
import type { SaleView } from "#domain/requests/sale-view.ts";
import type { CheckoutData } from "./checkout-data.ts";
import { HiddenFields } from "./hidden-fields.tsx";
import type { Saving } from "./use-saving.ts";

const SALE = { totals: { totalCents: null } } as SaleView;
const SAVING = {
  asked: null,
  primary: "order" as const,
  errors: null,
  start: () => undefined,
  close: () => undefined,
  onEnter: () => undefined,
} satisfies Saving;

test("a page whose data are loaded again saves under the key that it was opened with", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const form = document.body.appendChild(document.createElement("form"));
  const root = createRoot(form);
  onTestFinished(() => act(async () => root.unmount()));
  for (const idempotencyKey of ["cart_1_first", "cart_1_2026-11-22T12:00:00.000Z"]) {
    const data = {
      quote: { center: { id: "cen_1" }, lines: [] },
      ...{ request: null, fields: {}, idempotencyKey },
    } as unknown as CheckoutData;
    const none = { sentKey: undefined, freightId: null, acceptedCents: null, acceptedVersion: null };
    await act(async () =>
      root.render(<HiddenFields sale={SALE} saving={SAVING} isFrozen={false} {...{ data, ...none }} />),
    );
  }
  expect(new FormData(form).get("idempotencyKey")).toBe("cart_1_first");
});
