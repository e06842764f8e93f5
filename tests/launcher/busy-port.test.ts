import { createServer } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { findPlace, launch, processesNaming } from "./launch.ts";

test.each([
  ["PORT", "the portal"],
  ["WIDGET_SITE_PORT", "the widget demo site"],
  ["PARTYKIT_PORT", "the live rooms (PartyKit)"],
  ["SQLD_PORT", "the database (sqld)"],
] as const)(
  "npm start names a busy %s, who wanted it and the way out, in one line",
  async (variable, what) => {
    const place = await findPlace();
    const port = Number(place.env[variable]);
    await occupy(port);

    const start = launch("scripts/start.mjs", place.env);

    expect(await start.exitCode()).toBe(1);
    expect(start.errors()).toBe(
      `Port ${port}, wanted by ${what}, is in use. Stop the program that uses it, or choose another port: ${variable}=${port + 1000} npm start.\n`,
    );
    expect(start.output()).toBe("");
    expect(processesNaming(place.dataDir)).toEqual([]);
  },
);

test("npm start names a port setting that is no port", async () => {
  const { env } = await findPlace();

  const start = launch("scripts/start.mjs", { ...env, PORT: "80a" });

  expect(await start.exitCode()).toBe(1);
  expect(start.errors()).toBe('PORT is "80a", which is no port. Set it to a number between 1 and 65535.\n');
});

function occupy(port: number): Promise<void> {
  const server = createServer();
  onTestFinished(() => void server.close());
  return new Promise((resolve) => server.listen(port, "127.0.0.1", resolve));
}
