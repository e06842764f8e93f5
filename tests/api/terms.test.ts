import { expect, test } from "vitest";
import { createTestTerms } from "#tests/factories/application.ts";
import { createTestDistributor, createTestUser } from "#tests/factories/distributor.ts";
import { callApi, startCall } from "#tests/setup/call-api.ts";

test("the terms that hold now are open to everybody", async () => {
  const owner = await createTestDistributor();
  const read = () => callApi("GET", "/app/open/terms", { headers: { "x-debug-distributor": owner.slug } });
  expect((await read()).status).toBe(404);
  await createTestTerms(owner, { version: 1, active: false, body: "Antigo." });
  const id = await createTestTerms(owner, { version: 2, body: "# Objeto\n\nNovo." });
  expect((await read()).data).toEqual({
    id,
    version: 2,
    title: "Termos de uso",
    body: "# Objeto\n\nNovo.",
    createdAt: "2026-11-21T12:00:00.000Z",
  });
});

test("another distributor's terms are not shown", async () => {
  await createTestTerms(await createTestDistributor());
  const owner = await createTestDistributor();
  const answer = await callApi("GET", "/app/open/terms", { headers: { "x-debug-distributor": owner.slug } });
  expect(answer.status).toBe(404);
});

test("whoever is signed in downloads the terms as a file [CALLS-21]", async () => {
  const owner = await createTestDistributor();
  const user = await createTestUser(owner);
  await createTestTerms(owner, { version: 3, body: "# Objeto\n\nEstes termos." });
  const call = startCall("GET", "/app/user/terms/download", { headers: user.headers });
  const response = await call.response;
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(response.headers.get("content-disposition")).toBe('attachment; filename="termos-de-uso-v3.txt"');
  expect(await response.text()).toBe("Termos de uso\nVersão 3, de 21/11/2026\n\n# Objeto\n\nEstes termos.\n");
  await call.finish();
});

test("nobody downloads terms without a session, or where there are none", async () => {
  const owner = await createTestDistributor();
  const user = await createTestUser(owner);
  const none = await callApi("GET", "/app/user/terms/download", { headers: user.headers });
  expect(none.status).toBe(404);
  await createTestTerms(owner);
  const anonymous = await callApi("GET", "/app/user/terms/download", {
    headers: { "x-debug-distributor": owner.slug },
  });
  expect(anonymous.status).toBe(401);
});
