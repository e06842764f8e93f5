import { PeriodQuerySchema } from "#domain/dashboard/period-schema.ts";
import { DEFAULT_PERIOD, type PeriodQuery } from "#domain/dashboard/period.ts";
import type { PeriodFields } from "./period-filter.tsx";

/** The period in the address; for an invalid one, the default period with errors by field. */
export function periodOf(request: Request): { query: PeriodQuery; fields: PeriodFields } {
  const { searchParams } = new URL(request.url);
  const typed = (name: string) => searchParams.get(name) ?? undefined;
  const given = { period: typed("period"), from: typed("from"), until: typed("until") };
  const parsed = PeriodQuerySchema.safeParse(given);
  const fields = { from: given.from ?? "", until: given.until ?? "" };
  if (parsed.success) return { query: parsed.data, fields: { ...fields, errors: {} } };
  const errors = Object.fromEntries(
    parsed.error.issues.map((issue) => [
      String(issue.path[0]),
      issue.code === "custom" ? String(issue.params?.["code"]) : "INVALID",
    ]),
  );
  return { query: { period: DEFAULT_PERIOD }, fields: { ...fields, errors } };
}
