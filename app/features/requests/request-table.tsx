import { Table } from "#app/ui/table.tsx";
import type { RequestType } from "#domain/requests/request-types.ts";
import { requestColumns, type RequestRow } from "./request-columns.tsx";

/** Table of a few budgets or orders; on a phone, cards. */
export function RequestTable({
  type,
  rows,
  side,
  mayOpen,
}: {
  type: RequestType;
  rows: readonly RequestRow[];
  side: "integrator" | "distributor";
  /** Whether names are links, since the person may open the requests. */
  mayOpen: boolean;
}) {
  const columns = requestColumns(type, { side, mayOpen, knowsPrices: false });
  return (
    <Table
      columns={columns.map(({ title, align, isName, className, cell }) => ({
        head: title,
        ...(isName ? { kind: "name" as const } : align === "end" ? { kind: "number" as const } : {}),
        ...(className === undefined ? {} : { className }),
        cell,
      }))}
      rows={rows}
      keyOf={({ id }) => id}
    />
  );
}
