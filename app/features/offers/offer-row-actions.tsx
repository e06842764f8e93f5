import "#app/ui/order-list.css";
import { Link, useSearchParams } from "@remix-run/react";
import { IconPencil, IconPower } from "@tabler/icons-react";
import { fill } from "#copy/shared/fill.ts";
import { OFFER_TEXTS } from "#copy/offers.ts";
import { PAGES } from "#domain/access/pages.ts";
import { dialogAddress, NEW_ENTRY } from "./offer-answer.ts";
import { Button } from "#app/ui/button.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";
import { RowMenu } from "#app/ui/row-menu.tsx";

const ICON = { size: 18, stroke: 1.75, "aria-hidden": true } as const;

export interface OfferRow {
  id: string;
  name: string;
  version: number;
  active: boolean;
}

/** Actions of an entry: editing and the switch in sight, the rare ones in a menu. They are part of a form, which the
 *  switch submits. */
export function OfferRowActions({
  row: { id, name, version, active },
  auditEntity,
}: {
  row: OfferRow;
  /** The entity of the entry in the audit log; null for people who may not read the log. */
  auditEntity: string | null;
}) {
  const [params] = useSearchParams();
  const to = (dialog: Parameters<typeof dialogAddress>[1]) => dialogAddress(params, dialog);
  const edit = fill(OFFER_TEXTS.edit, { name });
  const turn = fill(active ? OFFER_TEXTS.deactivate : OFFER_TEXTS.activate, { name });
  return (
    <div className="app-record-row__actions">
      <LinkButton kind="icon" to={to({ editar: id })} aria-label={edit} title={edit} preventScrollReset>
        <IconPencil {...ICON} />
      </LinkButton>
      <Button
        type="submit"
        name="switch"
        value={`${id} ${String(version)}`}
        kind="icon"
        aria-label={turn}
        title={turn}
      >
        <IconPower {...ICON} />
      </Button>
      <RowMenu label={fill(OFFER_TEXTS.more, { name })}>
        <li>
          <Link to={to({ editar: NEW_ENTRY, copiar: id })} preventScrollReset>
            {fill(OFFER_TEXTS.duplicate, { name })}
          </Link>
        </li>
        {auditEntity !== null && (
          <li>
            <Link to={`${PAGES.Audit.path}?entity=${auditEntity}&entityId=${id}`}>
              {fill(OFFER_TEXTS.history, { name })}
            </Link>
          </li>
        )}
        <li>
          <Link to={to({ excluir: id })} preventScrollReset>
            {fill(OFFER_TEXTS.remove, { name })}
          </Link>
        </li>
      </RowMenu>
    </div>
  );
}
