import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import type { OrderPayment } from "#domain/payments/checkout-schema.ts";
import {
  buildCardCharge,
  buildCharge,
  buildOrder,
  buildPayment,
  buildSlip,
  buildTerms,
} from "#widgets/testing/factories.ts";
import type { CheckoutPort } from "./checkout-port.ts";
import { Checkout, type CheckoutProps } from "./checkout.tsx";

const SILENT_PORT: CheckoutPort = {
  readPayment: () => Promise.reject(new Error("not on the server")),
  listen: () => () => {},
  acceptTerms: () => Promise.reject(new Error("not on the server")),
  createCharge: () => Promise.reject(new Error("not on the server")),
  sendProof: () => Promise.reject(new Error("not on the server")),
  askFinancing: () => Promise.reject(new Error("not on the server")),
  paperUrl: (paper) => `/${paper}.pdf`,
  simulatePayment: () => Promise.reject(new Error("not on the server")),
};

function htmlOf(payment: OrderPayment, order = buildOrder()): string {
  const html = renderToString(<Checkout order={order} initialPayment={payment} port={SILENT_PORT} />);
  return html.replaceAll("<!-- -->", "").replaceAll("\u00a0", " ");
}

test("the server's checkout shows the order, its total and the open Pix code, and without scripts until when it is paid and how the page is asked again", () => {
  const [html = "", withoutScripts] = htmlOf(buildPayment()).split("<noscript>");
  for (const text of ["Pedido PED-000482", "para Marina", "R$ 10.236,70"]) {
    expect(html).toContain(text);
  }
  expect(html).toContain(buildCharge().brCode);
  expect(html).toMatch(/<svg[^>]*role="img"[^>]*aria-label="QR code do Pix"/);
  expect(html).not.toMatch(/\d\d:\d\d/);
  expect(withoutScripts).toContain("Pague até 21/11/2026 14:30.");
  expect(withoutScripts).toContain('<a href="?">Atualizar a página</a>');
});

test("the server's checkout offers to pay when there is no charge", () => {
  expect(htmlOf(buildPayment({ paymentStatus: "notRequested", charge: null }))).toContain(
    "Pagar com Pix</button>",
  );
});

test("the server's checkout shows payment terms in its form, to be accepted or accepted, and none without any", () => {
  const htmlWith = (props: Pick<CheckoutProps, "terms" | "failure">) =>
    renderToString(
      <Checkout
        order={buildOrder()}
        initialPayment={buildPayment({ paymentStatus: "notRequested", charge: null })}
        port={SILENT_PORT}
        {...props}
      />,
    ).replaceAll("<!-- -->", "");
  const asked = htmlWith({ terms: buildTerms() });
  expect(asked).toMatch(
    /<form method="post"[^>]*>.*Termos de pagamento \(versão 2\).*O Pix vale por meia hora/,
  );
  expect(asked).toMatch(/<input type="checkbox"[^>]* name="termsId"[^>]* value="trm_1"/);
  const accepted = htmlWith({ terms: buildTerms({ acceptedAt: "2026-11-21T17:00:00.000Z" }) });
  expect(accepted).toContain("Termos aceitos em 21/11/2026 14:00");
  expect(accepted).not.toContain("checkbox");
  expect(htmlWith({ terms: null })).not.toContain("ermos");
  const failure = { type: "ORDER_SHORT", title: "Faltou", description: "Nada foi cobrado.", status: 409 };
  expect(htmlWith({ failure })).toContain("<strong>Faltou.</strong> Nada foi cobrado.");
});

test("an order with another way to pay offers no Pix, and says who charges for it", () => {
  const order = buildOrder({ methods: [], paymentName: "Boleto · 28 dias" });
  const html = htmlOf(buildPayment({ paymentStatus: "notRequested", charge: null }), order);
  expect(html).toContain("Boleto · 28 dias");
  expect(html).toContain("Sol Nascente envia os dados de pagamento a você.");
  expect(html).not.toContain("Pagar com Pix");
});

