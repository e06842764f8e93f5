import { expect, test, vi } from "vitest";
import { apiEnv } from "#tests/factories/api-env.ts";
import { createTestDistributor, createTestUser } from "#tests/factories/distributor.ts";
import { type Answer, callApi } from "#tests/setup/call-api.ts";
import { takeErrorLines } from "#tests/setup/expected-errors.ts";

const CLOSED_PORT = "http://127.0.0.1:9";

/** Makes the rooms' server answer its health check. */
function openRoomServer(): void {
  const send = globalThis.fetch.bind(globalThis);
  vi.spyOn(globalThis, "fetch").mockImplementation((input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    return url === `${apiEnv.PARTYKIT_URL}/party/health`
      ? Promise.resolve(Response.json({}))
      : send(input, init);
  });
}

const RATE_LIMIT = { OPEN_RATE_LIMIT: { limit: () => Promise.resolve({ success: true }) } };

test("the Worker is alive whatever it leans on", async () => {
  const answer = await callApi("GET", "/health", { env: { DIRECTORY_DATABASE_URL: CLOSED_PORT } });
  expect(answer.status).toBe(200);
  expect(answer.data).toEqual({ status: "ok" });
});

test("the Worker is ready when database, rooms and bindings are there", async () => {
  openRoomServer();
  const answer = await callApi("GET", "/health/ready", { env: RATE_LIMIT });
  expect(answer.status).toBe(200);
  expect(answer.data).toEqual({ ready: true, checks: { database: true, room: true, bindings: true } });
});

test("with the rooms' server away the Worker is not ready and says so", async () => {
  const answer = await callApi("GET", "/health/ready", { env: RATE_LIMIT });
  expect(answer.status).toBe(503);
  expect(answer.data).toEqual({ ready: false, checks: { database: true, room: false, bindings: true } });
});

test("without its rate limit the Worker is not ready", async () => {
  openRoomServer();
  const answer = await callApi("GET", "/health/ready");
  expect(answer.status).toBe(503);
  expect(answer.data).toMatchObject({ checks: { bindings: false } });
});

test("with the database away the Worker is not ready", async () => {
  const answer = await callApi("GET", "/health/ready", { env: { DIRECTORY_DATABASE_URL: CLOSED_PORT } });
  expect(answer.status).toBe(503);
  expect(answer.data).toMatchObject({ ready: false, checks: { database: false } });
});

test("with the database away a call says that nothing is lost, and the log says why", async () => {
  const owner = await createTestDistributor();
  const { headers } = await createTestUser(owner);
  const answer = await callApi("GET", "/app/user/kits", {
    headers,
    env: { DIRECTORY_DATABASE_URL: CLOSED_PORT },
  });
  expect(answer.status).toBe(503);
  expect(answer.error).toMatchObject({
    type: "DATABASE_UNAVAILABLE",
    title: "Estamos sem conexão com os dados",
  });
  const lines = takeErrorLines();
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? "{}")).toMatchObject({
    event: "request-failed",
    path: "/app/user/kits",
    requestId: answer.error.requestId,
  });
  expect(lines[0]).not.toContain(headers["authorization"]?.slice("Bearer ".length));
});

test.each(["ENVIRONMENT", "ERROR_REPORTING_KEY", "SESSION_SECRET", "PARTYKIT_URL"])(
  "without the setting %s no call is answered, and the log names it",
  async (name) => {
    const answer = await callApi("GET", "/app/open/theme", { env: { [name]: "" } });
    expect(answer.status).toBe(500);
    expect(answer.error).toMatchObject({ type: "INTERNAL", title: "Erro Inesperado" });
    expect(JSON.stringify(answer.body)).not.toContain(name);
    expect(takeErrorLines().join("")).toContain(`settings missing or malformed: ${name}`);
  },
);

/** Checks the headers that every answer has. */
function expectProtected({ headers }: Answer): void {
  expect(headers.get("x-content-type-options")).toBe("nosniff");
  expect(headers.get("content-security-policy")).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(headers.get("referrer-policy")).toBe("strict-origin-when-cross-origin");
  expect(headers.get("cache-control")).toBe("no-store");
  expect(headers.get("server-timing")).toMatch(
    /^total;dur=[\d.]+, db;dur=[\d.]+;desc="\d+ round trips, \d+ statements"$/,
  );
}

test("every answer carries the headers that protect it and the time it took", async () => {
  const owner = await createTestDistributor();
  const { headers } = await createTestUser(owner);
  const named = { "x-debug-distributor": owner.slug };
  const answers = [
    await callApi("GET", "/app/user/kits", { headers }),
    await callApi("GET", "/app/user/kits", { headers: named }),
    await callApi("POST", "/app/user/requests", { headers, body: "{" }),
    await callApi("GET", "/app/user/requests/req_unknown", { headers }),
    await callApi("GET", "/app/open/openapi.json", { headers: named }),
    await callApi("GET", "/app/nowhere", { headers }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 401, 400, 404, 200, 404]);
  for (const answer of answers) {
    expectProtected(answer);
    expect(answer.headers.get("x-request-id")).toMatch(/^rqt_[0-9a-z]{26}$/);
    const { error } = answer.body as { error?: { requestId: string } };
    if (error) expect(error.requestId).toBe(answer.headers.get("x-request-id"));
  }
  expectProtected(await callApi("GET", "/health"));
});

test("a refusal before it is known who asks carries its request's id too", async () => {
  const answer = await callApi("GET", "/app/open/theme", { env: { DIRECTORY_DATABASE_URL: CLOSED_PORT } });
  takeErrorLines();
  expectProtected(answer);
  expect(answer.headers.get("x-request-id")).toBe(answer.error.requestId);
});

test("over HTTPS the browser is told to stay there", async () => {
  const secure = await callApi("GET", "https://portal.test/health");
  expect(secure.headers.get("strict-transport-security")).toBe("max-age=31536000; includeSubDomains");
  expect((await callApi("GET", "/health")).headers.get("strict-transport-security")).toBeNull();
});

test("an address that does not exist answers in the one form of errors", async () => {
  const owner = await createTestDistributor();
  const { headers } = await createTestUser(owner);
  const answer = await callApi("GET", "/app/nowhere", { headers });
  expect(answer.status).toBe(404);
  expect(answer.body).toEqual({
    error: {
      type: "NOT_FOUND",
      title: "Não encontrado",
      description: "O endereço não existe ou não é seu.",
      details: { entity: "path", id: "/app/nowhere" },
      requestId: expect.stringMatching(/^rqt_/),
    },
  });
  expect((await callApi("DELETE", "/app/user/kits", { headers })).status).toBe(404);
});

test("in production open calls are limited, and told when to come back", async () => {
  const env = {
    ENVIRONMENT: "production",
    OPEN_RATE_LIMIT: { limit: () => Promise.resolve({ success: false }) },
  };
  const answer = await callApi("GET", "/app/open/theme", { env });
  expect(answer.status).toBe(429);
  expect(answer.error.type).toBe("RATE_LIMITED");
  expect(answer.headers.get("retry-after")).toBe("60");
});
