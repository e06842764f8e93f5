import { useId } from "react";
import { KIT_BUYER_TEXTS } from "#copy/widgets.ts";
import type { KitList, KitListQuery } from "#domain/kits/kit-list-schema.ts";
import { AlertIcon } from "#widgets/icons/outline-icons.tsx";
import { classNames } from "#widgets/class-names.ts";
import type { KitFilter } from "./kit-filter.ts";

const SORTS: readonly KitListQuery["sort"][] = ["power", "price", "pricePerKwp"];

export interface KitFiltersProps {
  filter: KitFilter;
  structures: KitList["filter"]["structures"];
  /** Error of the power range; null without one. */
  problem: string | null;
  /** Whether prices are shown, so that kits can be sorted by price. */
  canSortByPrice: boolean;
  onChange: (filter: KitFilter) => void;
  /** Called when the person leaves a field. */
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
      part="filters"
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
      <ChoiceField
        text={KIT_BUYER_TEXTS.structure}
        value={filter.structure}
        options={[
          ["", KIT_BUYER_TEXTS.anyStructure],
          ...structures.map(({ id, name }) => [id, name] as const),
        ]}
        onChange={(structure) => {
          onChange({ ...filter, structure });
        }}
      />
      <ChoiceField
        className="gs-filters__sort"
        text={KIT_BUYER_TEXTS.sort}
        value={filter.sort}
        options={SORTS.filter((sort) => canSortByPrice || sort === "power").map(
          (sort) => [sort, KIT_BUYER_TEXTS.sorts[sort]] as const,
        )}
        onChange={(chosen) => {
          onChange({ ...filter, sort: SORTS.find((known) => known === chosen) ?? filter.sort });
        }}
      />
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

interface ChoiceFieldProps {
  text: string;
  value: string;
  /** Values and their labels. */
  options: readonly (readonly [string, string])[];
  className?: string;
  onChange: (value: string) => void;
}

function ChoiceField({ text, value, options, className, onChange }: ChoiceFieldProps) {
  return (
    <label className={classNames("gs-affix gs-affix--select", className)}>
      <span>{text}</span>
      <select
        value={value}
        onChange={(event) => {
          onChange(event.currentTarget.value);
        }}
      >
        {options.map(([option, name]) => (
          <option key={option} value={option}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
