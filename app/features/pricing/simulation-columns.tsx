import "./pricing.css";
import { Link } from "@remix-run/react";
import { SIMULATOR_TEXTS as WORDS } from "#copy/pricing/precification.ts";
import { PAGES } from "#domain/access/pages.ts";
import type { SimulatedRow } from "#domain/pricing/pricing-answers.ts";
import { formatCents } from "#domain/shared/format.ts";
import type { DataColumn } from "#app/ui/data-table.tsx";
import { Badge } from "#app/ui/badge.tsx";

/** Columns of a simulation; requests link to their page. */
export function simulationColumns(
  on: keyof typeof WORDS.ons,
  formatAt: (at: string) => string,
): DataColumn<SimulatedRow>[] {
  const sold: DataColumn<SimulatedRow>[] = [
    {
      key: "code",
      title: WORDS.request,
      cell: ({ id, code, ...row }) => (
        <span className="app-row app-gap-4">
          <Link className="app-table__link" to={`${PAGES.OrderDetails.path}/${id}`}>
            {code}
          </Link>
          <Marks {...row} />
        </span>
      ),
    },
    { key: "integrator", title: WORDS.integrator, cell: ({ integratorName }) => integratorName ?? "–" },
    {
      key: "createdAt",
      sort: "createdAt",
      title: WORDS.createdAt,
      cell: ({ createdAt }) => (createdAt === null ? "–" : formatAt(createdAt)),
    },
  ];
  const onSale: DataColumn<SimulatedRow>[] = [
    {
      key: "name",
      sort: "name",
      title: on === "kits" ? WORDS.kit : WORDS.product,
      cell: ({ name, code, ...row }) => (
        <span className="app-row app-gap-4">
          <span>
            {name} <small className="app-quiet">{code}</small>
          </span>
          <Marks {...row} />
        </span>
      ),
    },
  ];
  return [
    ...(on === "requests" ? sold : onSale),
    {
      key: "current",
      sort: "current",
      title: WORDS.current,
      align: "end",
      cell: ({ currentCents }) => formatCents(currentCents),
    },
    {
      key: "simulated",
      sort: "simulated",
      title: WORDS.simulated,
      align: "end",
      cell: ({ simulatedCents }) => formatCents(simulatedCents),
    },
    {
      key: "difference",
      sort: "difference",
      title: WORDS.difference,
      align: "end",
      cell: ({ differenceCents }) => (
        <strong data-tone={differenceTone(differenceCents)}>{signedCents(differenceCents)}</strong>
      ),
    },
  ];
}

function Marks({ failures, belowMargin }: Pick<SimulatedRow, "failures" | "belowMargin">) {
  return (
    <>
      {failures > 0 && <Badge tone="danger">{WORDS.failure}</Badge>}
      {belowMargin && <Badge tone="warn">{WORDS.margin}</Badge>}
    </>
  );
}

/** A difference formatted with its sign. */
export function signedCents(cents: number): string {
  return cents > 0 ? `+${formatCents(cents)}` : formatCents(cents);
}

/** Whether an amount rises or falls; undefined for no difference. */
export function differenceTone(cents: number): "up" | "down" | undefined {
  if (cents === 0) return undefined;
  return cents > 0 ? "up" : "down";
}
