// @vitest-environment happy-dom
import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import type { OrderPayment } from "#domain/payments/checkout-schema.ts";
import {
  buildCardCharge,
  buildCharge,
  buildOrder,
  buildPayment,
  buildTerms,
} from "#widgets/testing/factories.ts";
import { click, find, findButton, render } from "#widgets/testing/render.tsx";
import { WidgetRequestError } from "#widgets/request.ts";
import type { CheckoutPort } from "./checkout-port.ts";
import { Checkout } from "./checkout.tsx";

const STARTED_AT = Date.parse("2026-11-21T17:00:00.000Z");

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** A portal whose clock follows the fake timers, and whose payment the test changes. */
function fakePortal(initial: OrderPayment = buildPayment()) {
  const startedAt = performance.now();
  const portal = { payment: initial, isDown: false };
  const answer = async (): Promise<OrderPayment> => {
    if (portal.isDown) throw new TypeError("Failed to fetch");
    const serverTime = new Date(STARTED_AT + performance.now() - startedAt).toISOString();
    return { ...portal.payment, serverTime };
  };
  const port = {
    readPayment: vi.fn<CheckoutPort["readPayment"]>(answer),
    listen: vi.fn<CheckoutPort["listen"]>(() => () => {}),
    acceptTerms: vi.fn<CheckoutPort["acceptTerms"]>(() => Promise.resolve("2026-11-21T17:00:00.000Z")),
    createCharge: vi.fn<CheckoutPort["createCharge"]>(() => {
      portal.payment = buildPayment({
        charge: buildCharge({ id: "chg_2", expiresAt: "2026-11-21T18:30:00.000Z" }),
      });
      return answer();
    }),
    sendProof: vi.fn<CheckoutPort["sendProof"]>(() => Promise.resolve("2026-11-21T17:00:00.000Z")),
    askFinancing: vi.fn<CheckoutPort["askFinancing"]>(() => Promise.resolve("2026-11-21T17:00:00.000Z")),
    paperUrl: (paper: string) => `/${paper}.pdf`,
    simulatePayment: vi.fn<CheckoutPort["simulatePayment"]>(async () => {
      portal.payment = { ...portal.payment, paymentStatus: "received", paidAt: "2026-11-21T17:00:02Z" };
    }),
  };
  return { portal, port };
}

async function openCheckout(initial: OrderPayment = buildPayment()) {
  const fake = fakePortal(initial);
  const rendered = await render(<Checkout order={buildOrder()} initialPayment={initial} port={fake.port} />);
  return { ...fake, ...rendered };
}

function pass(ms: number): Promise<void> {
  return act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });
}

test("the time left counts down by the portal's clock", async () => {
  const { container } = await openCheckout();
  const time = find(container, "[role=timer]");
  expect(time.textContent).toBe("30:00");
  await pass(61_000);
  expect(time.textContent).toBe("28:59");
});

test("when the time is up the code is gone, and another one can be made", async () => {
  const { container, port } = await openCheckout(
    buildPayment({ charge: buildCharge({ expiresAt: "2026-11-21T17:00:05.000Z" }) }),
  );
  await pass(5000);
  expect(container.textContent).toContain("A cobrança expirou");
  expect(container.querySelector("[role=img]")).toBeNull();
  await click(findButton(container, "Gerar nova cobrança"));
  expect(port.createCharge).toHaveBeenCalledTimes(1);
  expect(port.createCharge).toHaveBeenCalledWith("pix", { version: 1, totalCents: 1_023_670 });
  expect(find(container, "[role=timer]").textContent).toBe("1:29:55");
});

test("“Pagar com Pix” makes the charge; a failure is told and the button stays", async () => {
  const { container, port } = await openCheckout(
    buildPayment({ paymentStatus: "notRequested", charge: null }),
  );
  port.createCharge.mockRejectedValueOnce(new Error("no"));
  await click(findButton(container, "Pagar com Pix"));
  expect(find(container, "[role=alert]").textContent).toContain("Algo deu errado");
  await click(findButton(container, "Pagar com Pix"));
  expect(container.querySelector("svg[role=img]")).not.toBeNull();
});

