import { STATUS_GROUPS } from "#domain/requests/deal-status.ts";
import type { DemoSlug } from "./demo-keys.ts";
import { DEMO_DISTRIBUTOR_IDS } from "./demo-keys.ts";
import { demoId } from "./demo-id.ts";
import type { dealStatus } from "#worker/db/schema/requests.ts";

type Row = typeof dealStatus.$inferInsert;

const BUDGET_STATUSES = [
  ["Novo", "open", "#2563eb"],
  ["Em análise", "open", "#0891b2"],
  ["Enviado", "negotiation", "#7c3aed"],
  ["Negociação", "negotiation", "#d97706"],
  ["Aprovado", "negotiation", "#65a30d"],
  ["Finalizado", "finished", "#15803d"],
  ["Recusado", "refused", "#dc2626"],
  ["Expirado", "refused", "#6b7280"],
] as const;

const ORDER_STATUSES = [
  ["Novo", "open", "#2563eb"],
  ["Aguardando pagamento", "open", "#d97706"],
  ["Pago", "negotiation", "#65a30d"],
  ["Em separação", "negotiation", "#0891b2"],
  ["Faturado", "negotiation", "#7c3aed"],
  ["Em transporte", "negotiation", "#c026d3"],
  ["Entregue", "negotiation", "#0d9488"],
  ["Finalizado", "finished", "#15803d"],
  ["Cancelado", "refused", "#dc2626"],
] as const;

/** Statuses of a new distributor. */
export function listDealStatuses(slug: DemoSlug): Row[] {
  return [...statusesOf(slug, "budget", BUDGET_STATUSES), ...statusesOf(slug, "order", ORDER_STATUSES)];
}

function statusesOf(
  slug: DemoSlug,
  type: Row["type"],
  statuses: readonly (readonly [name: string, group: Row["groupName"], color: string])[],
): Row[] {
  return statuses.map(([name, groupName, color], index) => ({
    distributorId: DEMO_DISTRIBUTOR_IDS[slug],
    id: demoId("dls", slug, type, name),
    type,
    name,
    groupName,
    groupOrder: STATUS_GROUPS.indexOf(groupName) + 1,
    order: index + 1,
    color,
  }));
}
