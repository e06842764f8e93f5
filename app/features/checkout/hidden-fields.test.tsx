// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { expect, onTestFinished, test, vi } from "vitest";
import type { SaleView } from "#domain/requests/sale-view.ts";
import type { CheckoutData } from "./checkout-data.ts";
import { HiddenFields } from "./hidden-fields.tsx";
import type { Saving } from "./use-saving.ts";

const TOTALS = {
  ...{ itemsCents: 100_000, extraItemsCents: 0, servicesCents: 0, increaseCents: 0, decreaseCents: 5_000 },
  ...{ couponCents: 0, totalCents: null },
};
const saleOf = (totals: Record<string, number | null>) =>
  ({ totals: { ...TOTALS, ...totals } }) as unknown as SaleView;
const SAVING = {
  asked: null,
  primary: "order" as const,
  errors: null,
  start: () => undefined,
  onEnter: () => undefined,
  findComplete: async () => [],
  mark: async () => false,
} satisfies Saving;

/** A form with these fields alone. */
function openForm() {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  const form = document.body.appendChild(document.createElement("form"));
  const root = createRoot(form);
  onTestFinished(() => act(async () => root.unmount()));
  return async (idempotencyKey: string, sale: SaleView, acceptedCents: number | null = null) => {
    const data = {
      quote: { center: { id: "cen_1" }, lines: [] },
      ...{ request: null, fields: {}, idempotencyKey },
    } as unknown as CheckoutData;
    const none = { sentKey: undefined, freightId: null, acceptedVersion: null };
    await act(async () =>
      root.render(
        <HiddenFields saving={SAVING} isFrozen={false} {...{ sale, acceptedCents, data, ...none }} />,
      ),
    );
    return new FormData(form);
  };
}

test("a page whose data are loaded again saves under the key that it was opened with", async () => {
  const show = openForm();
  await show("cart_1_first", saleOf({}));
  const sent = await show("cart_1_2026-11-22T12:00:00.000Z", saleOf({}));
  expect(sent.get("idempotencyKey")).toBe("cart_1_first");
});

test("the form sends the sum that it shows: the total, what comes before an unknown freight, or none where none is shown", async () => {
  const show = openForm();
  const seen = async (totals: Record<string, number | null>, acceptedCents: number | null = null) => {
    const sent = await show("cart_1", saleOf(totals), acceptedCents);
    return [sent.get("expectedTotalCents"), sent.get("expectedBeforeFreightCents")];
  };
  expect(await seen({ totalCents: 103_000 })).toEqual(["103000", null]);
  expect(await seen({})).toEqual([null, "95000"]);
  expect(await seen({}, 103_000)).toEqual(["103000", null]);
  expect(await seen({ itemsCents: null })).toEqual([null, null]);
});
