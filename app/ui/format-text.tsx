import { formatInstant } from "#domain/shared/format.ts";

const TIME_ZONE = "America/Sao_Paulo";

/** An instant formatted, for a sentence. */
export function instantText(value: string): string {
  return formatInstant(value, TIME_ZONE);
}

/** An instant formatted, with the ISO form in a `time` element. */
export function InstantText({ value }: { value: string }) {
  return <time dateTime={value}>{instantText(value)}</time>;
}
