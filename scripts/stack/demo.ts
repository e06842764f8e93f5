import { Failure, messageOf } from "./failure.ts";
import type { Secrets } from "./settings.ts";
import { loadDemoWorld } from "#scripts/demo/load-demo.ts";

export interface DemoOptions {
  databaseUrl: string;
  /** Secrets of the Worker. */
  secrets: Secrets;
  /** Port of the widget site, to which the demo key is bound beside its default origins. */
  widgetSitePort: number;
}

/** Loads the demo world into a fresh database; `present` when it is already there.
 *  @throws Failure naming the cause */
export async function loadDemo({
  databaseUrl,
  secrets,
  widgetSitePort,
}: DemoOptions): Promise<"loaded" | "present"> {
  try {
    const widgetOrigins = [`http://localhost:${widgetSitePort}`, `http://127.0.0.1:${widgetSitePort}`];
    return await loadDemoWorld({ databaseUrl, secrets, widgetOrigins });
  } catch (error) {
    const wayOut = "Delete .data/dev to begin with a fresh database, then start again";
    throw new Failure(`The demo world could not be loaded: ${messageOf(error)}`, wayOut, { cause: error });
  }
}
