import { existsSync } from "node:fs";
import { join } from "node:path";
import { Failure, messageOf } from "./failure.ts";
import { ROOT } from "./paths.ts";

/** Loads the demo world into a fresh database; says `present` when it is there.
 *  @throws Failure naming the cause */
export async function loadDemo(databaseUrl: string, pepper: string): Promise<"loaded" | "present"> {
  try {
    const { loadDemoWorld } = await import("#scripts/demo/load-demo.ts");
    return await loadDemoWorld({ databaseUrl, pepper });
  } catch (error) {
    const wayOut = "Delete .data/dev to begin with a fresh database, then start again";
    throw new Failure(`The demo world could not be loaded: ${messageOf(error)}`, wayOut, { cause: error });
  }
}

/** Publishable key of the demo distributor's widgets; empty while there is no demo world. */
export async function readDemoWidgetKey(): Promise<string> {
  if (!existsSync(join(ROOT, "scripts/demo/demo-keys.ts"))) return "";
  const { DEMO_WIDGET_KEY } = await import("#scripts/demo/demo-keys.ts");
  return DEMO_WIDGET_KEY;
}