test("payment terms are accepted by the box before a charge is made, once", async () => {
  const { port } = fakePortal(buildPayment({ paymentStatus: "notRequested", charge: null }));
  const { container } = await render(
    <Checkout
      order={buildOrder()}
      initialPayment={buildPayment({ paymentStatus: "notRequested", charge: null })}
      port={port}
      terms={buildTerms()}
    />,
  );
  const pay = () => click(findButton(container, "Pagar com Pix"));
  await pay();
  expect(port.acceptTerms).not.toHaveBeenCalled();
  expect(port.createCharge).not.toHaveBeenCalled();
  await click(find(container, "input[type=checkbox]"));
  port.createCharge.mockRejectedValueOnce(new Error("no"));
  await pay();
  expect(port.acceptTerms).toHaveBeenCalledWith("trm_1");
  expect(container.textContent).toContain("Termos aceitos em 21/11/2026 14:00");
  await pay();
  expect(port.acceptTerms).toHaveBeenCalledTimes(1);
  expect(container.querySelector("svg[role=img]")).not.toBeNull();
});

test("terms that changed meanwhile are told, with the way to read them; nothing is charged", async () => {
  const initial = buildPayment({ paymentStatus: "notRequested", charge: null });
  const { port } = fakePortal(initial);
  const { container } = await render(
    <Checkout order={buildOrder()} initialPayment={initial} port={port} terms={buildTerms()} />,
  );
  port.acceptTerms.mockRejectedValueOnce(
    new WidgetRequestError({ type: "TERMS_CHANGED", title: "Mudaram", description: "Leia.", status: 409 }),
  );
  await click(find(container, "input[type=checkbox]"));
  await click(findButton(container, "Pagar com Pix"));
  expect(find(container, "[role=alert]").textContent).toContain("Mudaram. Leia. Atualizar a página");
  expect(port.createCharge).not.toHaveBeenCalled();
});

test("a proof is sent once, and when it came is told; a refusal is told, too", async () => {
  const initial = buildPayment({ paymentStatus: "notRequested", charge: null });
  const { port } = fakePortal(initial);
  const elsewhere = { instructions: "Conta 1", agreementText: "", proofSentAt: null };
  const order = buildOrder({ methods: [], elsewhere });
  const { container } = await render(<Checkout order={order} initialPayment={initial} port={port} />);
  const file = new File(["%PDF-1.7"], "pix.pdf");
  // A field of files takes none from a script here.
  vi.spyOn(FormData.prototype, "get").mockReturnValue(file);
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  const { title, description } = { title: "Arquivo recusado", description: "Envie um PDF." };
  port.sendProof.mockRejectedValueOnce(
    new WidgetRequestError({ type: "FILE_NOT_ALLOWED", title, description, status: 422 }),
  );
  const send = () =>
    act(async () => {
      find(container, "form").dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
    });
  await send();
  expect(find(container, "[role=alert]").textContent).toContain("Arquivo recusado. Envie um PDF.");
  await send();
  expect(port.sendProof).toHaveBeenLastCalledWith(file);
  expect(find(container, "form [role=status]").textContent).toContain(
    "Comprovante enviado em 21/11/2026 14:00.",
  );
  expect(container.querySelector("[role=alert]")).toBeNull();
});

test("the payment is asked for every 3 seconds and ends on the receipt, which takes the focus", async () => {
  const { container, portal, port } = await openCheckout();
  await pass(2999);
  expect(port.readPayment).not.toHaveBeenCalled();
  await pass(1);
  expect(port.readPayment).toHaveBeenCalledTimes(1);
  portal.payment = { ...portal.payment, paymentStatus: "received", paidAt: "2026-11-21T17:00:05Z" };
  await pass(3000);
  expect(document.activeElement?.textContent).toBe("Pagamento Concluído");
  expect(find(container, "[role=status]").textContent).toBe("Pagamento Concluído");
  await pass(60_000);
  expect(port.readPayment).toHaveBeenCalledTimes(2);
});

test("news of the live channel are asked for at once; while it lives the page asks seldom, and often again without it", async () => {
  const { container, portal, port } = await openCheckout();
  const [on] = port.listen.mock.calls[0] ?? [];
  await act(async () => {
    on?.live(true);
  });
  await pass(14_000);
  expect(port.readPayment).not.toHaveBeenCalled();
  await pass(1_000);
  expect(port.readPayment).toHaveBeenCalledOnce();
  portal.payment = buildPayment({ charge: buildCharge({ id: "chg_2", amountCents: 5_000 }) });
  await act(async () => {
    on?.news();
    await vi.advanceTimersByTimeAsync(0);
  });
  expect(container.textContent).toContain("50,00");
  await act(async () => {
    on?.live(false);
  });
  await pass(3_000);
  expect(port.readPayment).toHaveBeenCalledTimes(3);
});

