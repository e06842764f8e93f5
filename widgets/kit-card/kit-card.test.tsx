import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { buildKit } from "#widgets/testing/factories.ts";
import { KitCard } from "./kit-card.tsx";
import type { KitCardProps } from "./kit-card.tsx";

/** Text of the card, with uniform spaces. */
function textOf(props: KitCardProps): string {
  return renderToStaticMarkup(<KitCard {...props} />)
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ");
}

test("a kit card shows the price of the kit and of one kWp", () => {
  expect(textOf({ kit: buildKit() })).toContain("R$ 9.874,20 R$ 1.795,31 / kWp");
});

test("a kit card without a price says so and names no amount of money", () => {
  const kit = buildKit();
  delete kit.price;
  delete kit.priceCents;
  delete kit.pricePerKwpCents;
  const text = textOf({ kit });
  expect(text).toContain("Preço sob consulta");
  expect(text).not.toContain("R$");
});

test.each([
  [{ availability: "inStock" as const }, "Em estoque"],
  [{ availability: "arriving" as const, futureStockDate: "2026-12-04" }, "Chega em 04/12/2026"],
  [{ availability: "arriving" as const }, "A caminho"],
  [{ availability: "unavailable" as const }, "Sem estoque"],
])("a kit card with %o says “%s”", (over, text) => {
  expect(textOf({ kit: buildKit(over) })).toContain(text);
});

test("a kit card says in one line what is in the kit", () => {
  const text = textOf({ kit: buildKit() });
  expect(text).toContain("10 × LONGi 550 W 1 × Growatt MIN 5000TL-X cabos, conectores e estrutura");
});

test("a kit card names structure and power once, wherever the kit's name leaves them out", () => {
  expect(textOf({ kit: buildKit({ name: "Residencial" }) })).toContain("Residencial · Telhado cerâmico");
  expect(textOf({ kit: buildKit({ name: "Residencial" }) })).toContain("5,50 kWp");
  expect(textOf({ kit: buildKit({ name: "Kit 5,50 kWp · telhado cerâmico" }) })).not.toContain(
    "cerâmico · Telhado",
  );
});

test("a kit card shows badges, direct over alternating current and the action", () => {
  const text = textOf({
    kit: buildKit({ isPromotional: true }),
    badge: "Melhor preço por kWp",
    action: <button>Adicionar</button>,
  });
  for (const part of ["Promocional", "Melhor preço por kWp", "CC/CA 1,10", "Adicionar"]) {
    expect(text).toContain(part);
  }
});

test("a kit card hands attributes on and takes its place in the outline", () => {
  const html = renderToStaticMarkup(<KitCard kit={buildKit()} id="first" headingLevel={3} />);
  expect(html).toContain('id="first"');
  expect(html).toMatch(/<h3[^>]*>Kit 5,50\u00a0kWp · Telhado cerâmico<\/h3>/);
});
