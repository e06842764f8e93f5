import type { Failure } from "./failure.ts";

/** Makes a promise of a failure that may be reported: it only ever rejects. */
export function createCrash(): { happened: Promise<never>; report: (failure: Failure) => void } {
  let report: (failure: Failure) => void = () => undefined;
  const happened = new Promise<never>((_, reject) => {
    report = reject;
  });
  happened.catch(() => undefined);
  return { happened, report: (failure) => report(failure) };
}
