/** A failure that people can act on: what happened and the way out, in one line. */
export class LaunchFailure extends Error {
  constructor(cause, wayOut) {
    super(`${cause}. ${wayOut}.`);
    this.name = "LaunchFailure";
  }
}
