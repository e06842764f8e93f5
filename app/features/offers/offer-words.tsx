import "#app/ui/order-list.css";
import { Link, useSearchParams } from "@remix-run/react";
import { OFFER_TEXTS } from "#copy/offers.ts";
import { Badge } from "#app/ui/badge.tsx";
import { dialogAddress } from "./offer-answer.ts";

/** Name of an entry, linked to its form. */
export function OfferName({ id, name }: { id: string; name: string }) {
  const [params] = useSearchParams();
  return (
    <Link className="app-table__link" to={dialogAddress(params, { editar: id })} preventScrollReset>
      {name}
    </Link>
  );
}

/** Badge of an active or inactive entry. */
export function ActiveBadge({ active }: { active: boolean }) {
  return <Badge tone={active ? "ok" : "quiet"}>{active ? OFFER_TEXTS.active : OFFER_TEXTS.inactive}</Badge>;
}

/** Name of an entry in a sortable list, with its notes and a badge while it is inactive. */
export function OfferWords({
  row: { id, name, active },
  notes,
  badges = [],
}: {
  row: { id: string; name: string; active: boolean };
  notes: readonly string[];
  badges?: readonly string[];
}) {
  return (
    <>
      <span className="app-record-row__name app-row">
        <OfferName id={id} name={name} />
        {badges.map((badge) => (
          <Badge key={badge} tone="info">
            {badge}
          </Badge>
        ))}
        {!active && <ActiveBadge active={false} />}
      </span>
      <span className="app-record-row__notes">{notes.join(" · ")}</span>
    </>
  );
}
