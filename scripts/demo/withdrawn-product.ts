import { demoId } from "./demo-id.ts";
import type { HistoryRows } from "./build-history.ts";
import { DEMO_DISTRIBUTOR_IDS } from "./demo-keys.ts";
import type { DemoTenant } from "./demo-tenant.ts";
import { type RequestContent, RequestContentSchema } from "#domain/requests/request-content-schema.ts";
import type { product } from "#worker/db/schema/catalog.ts";

type Product = typeof product.$inferInsert;

/** An open budget of loose products, by the company that the demo integrator buys for. */
const BUDGET_PLACE = "58";

/** Adds an inverter that its manufacturer has replaced: it is no longer on sale, but an open budget contains it,
 *  so that editing the budget offers substitutes. Returns the product, and puts it into the budget in place of
 *  another inverter. */
export function withdrawProduct(
  { slug }: DemoTenant,
  { products, history }: { products: readonly Product[]; history: HistoryRows },
): Product[] {
  if (slug !== "solnascente") return [];
  const requestId = demoId("req", slug, "budget", BUDGET_PLACE);
  const version = history.requestVersions.find((row) => row.requestId === requestId);
  if (version === undefined) return [];
  const content = RequestContentSchema.parse(version.content);
  const held = content.lines.find(({ type }) => type === "inverter");
  const successor = products.find(({ id }) => id === held?.itemId);
  if (successor === undefined) return [];
  const { model, productCode, name } = successor;
  const old = {
    ...successor,
    id: demoId("prd", slug, `${productCode}-V1`),
    productCode: `${productCode}-V1`,
    name: `${name} (versão anterior)`,
    model: `${model}-V1`,
    active: false,
    distributorId: DEMO_DISTRIBUTOR_IDS[slug],
  };
  version.content = withInstead(content, successor, old);
  return [old];
}

function withInstead(content: RequestContent, from: Product, to: Product): RequestContent {
  return {
    ...content,
    lines: content.lines.map((line) =>
      line.itemId === from.id
        ? {
            ...line,
            ...{ itemId: to.id, productCode: to.productCode, name: to.name },
            products: line.products.map((part) => ({ ...part, productId: to.id, name: to.name })),
          }
        : line,
    ),
  };
}
