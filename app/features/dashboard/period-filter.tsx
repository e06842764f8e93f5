import "./dashboard.css";
import { Form, Link } from "@remix-run/react";
import { PERIOD_TEXTS } from "#copy/dashboard.ts";
import type { Period, PeriodName } from "#domain/dashboard/period.ts";
import { FormField } from "#app/ui/form-field.tsx";
import { HiddenField } from "#app/ui/input.tsx";
import { Button } from "#app/ui/button.tsx";

/** Typed dates of an own period, with error codes by field. */
export interface PeriodFields {
  from: string;
  until: string;
  errors: Record<string, string>;
}

const READY: readonly Exclude<PeriodName, "custom">[] = ["7d", "30d", "90d", "year"];

/** Period filter of a dashboard; the period is in the address. */
export function PeriodFilter({ period, fields }: { period: Period; fields: PeriodFields }) {
  const { errors } = fields;
  const isOwn = period.name === "custom" || Object.keys(errors).length > 0;
  return (
    <nav className="app-period app-row app-row--top app-row--end" aria-label={PERIOD_TEXTS.label}>
      <ul className="app-period__names">
        {READY.map((name) => (
          <li key={name}>
            <Link
              to={`?period=${name}`}
              preventScrollReset
              aria-current={period.name === name && !isOwn ? "true" : undefined}
            >
              {PERIOD_TEXTS.names[name]}
            </Link>
          </li>
        ))}
      </ul>
      <details className="app-period__own" open={isOwn} key={`${period.name} ${period.from} ${period.until}`}>
        <summary data-current={isOwn}>{PERIOD_TEXTS.names.custom}</summary>
        <Form method="get" className="app-row app-row--top app-gap-12" preventScrollReset>
          <HiddenField name="period" value="custom" />
          <FormField
            name="from"
            type="date"
            label={PERIOD_TEXTS.from}
            defaultValue={fields.from || period.from}
            error={errors["from"]}
            required
          />
          <FormField
            name="until"
            type="date"
            label={PERIOD_TEXTS.until}
            defaultValue={fields.until || period.until}
            error={errors["until"]}
            required
          />
          <Button type="submit">{PERIOD_TEXTS.apply}</Button>
        </Form>
      </details>
    </nav>
  );
}
