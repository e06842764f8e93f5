import { BULK_TEXTS as TEXTS } from "#copy/requests/bulk.ts";
import { fill } from "#copy/shared/fill.ts";
import type { RequestType } from "#domain/requests/request-types.ts";
import { Select } from "#app/ui/input.tsx";
import { type SelectedRequest, useBulkChanges } from "./use-bulk-changes.ts";

/** What a person may do with several requests. */
export interface BulkRights {
  changeStatus: boolean;
  changeSeller: boolean;
  tag: boolean;
}

export interface BulkActionsProps {
  type: RequestType;
  side: "integrator" | "distributor";
  rights: BulkRights;
  /** Each with the ids of those that the person may give its requests. */
  statuses: readonly { id: string; name: string; changeStatusTo: readonly string[] }[];
  sellers: readonly { id: string; name: string }[];
  tags: readonly { id: string; name: string }[];
  rows: readonly SelectedRequest[];
  /** Called when all is done. */
  onDone: () => void;
}

/** Stands for nobody among the choices. */
const NOBODY = "-";

/** Changes all selected requests at once. */
export function BulkActions(props: BulkActionsProps) {
  const { type, side, rights, statuses, sellers, tags, rows, onDone } = props;
  const { progress, change } = useBulkChanges(type);
  if (progress !== null) {
    const { done, total } = progress;
    return <span role="status">{fill(TEXTS.progress, { done: String(done), total: String(total) })}</span>;
  }
  const run = async (to: Parameters<typeof change>[1]) => {
    await change(rows, to);
    onDone();
  };
  const targetsOf = ({ dealStatus }: SelectedRequest) =>
    statuses.find(({ id }) => id === dealStatus.id)?.changeStatusTo ?? [];
  return (
    <>
      {rights.changeStatus && (
        <Choice
          label={TEXTS.statusNamed}
          title={TEXTS.status}
          options={statuses.filter((to) => rows.some((row) => targetsOf(row).includes(to.id)))}
          onChoose={(to) => void run({ kind: "status", ...to })}
        />
      )}
      {rights.changeSeller && sellers.length > 0 && (
        <Choice
          label={TEXTS.sellerNamed}
          title={TEXTS.seller[side]}
          options={[...sellers, { id: NOBODY, name: TEXTS.nobody }]}
          onChoose={({ id, name }) => void run({ kind: "seller", id: id === NOBODY ? null : id, name })}
        />
      )}
      {rights.tag && tags.length > 0 && (
        <Choice
          label={TEXTS.tagNamed}
          title={TEXTS.tag}
          options={tags}
          onChoose={(to) => void run({ kind: "tag", ...to })}
        />
      )}
    </>
  );
}

/** A choice that acts at once, and then stands as before. */
function Choice({
  label,
  title,
  options,
  onChoose,
}: {
  label: string;
  title: string;
  options: readonly { id: string; name: string }[];
  onChoose: (option: { id: string; name: string }) => void;
}) {
  return (
    <Select
      className="app-bulk-choice"
      aria-label={label}
      value=""
      onChange={({ currentTarget: { value } }) => {
        const option = options.find(({ id }) => id === value);
        if (option !== undefined) onChoose(option);
      }}
    >
      <option value="">{title}</option>
      {options.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  );
}