test("the server's checkout of an order that is paid elsewhere tells how, and takes the proof by its form", () => {
  const elsewhere = { instructions: "Banco 999\nConta 1", agreementText: "Paguei.", proofSentAt: null };
  const order = buildOrder({ methods: [], paymentName: "Boleto", elsewhere });
  const payment = buildPayment({ paymentStatus: "notRequested", charge: null });
  const html = htmlOf(payment, order);
  expect(html).toContain("Banco 999\nConta 1");
  expect(html).toMatch(
    /<form method="post" encType="multipart\/form-data" action="\/checkout\/req_1\/comprovante"/,
  );
  expect(html).toMatch(/<input type="checkbox" name="agreed" required=""\/>Paguei\./);
  expect(html).toMatch(/<input type="file"[^>]* name="file"[^>]* accept="application\/pdf,image\/jpeg/);
  expect(html.indexOf('name="agreed"')).toBeLessThan(html.indexOf('name="file"'));
  const sent = { ...elsewhere, agreementText: "", proofSentAt: "2026-11-21T17:00:00.000Z" };
  const again = htmlOf(payment, buildOrder({ methods: [], elsewhere: sent }));
  expect(again).toContain("Comprovante enviado em 21/11/2026 14:00.");
  expect(again).toContain("Enviar outro comprovante</button>");
  expect(again).not.toContain("checkbox");
});

test("the server's checkout of a paid order is the receipt, in the time of Brasília", () => {
  const html = htmlOf(
    buildPayment({ paymentStatus: "received", receivedCents: 1_023_600, paidAt: "2026-11-21T17:05:00Z" }),
  );
  expect(html).toContain("Pagamento Concluído");
  expect(html).toContain('Valor pago</dt><dd class="gs-receipt__sum">R$ 10.236,00');
  expect(html).toContain("21/11/2026 14:05");
  expect(html).toMatch(/<a [^>]*href="\/receipt.pdf"[^>]*>.*Baixar recibo \(PDF\)<\/a>/);
  expect(html).not.toContain("Copiar código Pix");
});

test("the server's checkout of a cancelled payment says so", () => {
  const html = htmlOf(buildPayment({ paymentStatus: "cancelled" }));
  expect(html).toContain("Pagamento Cancelado");
  expect(html).not.toContain("Copiar código Pix");
});

test("an order without freight shows one total", () => {
  const order = buildOrder({ freightCents: 0, itemsCents: 987_420, totalCents: 987_420 });
  const html = renderToString(<Checkout order={order} initialPayment={buildPayment()} port={SILENT_PORT} />);
  expect(html).not.toContain("Total com frete");
  expect(html).not.toContain("Subtotal");
});

test("what was cancelled or came back stands between the items and what is left to pay", () => {
  const html = htmlOf(buildPayment(), buildOrder({ returnedCents: 123_670, totalCents: 900_000 }));
  const rows = ["R$ 9.874,20", "R$ 362,50", "Cancelado ou devolvido", "-R$ 1.236,70", "R$ 9.000,00"];
  const places = rows.map((text) => html.indexOf(text));
  expect(places).not.toContain(-1);
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(htmlOf(buildPayment())).not.toContain("Cancelado ou devolvido");
});

test("the server's checkout of an open slip shows its last day, its line and its bars", () => {
  const order = buildOrder({ methods: ["boleto"], paymentName: "Boleto" });
  const html = htmlOf(buildPayment({ charge: buildSlip() }), order);
  for (const text of [
    "10/12/2026",
    "R$ 1.250,90",
    "34191.09008 12345.678010 23456.789017 5 16560000125090",
  ]) {
    expect(html).toContain(text);
  }
  expect(html).toMatch(/<svg[^>]*role="img"[^>]*aria-label="Código de barras do boleto"/);
  expect(html).toMatch(/<a [^>]*href="\/boleto.pdf"[^>]*>.*Baixar boleto \(PDF\)<\/a>/);
  const offer = htmlOf(buildPayment({ paymentStatus: "notRequested", charge: null }), order);
  expect(offer).toContain("Gerar boleto</button>");
});

test.each(["short", "over"] as const)("a payer whose payment is %s is told not to pay again", (status) => {
  const html = htmlOf(buildPayment({ charge: buildCharge({ status }) }));
  expect(html).toContain("Recebemos um valor diferente");
  expect(html).toContain("Não pague de novo.");
  expect(html).not.toContain("Copiar código Pix");
});

test("a payer whose cards were stopped reads it, and is offered no other charge", () => {
  const html = htmlOf(buildPayment({ charge: buildCharge({ status: "stopped" }) }));
  expect(html).toContain("Pagamento com cartão pausado");
  expect(html).toContain("nada foi cobrado");
  expect(html).not.toContain("<form");
});

test("an order whose last charge paid a part of it is offered the rest, with what is left to pay", () => {
  const next = { part: "rest", method: "pix", amountCents: 23_670 } as const;
  const offered = htmlOf(buildPayment({ charge: buildCharge({ status: "paid" }), next }));
  for (const text of ["Uma parte já foi paga", "Falta pagar R$ 236,70.", "Pagar com Pix</button>"]) {
    expect(offered).toContain(text);
  }
  const waiting = htmlOf(buildPayment({ charge: buildCharge({ amountCents: 23_670 }), next }));
  expect(waiting).toContain('Valor</dt><dd class="gs-receipt__sum">R$ 236,70');
});

test.each([
  ["an open Pix", {}],
  ["an open slip", { charge: buildSlip() }],
  ["a paid order", { paymentStatus: "received" as const }],
])("on %s a link of another version says so, and leads on", (_what, over) => {
  const failure = { type: "ORDER_CHANGED", title: "O pedido mudou", description: "Confira.", status: 409 };
  const html = renderToString(
    <Checkout
      order={buildOrder()}
      initialPayment={buildPayment(over)}
      port={SILENT_PORT}
      failure={failure}
    />,
  );
  expect(html).toContain("O pedido mudou");
  expect(html).toContain('<a href="?">Atualizar a página</a>');
});

test.each([
  ["credito", "12.34", "12,34% ao ano"],
  ["credito", null, "sem juros"],
  ["debito", null, null],
] as const)(
  "before a card is charged by %s its payer reads what it costs (%s)",
  (method, annualCostPct, cost) => {
    const cardPlan = cost === null ? null : { count: 12, eachCents: 92_583, annualCostPct };
    const html = htmlOf(
      buildPayment({ paymentStatus: "notRequested", charge: null }),
      buildOrder({ methods: [method], cardPlan, totalCents: 1_111_000 }),
    );
    expect(html).toContain(
      method === "credito" ? "Pague com cartão de crédito" : "Pague com cartão de débito",
    );
    expect(html).toContain("Pagar com cartão</button>");
    if (cost === null) expect(html).not.toContain("CET");
    else for (const text of ["até 12x de R$ 925,83", "R$ 11.110,00", cost]) expect(html).toContain(text);
  },
);

test("an open charge by card leads to the provider's page", () => {
  const html = htmlOf(buildPayment({ charge: buildCardCharge() }), buildOrder({ methods: ["credito"] }));
  expect(html).toMatch(
    /<a [^>]*href="https:\/\/provider\.test\/page\?id=1"[^>]*>.*Continuar na página segura/,
  );
});

test("the server's checkout of an order that is financed has a form to ask for it, which says what was asked for", () => {
  const order = buildOrder({ methods: [], paymentName: "Financiamento" });
  const unpaid = buildPayment({ paymentStatus: "notRequested", charge: null });
  const before = htmlOf(unpaid, { ...order, financing: { months: null, askedAt: null } });
  expect(before).toContain('action="/checkout/req_1/financiamento"');
  expect(before).toContain('<option value="60" selected="">60 meses</option>');
  expect(before).not.toContain("vai falar com você");
  const after = htmlOf(unpaid, {
    ...order,
    financing: { months: 48, askedAt: "2026-11-21T17:00:00.000Z" },
  });
  expect(after).toContain("Pedido de 48 meses enviado em 21/11/2026");
  expect(after).toContain('<option value="48" selected="">48 meses</option>');
});
