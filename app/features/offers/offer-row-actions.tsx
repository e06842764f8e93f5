import "#app/ui/order-list.css";
import { useSearchParams } from "@remix-run/react";
import {
  IconCopy,
  IconHistory,
  IconPencil,
  IconPower,
  IconTrash,
  type TablerIcon,
} from "@tabler/icons-react";
import { fill } from "#copy/shared/fill.ts";
import { OFFER_TEXTS } from "#copy/offers.ts";
import { PAGES } from "#domain/access/pages.ts";
import { dialogAddress, NEW_ENTRY } from "./offer-answer.ts";
import { Button } from "#app/ui/button.tsx";
import { LinkButton } from "#app/ui/link-button.tsx";

const ICON = { size: 18, stroke: 1.75, "aria-hidden": true } as const;

export interface OfferRow {
  id: string;
  name: string;
  version: number;
  active: boolean;
}

/** Actions of an entry. They are part of a form, which the switch submits. */
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
  return (
    <div className="app-record-row__actions">
      <ActionLink icon={IconPencil} label={fill(OFFER_TEXTS.edit, { name })} to={to({ editar: id })} />
      <ActionLink
        icon={IconCopy}
        label={fill(OFFER_TEXTS.duplicate, { name })}
        to={to({ editar: NEW_ENTRY, copiar: id })}
      />
      <Button
        type="submit"
        name="switch"
        value={`${id} ${String(version)}`}
        kind="icon"
        aria-label={fill(active ? OFFER_TEXTS.deactivate : OFFER_TEXTS.activate, { name })}
        title={fill(active ? OFFER_TEXTS.deactivate : OFFER_TEXTS.activate, { name })}
      >
        <IconPower {...ICON} />
      </Button>
      {auditEntity !== null && (
        <ActionLink
          icon={IconHistory}
          label={fill(OFFER_TEXTS.history, { name })}
          to={`${PAGES.Audit.path}?entity=${auditEntity}&entityId=${id}`}
        />
      )}
      <ActionLink icon={IconTrash} label={fill(OFFER_TEXTS.remove, { name })} to={to({ excluir: id })} />
    </div>
  );
}

function ActionLink({ icon: Icon, label, to }: { icon: TablerIcon; label: string; to: string }) {
  return (
    <LinkButton kind="icon" to={to} aria-label={label} title={label} preventScrollReset>
      <Icon {...ICON} />
    </LinkButton>
  );
}
