import { fill } from "#copy/fill.ts";
import { GROUPS_TEXTS as WORDS } from "#copy/price-lists.ts";
import type { IntegratorGroup } from "#domain/pricing/pricing-answers.ts";
import { formatNumber } from "#domain/shared/format.ts";
import { LinkButton } from "#app/ui/link-button.tsx";

/** Groups of integrators, with what hangs on each. */
export function GroupTable({ groups }: { groups: readonly IntegratorGroup[] }) {
  return (
    <div className="app-table-frame">
      <table className="app-table">
        <thead>
          <tr>
            <th scope="col">{WORDS.name}</th>
            <th scope="col" className="app-number">
              {WORDS.integrators}
            </th>
            <th scope="col" className="app-number">
              {WORDS.priceLists}
            </th>
            <th scope="col">
              <span className="gs-visually-hidden">{WORDS.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {groups.map(({ id, name, integrators, priceLists }) => (
            <tr key={id}>
              <th scope="row" data-label={WORDS.name}>
                {name}
              </th>
              <td data-label={WORDS.integrators} className="app-number">
                {formatNumber(integrators)}
              </td>
              <td data-label={WORDS.priceLists} className="app-number">
                {formatNumber(priceLists)}
              </td>
              <td>
                <div className="app-row-actions">
                  <LinkButton
                    to={`?grupo=${id}`}
                    aria-label={fill(WORDS.openNamed, { name })}
                    preventScrollReset
                  >
                    {WORDS.open}
                  </LinkButton>
                </div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
