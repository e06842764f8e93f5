import { CLOSED_KITS_TEXTS as TEXTS } from "#copy/closed-kits.ts";
import { KIT_SALE_STATES } from "#domain/kits/closed-kit-defaults.ts";
import type { ClosedKitListQuery } from "#domain/kits/closed-kit-schema.ts";
import { formatNumber } from "#domain/shared/format.ts";
import { FormField } from "#app/ui/form-field.tsx";
import type { ActiveFilter } from "#app/ui/list-toolbar.tsx";
import { SelectField } from "#app/ui/select-field.tsx";

interface FiltersProps {
  query: ClosedKitListQuery;
  structures: readonly { id: string; name: string }[];
}

/** Filters of the list of kits, except the search. */
export function ClosedKitFilters({ query, structures }: FiltersProps) {
  const power = { inputMode: "decimal", autoComplete: "off", maxLength: 10 } as const;
  return (
    <>
      <FormField name="minPower" label={TEXTS.minPower} defaultValue={query.minPower} {...power} />
      <FormField name="maxPower" label={TEXTS.maxPower} defaultValue={query.maxPower} {...power} />
      <SelectField
        name="structure"
        label={TEXTS.structure}
        emptyLabel={TEXTS.anyStructure}
        defaultValue={query.structure ?? ""}
        options={structures.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <SelectField
        name="sale"
        label={TEXTS.sale}
        emptyLabel={TEXTS.anySale}
        defaultValue={query.sale ?? ""}
        options={KIT_SALE_STATES.map((value) => ({ value, label: TEXTS.sales[value] }))}
      />
      <SelectField
        name="promotional"
        label={TEXTS.promotion}
        emptyLabel={TEXTS.anyPromotion}
        defaultValue={query.promotional === undefined ? "" : String(query.promotional)}
        options={TRUTHS.map((value) => ({ value, label: TEXTS.promotions[value] }))}
      />
      <SelectField
        name="active"
        label={TEXTS.active}
        defaultValue={String(query.active)}
        options={TRUTHS.map((value) => ({ value, label: TEXTS.actives[value] }))}
      />
      <SelectField
        name="rule"
        label={TEXTS.origin}
        emptyLabel={TEXTS.anyOrigin}
        defaultValue={query.rule ?? ""}
        options={[{ value: "manual", label: TEXTS.manual }]}
      />
    </>
  );
}

const TRUTHS = ["true", "false"] as const;

/** The active filters, in words. */
export function activeKitFilters(
  query: ClosedKitListQuery,
  structures: FiltersProps["structures"],
): ActiveFilter[] {
  const { minPower, maxPower, structure, sale, promotional, active, rule } = query;
  const on = (name: string, label: string): ActiveFilter => ({ names: [name], label });
  const power = (label: string, value: number) => `${label}: ${formatNumber(value)}`;
  return [
    ...(minPower === undefined ? [] : [on("minPower", power(TEXTS.minPower, minPower))]),
    ...(maxPower === undefined ? [] : [on("maxPower", power(TEXTS.maxPower, maxPower))]),
    ...(structure === undefined
      ? []
      : [on("structure", structures.find(({ id }) => id === structure)?.name ?? TEXTS.structure)]),
    ...(sale === undefined ? [] : [on("sale", TEXTS.sales[sale])]),
    ...(promotional === undefined
      ? []
      : [on("promotional", TEXTS.promotions[promotional ? "true" : "false"])]),
    ...(active ? [] : [on("active", TEXTS.actives.false)]),
    ...(rule === undefined ? [] : [on("rule", rule === "manual" ? TEXTS.manual : TEXTS.automaticBadge)]),
  ];
}
