import { join } from "node:path";
import { cloudflareTest } from "@cloudflare/vitest-pool-workers";
import { defineConfig } from "vitest/config";

/** Bindings of the Worker in API tests; the databases are started by the global set-up. */
const apiBindings = {
  ENVIRONMENT: "test",
  ERROR_REPORTING_KEY: "none",
  PORTAL_HOSTS: "portal.test",
  DEFAULT_DISTRIBUTOR: "",
  SESSION_SECRET: "session-secret-of-the-api-tests-0123456789",
  PASSWORD_PEPPER: "password-pepper-of-the-api-tests-0123456789",
  LIVE_SECRET: "live-secret-of-the-api-tests-0123456789",
  SEALING_SECRET: "sealing-secret-of-the-api-tests-0123456789",
};

/** A test that asserts nothing fails, and so does a run in which a test was left alone with `.only`. */
const STRICT = { allowOnly: false, expect: { requireAssertions: true } };

export default defineConfig({
  test: {
    allowOnly: false,
    projects: [
      {
        test: {
          ...STRICT,
          name: "unit",
          include: [
            "app/**/*.test.{ts,tsx}",
            "scripts/**/*.test.ts",
            "tests/unit/**/*.test.ts",
            "worker/**/*.test.ts",
          ],
          setupFiles: ["tests/setup/fail-on-console-error.ts"],
          testTimeout: 30_000,
          // A process for each file costs twice what the tests do. What one of them stubs, it has taken back itself.
          isolate: false,
          unstubGlobals: true,
        },
      },
      {
        plugins: [
          cloudflareTest(({ inject }) => ({
            main: "./tests/setup/api-worker.ts",
            miniflare: {
              compatibilityDate: "2026-10-01",
              compatibilityFlags: ["nodejs_compat"],
              r2Buckets: ["FILES"],
              serviceBindings: { ASSETS: { disk: { path: join(import.meta.dirname, "app/public") } } },
              bindings: {
                ...apiBindings,
                DIRECTORY_DATABASE_URL: inject("directoryUrl"),
                SHARD_DATABASE_URL: inject("shardUrl"),
                PARTYKIT_URL: inject("roomUrl"),
                PARTYKIT_PUBLIC_URL: inject("roomUrl"),
              },
            },
          })),
        ],
        test: {
          ...STRICT,
          name: "api",
          include: ["tests/api/**/*.test.ts"],
          globalSetup: ["tests/setup/api-global-setup.ts"],
          setupFiles: ["tests/setup/api-console.ts"],
          // The API is loaded once, not for each file: half of the time went into that.
          isolate: false,
          testTimeout: 120_000,
        },
      },
      {
        test: {
          ...STRICT,
          name: "party",
          include: ["tests/party/**/*.test.ts"],
          globalSetup: ["tests/setup/party-global-setup.ts"],
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...STRICT,
          name: "widgets",
          include: ["widgets/**/*.test.{ts,tsx}"],
          setupFiles: ["tests/setup/fail-on-console-error.ts"],
        },
      },
      {
        test: {
          ...STRICT,
          name: "e2e",
          include: ["tests/e2e/**/*.test.ts"],
          globalSetup: ["tests/setup/e2e-global-setup.ts"],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { ...STRICT.expect, poll: { timeout: 20_000 } },
          fileParallelism: false,
          retry: 1,
          // One browser, whose caches stay, for all files (`tests/e2e/session.ts`).
          isolate: false,
        },
      },
      {
        test: {
          ...STRICT,
          name: "faults",
          include: ["tests/faults/**/*.test.ts"],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          fileParallelism: false,
          // One stack for all files (`tests/faults/use-stack.ts`).
          isolate: false,
          retry: 1,
        },
      },
      {
        test: {
          ...STRICT,
          name: "launcher",
          include: ["tests/launcher/**/*.test.ts"],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          fileParallelism: false,
          retry: 1,
        },
      },
    ],
  },
});
