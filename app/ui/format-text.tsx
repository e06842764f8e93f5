import { formatInstant } from "#domain/shared/format.ts";

const TIME_ZONE = "America/Sao_Paulo";

/** An instant as people read it, with the machine's form beside it. */
export function InstantText({ value }: { value: string }) {
  return <time dateTime={value}>{formatInstant(value, TIME_ZONE)}</time>;
}
