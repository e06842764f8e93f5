/** Whether a price list counts on a day: first and last day included, open where null.
 *  @example priceListStatus({ active: true, startsOn: null, endsOn: "2026-09-30" }, "2026-10-01") // "over" */
export function priceListStatus(
  { active, startsOn, endsOn }: { active: boolean; startsOn: string | null; endsOn: string | null },
  today: string,
): "active" | "inactive" | "scheduled" | "over" {
  if (!active) return "inactive";
  if (endsOn !== null && today > endsOn) return "over";
  return startsOn !== null && today < startsOn ? "scheduled" : "active";
}
