/** The state of a price list on a day. The first and the last day are included; null leaves that end open.
 *  @example priceListStatus({ active: true, startsOn: null, endsOn: "2026-09-30" }, "2026-10-01") // "over" */
export function priceListStatus(
  { active, startsOn, endsOn }: { active: boolean; startsOn: string | null; endsOn: string | null },
  today: string,
): "active" | "inactive" | "scheduled" | "over" {
  if (!active) return "inactive";
  if (endsOn !== null && today > endsOn) return "over";
  return startsOn !== null && today < startsOn ? "scheduled" : "active";
}
