/// <reference types="@cloudflare/vitest-pool-workers/types" />
import { env } from "cloudflare:workers";
import type { Settings } from "#worker/env.ts";

/** Bindings of the API tests, with the address of the second shard. */
export const apiEnv = env as Settings & { SHARD_DATABASE_URL: string };
