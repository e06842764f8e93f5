import { expect, test } from "vitest";
import { parseSettings } from "./env.ts";

const ENV = {
  ENVIRONMENT: "production",
  ERROR_REPORTING_KEY: "key",
  DIRECTORY_DATABASE_URL: "https://database.test",
  PARTYKIT_URL: "https://rooms.test",
  PARTYKIT_PUBLIC_URL: "https://rooms.test",
  SESSION_SECRET: "s".repeat(32),
  PASSWORD_PEPPER: "p".repeat(32),
  LIVE_SECRET: "l".repeat(32),
};

test("a complete environment is read with its defaults", () => {
  expect(parseSettings(ENV)).toMatchObject({
    PORTAL_HOSTS: "localhost",
    DEFAULT_DISTRIBUTOR: "",
    BUILD_VERSION: "0",
  });
});

test.each(Object.keys(ENV))("an environment without %s is refused by that name", (name) => {
  const { [name as keyof typeof ENV]: _left, ...rest } = ENV;
  expect(() => parseSettings(rest)).toThrow(`settings missing or malformed: ${name}`);
});

test("a secret has at least 32 characters", () => {
  expect(() => parseSettings({ ...ENV, LIVE_SECRET: "l".repeat(31) })).toThrow("LIVE_SECRET");
});
