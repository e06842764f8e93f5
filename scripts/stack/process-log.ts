import { createWriteStream, existsSync, mkdirSync, openSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { stripVTControlCharacters } from "node:util";

const KEPT_LINES = 200;
const LARGEST_LOG_BYTES = 5_000_000;

/** Output of a child: complete in a file, the last lines in memory. */
export interface ProcessLog {
  write(chunk: Buffer): void;
  lastLines(): readonly string[];
  close(): void;
}

/** The file grows over restarts, and starts anew when it is large. */
export function createProcessLog(file: string): ProcessLog {
  mkdirSync(dirname(file), { recursive: true });
  const large = existsSync(file) && statSync(file).size > LARGEST_LOG_BYTES;
  const stream = createWriteStream(file, { fd: openSync(file, large ? "w" : "a") });
  // A full disk must not end the watched program; the last lines stay in memory.
  stream.on("error", () => undefined);
  const lines: string[] = [];
  let rest = "";
  return {
    write(chunk) {
      if (stream.writable) stream.write(chunk);
      const parts = (rest + stripVTControlCharacters(chunk.toString("utf8"))).split("\n");
      rest = parts.pop() ?? "";
      lines.push(...parts.filter((line) => line.trim() !== ""));
      lines.splice(0, Math.max(0, lines.length - KEPT_LINES));
    },
    lastLines: () => (rest.trim() === "" ? [...lines] : [...lines, rest]),
    close: () => stream.end(),
  };
}

/** Patterns of errors, the clearest first: a place in a file, a named error, a word such as "failed". */
const TELLING = [
  /:\d+:\d+: (error|ERROR)/,
  /\b\w*(Error|ERROR|panicked)\b.*\S/,
  /error|fail|cannot|address.*in use/i,
];

/** The line of a log that most likely names the cause. */
export function findTellingLine(lines: readonly string[]): string {
  for (const pattern of TELLING) {
    const line = lines.findLast((candidate) => pattern.test(candidate) && !/^\s+at /.test(candidate));
    if (line !== undefined) return line.trim();
  }
  return (lines.at(-1) ?? "it printed nothing").trim();
}
