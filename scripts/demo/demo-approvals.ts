import Big from "big.js";
import { demoId } from "./demo-id.ts";
import type { HistoryRows } from "./build-history.ts";
import { DEMO_DISTRIBUTOR_IDS } from "./demo-keys.ts";
import type { DemoTenant } from "./demo-tenant.ts";
import { marginEffect } from "#domain/requests/margin-effect.ts";
import { ApprovalContentSchema } from "#domain/discounts/approval-schema.ts";
import { resumContent, sumOfContent } from "#domain/requests/resum-content.ts";
import { type RequestContent, RequestContentSchema } from "#domain/requests/request-content-schema.ts";
import type { product } from "#worker/db/schema/catalog.ts";
import type { discountRequisition } from "#worker/db/schema/pricing.ts";

export interface ApprovalRows {
  discountRequisitions: (typeof discountRequisition.$inferInsert)[];
}

interface DemoApproval {
  askedPct: string;
  reason: string;
  status: "pending" | "refused" | "withdrawn";
  note?: string;
}

const LIMIT_PCT = "5";
const MINIMUM_MARGIN_PCT = "8";
const HOUR_MS = 3_600_000;

/** From the newest open budget on. */
const ASKED: readonly DemoApproval[] = [
  { askedPct: "7.5", reason: "Cliente fecha hoje se chegarmos ao preço do concorrente.", status: "pending" },
  {
    askedPct: "9",
    reason: "Terceira usina do mesmo cliente neste ano, pagamento por Pix.",
    status: "pending",
  },
  {
    ...{ askedPct: "12", reason: "Concorrente ofereceu o mesmo kit com frete grátis.", status: "refused" },
    note: "Neste kit não dá: ofereça até 7% e frete com desconto.",
  },
  { askedPct: "6", reason: "Cliente pediu desconto para pagar à vista.", status: "withdrawn" },
];

/** Discount approvals on open budgets: some open, one refused, one withdrawn. */
export function buildApprovals(
  { slug, users }: DemoTenant,
  { requests, requestVersions }: HistoryRows,
  products: readonly (typeof product.$inferInsert)[],
): ApprovalRows {
  const asker = users.find(({ type, role }) => type === "staff" && role?.content?.limitDiscountOrder);
  const admin = users.find(({ type }) => type === "admin");
  if (asker === undefined || admin === undefined) return { discountRequisitions: [] };
  const open = ["Novo", "Em análise", "Enviado"].map((name) => demoId("dls", slug, "budget", name));
  const budgets = requests
    .filter(({ type, dealStatusId }) => type === "budget" && open.includes(dealStatusId))
    .slice(-ASKED.length)
    .reverse();
  const costs = new Map(products.map(({ id, costCents }) => [id, costCents]));
  return {
    discountRequisitions: budgets.flatMap((budget, index) => {
      const asked = ASKED[index];
      const stored = requestVersions.find(({ requestId }) => requestId === budget.id);
      if (asked === undefined || stored === undefined) return [];
      const at = (hours: number) => new Date(Date.parse(budget.createdAt) + hours * HOUR_MS).toISOString();
      const { status, note = "" } = asked;
      return [
        {
          distributorId: DEMO_DISTRIBUTOR_IDS[slug],
          id: demoId("rqs", slug, budget.id),
          requestId: budget.id,
          requestVersion: 1,
          kind: "discount" as const,
          content: contentOf(RequestContentSchema.parse(stored.content), asked, costs),
          status,
          requestedBy: demoId("usr", slug, asker.email),
          createdAt: at(1),
          ...(status === "pending"
            ? {}
            : {
                decidedBy: demoId("usr", slug, status === "refused" ? admin.email : asker.email),
                decidedAt: at(3),
              }),
          decisionNote: note,
        },
      ];
    }),
  };
}

function contentOf(
  before: RequestContent,
  { askedPct, reason }: DemoApproval,
  costs: ReadonlyMap<string, number>,
) {
  const valueModifier = {
    increase: { type: "percentage" as const, amount: "0" },
    decrease: { type: "percentage" as const, amount: askedPct },
  };
  const after = resumContent(before, { valueModifier });
  const costCents = before.lines.reduce(
    (sum, line) =>
      line.products.reduce(
        (own, { productId, amount }) =>
          own.plus(new Big(costs.get(productId) ?? 0).times(amount).times(line.amount)),
        sum,
      ),
    new Big(0),
  );
  return ApprovalContentSchema.parse({
    valueModifier,
    limitPct: LIMIT_PCT,
    askedPct,
    subtotalCents: sumOfContent(before).subtotalCents,
    beforeCents: before.totals.totalCents,
    afterCents: after.totals.totalCents,
    margin: marginEffect(before.totals, after.totals, {
      costCents: costCents.toNumber(),
      minimumPct: MINIMUM_MARGIN_PCT,
    }),
    reason,
  });
}