test("without a connection the code stays, the page says so and asks again after 15 seconds", async () => {
  const { container, portal, port } = await openCheckout();
  portal.isDown = true;
  await pass(3000);
  expect(container.textContent).toContain("Sem conexão. Tentando de novo…");
  expect(container.querySelector("svg[role=img]")).not.toBeNull();
  await pass(14_999);
  expect(port.readPayment).toHaveBeenCalledTimes(1);
  portal.isDown = false;
  await pass(1);
  expect(port.readPayment).toHaveBeenCalledTimes(2);
  expect(container.textContent).not.toContain("Sem conexão");
});

test("a page that nobody sees asks nothing, and asks at once when it is seen again", async () => {
  const { port } = await openCheckout();
  const isHidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  document.dispatchEvent(new Event("visibilitychange"));
  await pass(30_000);
  expect(port.readPayment).not.toHaveBeenCalled();
  isHidden.mockReturnValue(false);
  document.dispatchEvent(new Event("visibilitychange"));
  await pass(0);
  expect(port.readPayment).toHaveBeenCalledTimes(1);
  isHidden.mockRestore();
});

test("a checkout that is left stops its timers", async () => {
  const { unmount } = await openCheckout();
  await unmount();
  expect(vi.getTimerCount()).toBe(0);
});

test("the Pix code is copied whole, and the result announced", async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  const { container } = await openCheckout();
  await click(findButton(container, "Copiar código Pix"));
  expect(writeText).toHaveBeenCalledWith(buildCharge().brCode);
  expect(find(container, ".gs-copy-code [role=status]").textContent).toContain("Código copiado");
});

test("without a clipboard the whole code is shown and selected", async () => {
  vi.stubGlobal("navigator", {});
  const { container } = await openCheckout();
  await click(findButton(container, "Copiar código Pix"));
  const field = find<HTMLTextAreaElement>(container, "textarea");
  expect(document.activeElement).toBe(field);
  expect(field.value).toBe(buildCharge().brCode);
  expect(find(container, "details.gs-copy-code__full").hasAttribute("open")).toBe(true);
  expect(find(container, ".gs-copy-code [role=status]").textContent).toContain("O código está selecionado");
});

test("the test environment is marked and pays by a button", async () => {
  const { container, port } = await openCheckout(buildPayment({ sandbox: true }));
  expect(container.textContent).toContain("Ambiente de testes");
  await click(findButton(container, "Simular pagamento"));
  expect(port.simulatePayment).toHaveBeenCalledWith("chg_1");
  expect(container.textContent).toContain("Pagamento Concluído");
});

test("outside the test environment nothing can be simulated", async () => {
  const { container } = await openCheckout();
  expect(container.textContent).not.toContain("Ambiente de testes");
});

