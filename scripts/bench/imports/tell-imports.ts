import { figureUpTo, round } from "../report.ts";
import type { Figure, Section } from "../report.ts";
import type { ImportRun, ImportStep } from "./run-imports.ts";

/** Aim: a file of this many rows takes at most this many seconds. */
const AIM = { rows: 20_000, seconds: 60 };
/** How much more memory a step may hold for the largest file than for the smallest; not every buffer is seen full. */
const MAX_GROWTH_MIB = 8;
/** Memory limit of an isolate on the platform. */
const ISOLATE_MIB = 128;
const MEBIBYTE = 2 ** 20;

/** Memory and time of each step by file size, the growth from the smallest to the largest, and the total time of a
 *  file. */
export function tellImports(runs: readonly ImportRun[], hard: readonly ImportStep[]): Section {
  const formats = [...new Set(runs.map(({ format }) => format))];
  return {
    title:
      "Importing files: memory that the isolate's step holds (of the process), and time, by rows of the file",
    figures: [
      ...formats.flatMap((format) => {
        const own = runs.filter((run) => run.format === format);
        return (own[0]?.steps ?? []).map((_, at) => stepFigure(own, at));
      }),
      ...hard.map(hardFigure),
      ...runs.flatMap(({ format, rows, steps }) =>
        (["new", "changed"] as const).map((what) => timeFigure(`${format}, ${what}`, rows, steps, what)),
      ),
    ],
  };
}

function stepFigure(runs: readonly ImportRun[], at: number): Figure {
  const seen = runs.flatMap(({ rows, steps }) => {
    const step = steps[at];
    return step === undefined ? [] : [{ rows, step }];
  });
  const [smallest, largest] = [seen[0]?.step.heapBytes ?? 0, seen.at(-1)?.step.heapBytes ?? 0];
  const growth = (largest - smallest) / MEBIBYTE;
  return {
    what: `${runs[0]?.format ?? ""}, ${seen[0]?.step.name ?? ""}`,
    value: `${seen.map(({ rows, step }) => tellStep(rows, step)).join(" | ")} | ${growth < 0 ? "" : "+"}${round(growth)} MiB`,
    aim: `≤ +${String(MAX_GROWTH_MIB)} MiB`,
    verdict: growth <= MAX_GROWTH_MIB ? "held" : "missed",
    numbers: Object.fromEntries(seen.map(({ rows, step }) => [String(rows), step.heapBytes])),
  };
}

function hardFigure({ name, wholeBytes, heapBytes, processBytes, seconds }: ImportStep): Figure {
  const process = processBytes === null ? "–" : round(processBytes / MEBIBYTE);
  const held = `+${round(heapBytes / MEBIBYTE)} (${process}) MiB, ${round(seconds)} s`;
  const whole = wholeBytes / MEBIBYTE;
  return {
    what: name,
    value: `${round(whole)} MiB with all that the isolate is, ${held}`,
    aim: `≤ ${String(ISOLATE_MIB)} MiB`,
    verdict: whole <= ISOLATE_MIB ? "held" : "missed",
    numbers: { whole, heap: heapBytes },
  };
}

function tellStep(rows: number, { heapBytes, processBytes, seconds }: ImportStep): string {
  const process = processBytes === null ? "–" : round(processBytes / MEBIBYTE);
  return `${String(rows)}: ${round(heapBytes / MEBIBYTE)} (${process}) MiB ${round(seconds)} s`;
}

function timeFigure(what: string, rows: number, steps: readonly ImportStep[], kind: string): Figure {
  const own = steps.filter(({ name }) => name.endsWith(`, ${kind}`));
  const seconds = own.reduce((sum, step) => sum + step.seconds, 0);
  return figureUpTo({
    what: `${what}: all of ${String(rows)} rows`,
    number: seconds,
    limit: (AIM.seconds * Math.max(rows, AIM.rows)) / AIM.rows,
    unit: "s",
    otherwise: "missed",
  });
}
