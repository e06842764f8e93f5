import { useSearchParams } from "@remix-run/react";
import { PAYMENT_LIST_TEXTS as TEXTS } from "#copy/payments/list.ts";
import { PROVIDER_TEXTS } from "#copy/payments/provider.ts";
import { CHARGE_TEXTS } from "#copy/requests/charges.ts";
import { fill } from "#copy/shared/fill.ts";
import type { PaymentListQuery } from "#domain/payments/payment-list-schema.ts";
import { formatDay } from "#domain/shared/format.ts";
import { FormField } from "#app/ui/form-field.tsx";
import type { ActiveFilter } from "#app/ui/list-toolbar.tsx";
import { SelectField } from "#app/ui/select-field.tsx";

/** What is chosen from, by filter. */
const CHOICES = {
  status: { toReview: TEXTS.toReview, ...CHARGE_TEXTS.chargeStatuses },
  method: CHARGE_TEXTS.chargeMethods,
  provider: PROVIDER_TEXTS.providers,
} as const satisfies Record<string, Readonly<Record<string, string>>>;
const DAYS = ["from", "until"] as const;

/** Filters of a list of charges, filled from the address; that of who collects is for the distributor. */
export function ChargeFilters({ side }: { side: "integrator" | "distributor" }) {
  const [params] = useSearchParams();
  const names = (["status", "method", "provider"] as const).filter(
    (name) => side === "distributor" || name !== "provider",
  );
  const fieldOf = (name: (typeof names)[number] | (typeof DAYS)[number]) => ({
    ...{ name, id: `filter-${name}`, label: TEXTS[name], defaultValue: params.get(name) ?? "" },
  });
  return (
    <>
      {names.map((name) => (
        <SelectField
          key={name}
          {...fieldOf(name)}
          emptyLabel={TEXTS.any}
          options={Object.entries(CHOICES[name]).map(([value, label]) => ({ value, label }))}
        />
      ))}
      {DAYS.map((name) => (
        <FormField key={name} {...fieldOf(name)} type="date" />
      ))}
    </>
  );
}

/** The active filters in words. */
export function activeChargeFilters(query: PaymentListQuery): ActiveFilter[] {
  const { search, status, method, provider, from, until } = query;
  const named = (name: "status" | "method" | "provider" | "from" | "until", value: string | undefined) =>
    value !== undefined && {
      names: [name],
      label: fill(TEXTS.is, { label: TEXTS[name], value }),
    };
  const active: (ActiveFilter | false)[] = [
    search !== undefined &&
      search !== "" && { names: ["search"], label: fill(TEXTS.searchedFor, { text: search }) },
    named("status", status && CHOICES.status[status]),
    named("method", method && CHARGE_TEXTS.chargeMethods[method]),
    named("provider", provider && PROVIDER_TEXTS.providers[provider]),
    named("from", from && formatDay(from)),
    named("until", until && formatDay(until)),
  ];
  return active.filter((one) => one !== false);
}
