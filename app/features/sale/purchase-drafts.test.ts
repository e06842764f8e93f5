// @vitest-environment happy-dom
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { createFormDraftStore } from "#app/lib/drafts/form-draft-store.ts";
import { closedKitsDraft, expressDraft, looseDraft, mountDraft } from "./draft-names.ts";
import { dropPurchase, noteStep } from "./purchase-drafts.ts";

const PERSON = { userId: "usr_1", distributorId: "dist_1" };
const LINES = { lines: ["prd_1~3"] };

afterEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
});

const onDevice = (name: string) => createFormDraftStore({ ...PERSON, name, isOfAllTabs: true });
const inTab = (cartKey: string, part = "") =>
  createFormDraftStore({ ...PERSON, name: `checkout:${cartKey}${part}` });

test("drafts of buying pages are known by what is open on them", () => {
  const none = { integratorId: null, cartId: null, leadId: null, systemId: null };
  expect([
    looseDraft(),
    looseDraft("crt_1"),
    looseDraft("req_1", 2),
    mountDraft(none),
    mountDraft({ ...none, integratorId: "int_1", cartId: "crt_1" }),
    mountDraft({ ...none, leadId: "led_1", systemId: "sys_1" }),
    closedKitsDraft({ ...none, cartId: "req_1" }),
    expressDraft(),
  ]).toEqual([
    "loose-cart",
    "loose-cart:crt_1",
    "loose-cart:req_1:2",
    "mountKit",
    "mountKit:int_1:crt_1",
    "mountKit:led_1:sys_1",
    "closedKits:req_1",
    "kits-express",
  ]);
});

test("a purchase that is over drops each draft that led to it, and no other", async () => {
  for (const name of ["loose-cart", "loose-cart:crt_1", "loose-cart:req_9:1"])
    await onDevice(name).write(LINES);
  await noteStep(PERSON, { from: "/separateSale", to: "/separateSale&cart=crt_1", draft: "loose-cart" });
  await inTab("/separateSale&cart=crt_1").write({ name: ["Marina"] });
  await noteStep(PERSON, {
    ...{ from: "/separateSale&cart=crt_1", to: "/separateSale&cart=crt_2", draft: "loose-cart:crt_1" },
  });
  await dropPurchase({ ...PERSON, cartKey: "/separateSale&cart=crt_2" });
  expect(await onDevice("loose-cart").read()).toBeNull();
  expect(await onDevice("loose-cart:crt_1").read()).toBeNull();
  expect(await onDevice("loose-cart:req_9:1").read()).toEqual(LINES);
  expect(await inTab("/separateSale&cart=crt_1").read()).toBeNull();
  expect(window.sessionStorage).toHaveLength(0);
});

test("what was typed goes on with the cart that was changed, under a key of its own", async () => {
  await inTab("/separateSale&cart=crt_1").write({ userOrCompanyName: ["Marina"], idempotencyKey: ["key_1"] });
  await inTab("/separateSale&cart=crt_1", ":file").write({ state: ['[{"id":"fil_1"}]'] });
  const step = {
    from: "/separateSale&cart=crt_1",
    to: "/separateSale&cart=crt_2",
    draft: "loose-cart:crt_1",
  };
  await noteStep(PERSON, step);
  expect(await inTab("/separateSale&cart=crt_2").read()).toEqual({ userOrCompanyName: ["Marina"] });
  expect(await inTab("/separateSale&cart=crt_2", ":file").read()).toEqual({ state: ['[{"id":"fil_1"}]'] });
  await inTab("/separateSale&cart=crt_2").write({ userOrCompanyName: ["Paulo"] });
  await noteStep(PERSON, step);
  expect(await inTab("/separateSale&cart=crt_2").read()).toEqual({ userOrCompanyName: ["Paulo"] });
});

test("whoever goes back, changes what was chosen and goes on finds what was typed last, and its files", async () => {
  const step = { from: "/separateSale", draft: "loose-cart" };
  await noteStep(PERSON, { ...step, to: "/separateSale&cart=crt_1" });
  await inTab("/separateSale&cart=crt_1").write({ userOrCompanyName: ["Marina"] });
  await noteStep(PERSON, { ...step, to: "/separateSale&cart=crt_2" });
  expect(await inTab("/separateSale&cart=crt_2").read()).toEqual({ userOrCompanyName: ["Marina"] });
  await inTab("/separateSale&cart=crt_2").write({ userOrCompanyName: ["Paulo"] });
  await noteStep(PERSON, { ...step, to: "/separateSale&cart=crt_3" });
  expect(await inTab("/separateSale&cart=crt_3").read()).toEqual({ userOrCompanyName: ["Paulo"] });
  await noteStep(PERSON, { from: "/mountKit", draft: "mountKit", to: "/mountKit&cart=crt_4" });
  expect(await inTab("/mountKit&cart=crt_4").read()).toBeNull();

  // After the save, no draft of the purchase is left, in whichever checkout it was typed.
  await dropPurchase({ ...PERSON, cartKey: "/separateSale&cart=crt_3" });
  await noteStep(PERSON, { ...step, to: "/separateSale&cart=crt_5" });
  expect(await inTab("/separateSale&cart=crt_5").read()).toBeNull();
});

test("closed kits that are chosen anew after going back, too", async () => {
  const page = { draft: "closedKits" };
  await noteStep(PERSON, { ...page, from: "/kitsIntegrator&kit=a~1", to: "/kitsIntegrator&kit=a~1" });
  await inTab("/kitsIntegrator&kit=a~1").write({ userOrCompanyName: ["Marina"] });
  await noteStep(PERSON, { ...page, from: "/kitsIntegrator&kit=a~2", to: "/kitsIntegrator&kit=a~2" });
  expect(await inTab("/kitsIntegrator&kit=a~2").read()).toEqual({ userOrCompanyName: ["Marina"] });
});

test("what was put together on a page after its cart went to the checkout is another purchase, and stays", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-21T12:00:00Z") });
  onTestFinished(() => void vi.useRealTimers());
  const step = { from: "/separateSale", to: "/separateSale&cart=crt_1", draft: "loose-cart" };
  await onDevice("loose-cart").write(LINES);
  await noteStep(PERSON, step);
  vi.advanceTimersByTime(1_001);
  await onDevice("loose-cart").write({ lines: ["prd_2~1"] });
  await dropPurchase({ ...PERSON, cartKey: step.to });
  expect(await onDevice("loose-cart").read()).toEqual({ lines: ["prd_2~1"] });
});

test("a purchase that begins anew on its page drops what that page keeps, another person's stays", async () => {
  await onDevice("mountKit").write(LINES);
  const other = createFormDraftStore({ ...PERSON, userId: "usr_2", name: "mountKit", isOfAllTabs: true });
  await other.write(LINES);
  await dropPurchase({ ...PERSON, cartKey: "/mountKit" }, "mountKit");
  expect(await onDevice("mountKit").read()).toBeNull();
  expect(await other.read()).toEqual(LINES);
});

test("only the newest thirty carts are remembered", async () => {
  await onDevice("loose-cart").write(LINES);
  for (let place = 0; place <= 30; place += 1) {
    await noteStep(PERSON, {
      from: "/mountKit",
      to: `/mountKit&cart=crt_${String(place)}`,
      draft: "loose-cart",
    });
  }
  await dropPurchase({ ...PERSON, cartKey: "/mountKit&cart=crt_0" });
  expect(await onDevice("loose-cart").read()).toEqual(LINES);
  await dropPurchase({ ...PERSON, cartKey: "/mountKit&cart=crt_1" });
  expect(await onDevice("loose-cart").read()).toBeNull();
});
