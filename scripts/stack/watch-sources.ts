import { watch } from "node:fs";
import { join } from "node:path";
import { messageOf } from "./failure.ts";
import { ROOT } from "./paths.ts";
import { ensureBuilt } from "#scripts/build/build-all.ts";

const QUIET_MS = 150;

/** Rebuilds when pages or widgets change; wrangler then reloads by itself. After a failed build, which is
 *  reported, the last good one keeps running. */
export function watchSources(log: (line: string) => void, onBuilt: () => void = () => undefined): void {
  let timer: NodeJS.Timeout | undefined;
  let building = false;
  let changedMeanwhile = false;

  const rebuild = async (): Promise<void> => {
    if (building) {
      changedMeanwhile = true;
      return;
    }
    building = true;
    try {
      do {
        changedMeanwhile = false;
        if ((await ensureBuilt(log)) === "fresh") continue;
        onBuilt();
        log("Rebuilt");
        // oxlint-disable-next-line typescript/no-unnecessary-condition -- another call sets it meanwhile
      } while (changedMeanwhile);
    } catch (error) {
      log(messageOf(error));
    } finally {
      building = false;
    }
  };

  for (const folder of ["app", "widgets"]) {
    watch(join(ROOT, folder), { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(() => void rebuild(), QUIET_MS);
    });
  }
  log("Watching app/ and widgets/ for changes");
}
