/** What the room being away leaves in the log after the response; every order saved without a fake room writes it. */
const ROOM_IS_AWAY = /"event":"deferred-work-failed".*The room answered 503/;

let lines: string[] = [];

/** Keeps a line that the Worker wrote as an error. */
export function keepErrorLine(line: unknown): void {
  if (!ROOM_IS_AWAY.test(String(line))) lines.push(String(line));
}

/** Error lines since they were taken last; taken, they do not fail the test that caused them. */
export function takeErrorLines(): string[] {
  const taken = lines;
  lines = [];
  return taken;
}
