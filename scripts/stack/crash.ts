import type { Failure } from "./failure.ts";

/** A promise that rejects when a failure is reported, and never resolves. */
export function createCrash(): { happened: Promise<never>; report: (failure: Failure) => void } {
  let report: (failure: Failure) => void = () => undefined;
  const happened = new Promise<never>((_, reject) => {
    report = reject;
  });
  happened.catch(() => undefined);
  return { happened, report: (failure) => report(failure) };
}
