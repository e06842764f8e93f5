import { useId } from "react";
import { KIT_BUYER_TEXTS } from "#copy/widgets.ts";
import type { KitList, KitListQuery } from "#domain/kits/kit-list-schema.ts";
import { AlertIcon } from "#widgets/icons/outline-icons.tsx";
import type { KitFilter } from "./kit-filter.ts";

const SORTS: readonly KitListQuery["sort"][] = ["power", "price", "pricePerKwp"];

export interface KitFiltersProps {
  filter: KitFilter;
  structures: KitList["filter"]["structures"];
  /** What is wrong with the power range, or null. */
  problem: string | null;
  /** Sorting by price makes no sense where prices are not shown. */
  canSortByPrice: boolean;
  onChange: (filter: KitFilter) => void;
  /** The user is done with a field. */
  onApply: () => void;
}

/** Power range, structure and order of a list of kits. */
export function KitFilters({
  filter,
  structures,
  problem,
  canSortByPrice,
  onChange,
  onApply,
}: KitFiltersProps) {
  const problemId = useId();
  const power = { isInvalid: problem !== null, problemId };
  return (
    <form
      className="gs-filters"
      role="search"
      aria-label={KIT_BUYER_TEXTS.filters}
      onSubmit={(event) => {
        event.preventDefault();
        onApply();
      }}
    >
      <PowerField
        {...power}
        text={KIT_BUYER_TEXTS.from}
        label={KIT_BUYER_TEXTS.powerFrom}
        value={filter.from}
        onChange={(from) => {
          onChange({ ...filter, from });
        }}
      />
      <PowerField
        {...power}
        text={KIT_BUYER_TEXTS.to}
        label={KIT_BUYER_TEXTS.powerTo}
        value={filter.to}
        onChange={(to) => {
          onChange({ ...filter, to });
        }}
      />
      <label className="gs-affix gs-affix--select">
        <span>{KIT_BUYER_TEXTS.structure}</span>
        <select
          value={filter.structure}
          onChange={(event) => {
            onChange({ ...filter, structure: event.currentTarget.value });
          }}
        >
          <option value="">{KIT_BUYER_TEXTS.anyStructure}</option>
          {structures.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className="gs-affix gs-affix--select gs-filters__sort">
        <span>{KIT_BUYER_TEXTS.sort}</span>
        <select
          value={filter.sort}
          onChange={(event) => {
            const sort = SORTS.find((known) => known === event.currentTarget.value);
            onChange({ ...filter, sort: sort ?? filter.sort });
          }}
        >
          {SORTS.filter((sort) => canSortByPrice || sort === "power").map((sort) => (
            <option key={sort} value={sort}>
              {KIT_BUYER_TEXTS.sorts[sort]}
            </option>
          ))}
        </select>
      </label>
      <p className="gs-field-error gs-filters__problem" id={problemId} role="alert">
        {problem !== null && (
          <>
            <AlertIcon />
            {problem}
          </>
        )}
      </p>
    </form>
  );
}

interface PowerFieldProps {
  text: string;
  label: string;
  value: string;
  isInvalid: boolean;
  problemId: string;
  onChange: (value: string) => void;
}

function PowerField({ text, label, value, isInvalid, problemId, onChange }: PowerFieldProps) {
  return (
    <label className="gs-affix gs-affix--power">
      <span aria-hidden="true">{text}</span>
      <input
        type="text"
        inputMode="decimal"
        autoComplete="off"
        maxLength={9}
        placeholder="0,00"
        aria-label={label}
        aria-invalid={isInvalid}
        aria-describedby={isInvalid ? problemId : undefined}
        value={value}
        onChange={(event) => {
          onChange(event.currentTarget.value);
        }}
      />
      <span aria-hidden="true">{KIT_BUYER_TEXTS.powerUnit}</span>
    </label>
  );
}
