/** A failure that people can fix: cause and way out in one line. */
export class Failure extends Error {
  override readonly name = "Failure";

  constructor(cause: string, wayOut: string, options?: ErrorOptions) {
    super(`${cause}. ${wayOut}.`, options);
  }
}

/** Message of any thrown value, in one line. */
export function messageOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  const cause = thrown.cause instanceof Error && !(thrown instanceof Failure) ? thrown.cause.message : "";
  const message = thrown.message === "" ? thrown.name : thrown.message;
  return cause === "" || message.includes(cause) ? message : `${message} (${cause})`;
}
