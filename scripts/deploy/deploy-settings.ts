import { Failure } from "#scripts/stack/failure.ts";
import { parseSettings } from "#worker/env.ts";
import type { Settings } from "#worker/env.ts";

export interface DeploySettings {
  /** Production settings of the Worker. */
  worker: Settings;
}

const PLATFORM_SETTINGS = [
  "CLOUDFLARE_API_TOKEN",
  "CLOUDFLARE_ACCOUNT_ID",
  "PARTYKIT_LOGIN",
  "PARTYKIT_TOKEN",
];

/** Reads the settings of a deployment from the environment.
 *  @throws Failure naming every missing one */
export function readDeploySettings(
  environment: Readonly<Record<string, string | undefined>>,
): DeploySettings {
  const missing = PLATFORM_SETTINGS.filter((name) => !environment[name]);
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const candidate = { ...given, ENVIRONMENT: "production", BUILD_VERSION: String(Date.now()) };
  const worker = parseOrName(candidate, missing);
  if (worker === undefined || missing.length > 0) {
    throw new Failure(
      `Nothing was deployed: settings missing or malformed: ${missing.join(", ")}`,
      "Set them in the environment; a rehearsal needs none: npm run deploy -- --dry-run",
    );
  }
  return { worker };
}

function parseOrName(candidate: object, missing: string[]): Settings | undefined {
  try {
    return parseSettings(candidate);
  } catch (error) {
    const names = error instanceof Error ? error.message.replace(/^[^:]*:\s*/, "") : String(error);
    missing.push(names);
    return undefined;
  }
}
