import { RETURN_TEXTS as TEXTS } from "#copy/returns.ts";
import { fill } from "#copy/shared/fill.ts";
import { formatNumber } from "#domain/shared/format.ts";

/** What happens to the units of one item, in words. */
export function returnLineTexts({
  name,
  cancelled,
  returned,
  restocked,
}: {
  name: string;
  cancelled: number;
  returned: number;
  restocked: boolean;
}): string[] {
  const text = (template: string, amount: number) => fill(template, { amount: formatNumber(amount), name });
  return [
    ...(cancelled > 0 ? [text(TEXTS.lineCancelled, cancelled)] : []),
    ...(returned > 0 ? [text(restocked ? TEXTS.lineReturned : TEXTS.lineLost, returned)] : []),
  ];
}
