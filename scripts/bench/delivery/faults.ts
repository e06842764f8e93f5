/** Differences between expected and received events. */
export interface Faults {
  /** Events that a person did not receive. */
  missing: number;
  /** Events that a person received more than once. */
  repeated: number;
  /** Events that a person received without being addressed. */
  foreign: number;
  /** Events received after a later one. */
  disordered: number;
}

/** Compares expected and received events, by person. */
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