test("the server's HTML becomes alive without a mismatch", async () => {
  const { port } = fakePortal();
  const element = <Checkout order={buildOrder()} initialPayment={buildPayment()} port={port} />;
  const container = document.createElement("div");
  document.body.appendChild(container);
  container.innerHTML = renderToString(element);
  const onRecoverableError = vi.fn();
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  const root = await act(async () => hydrateRoot(container, element, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(find(container, "[role=timer]").textContent).toBe("30:00");
  await act(async () => {
    root.unmount();
  });
});

test("who pays by card goes on at the provider's page", async () => {
  const goTo = vi.fn<(url: string | URL, target: string) => void>();
  vi.stubGlobal("open", goTo);
  const initial = buildPayment({ paymentStatus: "notRequested", charge: null });
  const { port } = fakePortal(initial);
  port.createCharge.mockResolvedValue(buildPayment({ charge: buildCardCharge() }));
  const { container } = await render(
    <Checkout order={buildOrder({ methods: ["credito"] })} initialPayment={initial} port={port} />,
  );
  await click(findButton(container, "Pagar com cartão"));
  expect(goTo.mock.calls).toEqual([["https://provider.test/page?id=1", "_top"]]);
  expect(container.textContent).toContain("Aguardando pagamento com cartão");
  expect(find<HTMLAnchorElement>(container, "a.gs-button").target).toBe("_top");
});

test("a payer whose cards were stopped sees by itself that somebody let them go", async () => {
  const { container, portal, port } = await openCheckout(
    buildPayment({ charge: buildCharge({ status: "stopped" }) }),
  );
  portal.payment = buildPayment({ charge: buildCharge({ status: "expired" }) });
  await pass(14_000);
  expect(port.readPayment).not.toHaveBeenCalled();
  expect(container.textContent).toContain("Pagamento com cartão pausado");
  await pass(1_000);
  findButton(container, "Gerar nova cobrança");
  await pass(60_000);
  expect(port.readPayment).toHaveBeenCalledTimes(1);
});

test("whoever pays outside of the portal sees by itself that the payment was confirmed, with the chosen file kept until then", async () => {
  const payment = buildPayment({ charge: null });
  const { portal, port } = fakePortal(payment);
  const elsewhere = { instructions: "Deposite na conta 1", agreementText: "", proofSentAt: null };
  const order = buildOrder({ methods: [], elsewhere });
  const { container } = await render(<Checkout order={order} initialPayment={payment} port={port} />);
  const file = find(container, "input[type=file]");
  await pass(45_000);
  expect(port.readPayment).toHaveBeenCalledTimes(3);
  expect(find(container, "input[type=file]")).toBe(file);
  portal.payment = { ...payment, paymentStatus: "received", paidAt: "2026-11-21T17:00:20Z" };
  await pass(15_000);
  expect(container.textContent).toContain("Pagamento Concluído");
  await pass(60_000);
  expect(port.readPayment).toHaveBeenCalledTimes(4);
});

test("an order in parts asks for its down payment by Pix, and then for the rest by the way that was agreed on", async () => {
  const order = buildOrder({ methods: ["boleto"], downPaymentCents: 300_000, totalCents: 1_000_000 });
  const down = { part: "downPayment", method: "pix", amountCents: 300_000 } as const;
  const rest = { part: "rest", method: "boleto", amountCents: 700_000 } as const;
  const { portal, port } = fakePortal(
    buildPayment({ paymentStatus: "notRequested", charge: null, next: down }),
  );
  const { container } = await render(<Checkout order={order} initialPayment={portal.payment} port={port} />);
  const text = () => container.textContent.replaceAll("\u00a0", " ");
  expect(text()).toContain("Agora você paga R$ 3.000,00 de entrada.");
  expect(find(container, "[aria-current='step']").textContent).toContain("Entrada no Pix");
  port.createCharge.mockImplementationOnce(() => {
    portal.payment = buildPayment({ charge: buildCharge({ amountCents: 300_000 }), next: down });
    return port.readPayment();
  });
  await click(findButton(container, "Pagar com Pix"));
  expect(port.createCharge).toHaveBeenCalledWith("pix", { version: 1, totalCents: 1_000_000 });
  find(container, "[role='timer']");

  portal.payment = buildPayment({
    ...{ charge: buildCharge({ status: "paid", amountCents: 300_000 }), next: rest },
  });
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  expect(text()).toContain("Falta pagar R$ 7.000,00.");
  expect(find(container, "[role='status']").textContent).toBe("Entrada recebida");
  expect(find(container, "[aria-current='step']").textContent).toContain("Restante no boleto");
  await click(findButton(container, "Gerar boleto"));
  expect(port.createCharge).toHaveBeenLastCalledWith("boleto", { version: 1, totalCents: 1_000_000 });

  portal.payment = buildPayment({ paymentStatus: "received", paidAt: "2026-11-21T17:00:02Z" });
  await act(() => vi.advanceTimersByTimeAsync(3_000));
  expect(text()).toContain("R$ 10.000,00");
  expect(text()).not.toContain("Restante no boleto");
});

test("a payer asks for a financing, is told that it came, and reads why it did not", async () => {
  const order = buildOrder({ methods: [], financing: { months: null, askedAt: null } });
  const payment = buildPayment({ paymentStatus: "notRequested", charge: null });
  const { port } = fakePortal(payment);
  const { container } = await render(<Checkout order={order} initialPayment={payment} port={port} />);
  const contact = find<HTMLInputElement>(container, "input[name='contact']");
  contact.value = "(11) 98888-7777";
  port.askFinancing.mockRejectedValueOnce(
    new WidgetRequestError({
      type: "X",
      title: "Não foi possível",
      description: "Tente depois.",
      status: 429,
    }),
  );
  await click(findButton(container, "Pedir financiamento"));
  expect(find(container, "[role='alert']").textContent).toContain("Tente depois.");
  expect(contact.value).toBe("(11) 98888-7777");
  await click(findButton(container, "Pedir financiamento"));
  expect(port.askFinancing).toHaveBeenLastCalledWith({ months: 60, contact: "(11) 98888-7777" });
  expect(find(container, "form [role='status']").textContent).toContain("Pedido de 60 meses enviado");
  findButton(container, "Pedir de novo");
});
