import { fill } from "#copy/shared/fill.ts";
import { REQUEST_LIST_TEXTS as TEXTS } from "#copy/requests/requests.ts";
import { REQUEST_EMPTY_DATE_TEXTS } from "#copy/spec/requests.ts";
import { formatDay } from "#domain/shared/format.ts";
import { Badge } from "#app/ui/badge.tsx";

/** Last day of a budget. */
export function ExpiryText({ expiresOn, isExpired }: { expiresOn: string | null; isExpired: boolean }) {
  if (expiresOn === null) return <span className="app-quiet">{REQUEST_EMPTY_DATE_TEXTS.expiryDate}</span>;
  const day = formatDay(expiresOn);
  if (!isExpired) return fill(TEXTS.until, { day });
  return <Badge tone="warn">{fill(TEXTS.expired, { day })}</Badge>;
}
