import "./distribution.css";
import { IconX } from "@tabler/icons-react";
import { CENTER_ORDER_TEXTS as TEXTS } from "#copy/centers/distribution.ts";
import { fill } from "#copy/shared/fill.ts";
import { OrderList } from "#app/ui/order-list.tsx";
import { HiddenField } from "#app/ui/input.tsx";
import { Button } from "#app/ui/button.tsx";

export interface CenterOrderProps {
  label: string;
  centers: readonly { id: string; name: string; note?: string }[];
  onChange: (ids: readonly string[]) => void;
  /** Removes a center; without it, centers cannot be removed. */
  onRemove?: (id: string) => void;
}

/** An ordered list of centers, which the form sends as `centers`. */
export function CenterOrder({ label, centers, onChange, onRemove }: CenterOrderProps) {
  const ids = centers.map(({ id }) => id);
  const nameOf = (id: string) => centers.find((center) => center.id === id)?.name ?? "";
  return (
    <OrderList
      ids={ids}
      nameOf={nameOf}
      label={label}
      onChange={onChange}
      actions={onRemove && ((id) => <RemoveButton id={id} name={nameOf(id)} onRemove={onRemove} />)}
    >
      {(id) => (
        <div className="app-row">
          <HiddenField name="centers" value={id} />
          <span className="app-quiet app-center-order__place" aria-hidden>
            {ids.indexOf(id) + 1}
          </span>
          <CenterWords name={nameOf(id)} note={centers.find((center) => center.id === id)?.note} />
        </div>
      )}
    </OrderList>
  );
}

function CenterWords({ name, note }: { name: string; note: string | undefined }) {
  return (
    <span className="app-grow app-wrap">
      <strong>{name}</strong>
      {note !== undefined && <small className="app-subline">{note}</small>}
    </span>
  );
}

function RemoveButton({ id, name, onRemove }: { id: string; name: string; onRemove: (id: string) => void }) {
  return (
    <Button
      type="submit"
      name="remove"
      value={id}
      kind="icon"
      aria-label={fill(TEXTS.remove, { name })}
      onClick={(event) => {
        event.preventDefault();
        onRemove(id);
      }}
    >
      <IconX size={18} stroke={1.75} aria-hidden />
    </Button>
  );
}
