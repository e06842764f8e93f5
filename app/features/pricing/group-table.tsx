import { fill } from "#copy/shared/fill.ts";
import { GROUPS_TEXTS as WORDS } from "#copy/pricing/price-lists.ts";
import type { IntegratorGroup } from "#domain/pricing/pricing-answers.ts";
import { formatNumber } from "#domain/shared/format.ts";
import { Table } from "#app/ui/table.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";

/** Table of groups of integrators, with what depends on each. */
export function GroupTable({ groups }: { groups: readonly IntegratorGroup[] }) {
  return (
    <Table
      rows={groups}
      keyOf={({ id }) => id}
      columns={[
        { head: WORDS.name, cell: ({ name }) => name },
        {
          head: WORDS.integrators,
          kind: "number",
          cell: ({ integrators }) => formatNumber(integrators),
        },
        { head: WORDS.priceLists, kind: "number", cell: ({ priceLists }) => formatNumber(priceLists) },
        {
          head: WORDS.actions,
          kind: "actions",
          cell: ({ id, name }) => (
            <div className="app-row app-row--end app-row-actions">
              <LinkButton to={`?grupo=${id}`} aria-label={fill(WORDS.openNamed, { name })} preventScrollReset>
                {WORDS.open}
              </LinkButton>
            </div>
          ),
        },
      ]}
    />
  );
}
