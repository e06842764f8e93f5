/** A failure that people can fix: cause and way out in one line. */
export class LaunchFailure extends Error {
  constructor(cause, wayOut) {
    super(`${cause}. ${wayOut}.`);
    this.name = "LaunchFailure";
  }
}
