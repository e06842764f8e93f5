import { expect, test } from "vitest";
import { DomainError } from "#domain/shared/errors.ts";
import { developmentHint } from "./development-hint.ts";
import { SettingsError } from "./env.ts";

const missing = new SettingsError(["SESSION_SECRET", "PARTYKIT_URL"]);
const away = new DomainError("DATABASE_UNAVAILABLE", {});
const LOCAL = "http://nortesul.localhost:8787/kits";

test("on a developer's machine a page names the settings that are missing and the command that brings them", () => {
  const hint = developmentHint(missing, {}, LOCAL);

  expect(hint?.description).toContain("SESSION_SECRET, PARTYKIT_URL");
  expect(hint?.description).toContain("npm run services");
});

test("on a developer's machine a page names the database that is away and the command that starts it", () => {
  const bindings = { ENVIRONMENT: "development", DIRECTORY_DATABASE_URL: "http://127.0.0.1:8889" };

  const hint = developmentHint(away, bindings, LOCAL);

  expect(hint?.description).toContain("http://127.0.0.1:8889");
  expect(hint?.description).toContain("npm run services");
});

test.each([
  ["in production", missing, { ENVIRONMENT: "production" }, LOCAL],
  ["on another machine", missing, {}, "https://portal.example/kits"],
  ["at a name that only looks local", missing, {}, "https://localhost.example/kits"],
  ["for another error", new Error("x"), {}, LOCAL],
  ["for a refusal", new DomainError("NOT_FOUND", { entity: "path", id: "/" }), {}, LOCAL],
])("%s nothing of it is told", (_case, error, bindings, url) => {
  expect(developmentHint(error, bindings, url)).toBeNull();
});
