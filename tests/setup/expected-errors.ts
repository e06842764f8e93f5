/** Log line of an unavailable room; every order without a fake room causes it. */
const ROOM_IS_AWAY = /"event":"deferred-work-failed".*The room answered 503/;

let lines: string[] = [];

/** Keeps an error line of the Worker. */
export function keepErrorLine(line: unknown): void {
  if (!ROOM_IS_AWAY.test(String(line))) lines.push(String(line));
}

/** Error lines since the last call; lines that are taken do not fail their test. */
export function takeErrorLines(): string[] {
  const taken = lines;
  lines = [];
  return taken;
}
