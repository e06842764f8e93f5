/** The text by which virus scanners are tested, harmless and of no type that is taken: https://www.eicar.org. */
export const VIRUS_TEST = new TextEncoder().encode(
  String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*`,
);
