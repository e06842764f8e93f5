import { statSync } from "node:fs";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Divides the files of a project so that the parts of a run take about as long as each other: by their sizes, which tell
 *  more of that than their number. */
export class EvenShards extends BaseSequencer {
  override shard(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { index, count } = this.ctx.config.shard ?? { index: 1, count: 1 };
    const sized = files.map((file) => ({ file, weight: statSync(file.moduleId).size }));
    return Promise.resolve(divide(sized, count)[index - 1] ?? []);
  }
}

/** Gives each file to the lightest part, the heaviest file first. */
export function divide<File extends { moduleId: string }>(
  files: readonly { file: File; weight: number }[],
  count: number,
): File[][] {
  const parts = Array.from({ length: count }, () => ({ weight: 0, files: [] as File[] }));
  const heaviestFirst = [...files].sort(
    (one, other) => other.weight - one.weight || (one.file.moduleId < other.file.moduleId ? -1 : 1),
  );
  for (const { file, weight } of heaviestFirst) {
    const lightest = parts.reduce((least, part) => (part.weight < least.weight ? part : least));
    lightest.weight += weight;
    lightest.files.push(file);
  }
  return parts.map((part) => part.files);
}
