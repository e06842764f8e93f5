/** What went wrong between what people should have received and what they did. */
export interface Faults {
  /** Events that somebody did not get. */
  missing: number;
  /** Events that somebody got more than once. */
  repeated: number;
  /** Events that somebody got who was not addressed. */
  foreign: number;
  /** Events that came after a later one. */
  disordered: number;
}

/** Compares, person by person. */
export function countFaults(
  expected: readonly (readonly number[])[],
  received: readonly (readonly number[])[],
): Faults {
  const faults: Faults = { missing: 0, repeated: 0, foreign: 0, disordered: 0 };
  expected.forEach((own, person) => {
    const got = received[person] ?? [];
    const [ownSet, gotSet] = [new Set(own), new Set(got)];
    faults.missing += own.filter((seq) => !gotSet.has(seq)).length;
    faults.foreign += got.filter((seq) => !ownSet.has(seq)).length;
    faults.repeated += got.length - gotSet.size;
    faults.disordered += got.filter((seq, at) => seq < (got[at - 1] ?? 0)).length;
  });
  return faults;
}
