import { expect, test } from "vitest";
import { createTestCenter, createTestDistributor, createTestUser } from "#tests/factories/distributor.ts";
import { callApi } from "#tests/setup/call-api.ts";

type List = { items: { id: string; active: boolean }[] };
const PATH = "/app/user/distribution-centers";

test("a center carries name, whether it is active, its place and the states that it serves [DC-03]", async () => {
  const owner = await createTestDistributor();
  const closed = await createTestCenter(owner, { name: "CD Fechado", active: false });
  const { headers } = await createTestUser(owner, { type: "admin" });
  const answer = await callApi("GET", `${PATH}?all=true`, { headers });
  expect(answer.data).toEqual({
    items: [
      {
        id: owner.centerId,
        name: "CD Goiânia",
        active: true,
        address: { state: "GO", city: "Goiânia" },
        servicedStates: ["GO", "SP"],
      },
      {
        id: closed,
        name: "CD Fechado",
        active: false,
        address: { state: "SP", city: "Fechado" },
        servicedStates: ["SP", "PR"],
      },
    ],
  });
});

test("the flag adds the closed centers for the distributor's own people, and for them alone [CALLS-16]", async () => {
  const owner = await createTestDistributor();
  const closed = await createTestCenter(owner, { active: false });
  const stranger = await createTestDistributor();
  const read = async (user: { headers: Record<string, string> }, query: string) => {
    const answer = await callApi<List>("GET", `${PATH}${query}`, { headers: user.headers });
    return answer.data.items.map(({ id }) => id);
  };
  const admin = await createTestUser(owner, { type: "admin" });
  const staff = await createTestUser(owner, { type: "staff", permissions: [] });
  const integrator = await createTestUser(owner);
  for (const person of [admin, staff]) {
    expect(await read(person, "?all=true")).toEqual([owner.centerId, closed]);
    expect(await read(person, "?all=false")).toEqual([owner.centerId]);
    expect(await read(person, "")).toEqual([owner.centerId]);
  }
  expect(await read(integrator, "?all=true")).toEqual([owner.centerId]);
  const outsider = await createTestUser(stranger, { type: "admin" });
  expect(await read(outsider, "?all=true")).toEqual([stranger.centerId]);
});

test("a flag that is neither on nor off is refused", async () => {
  const owner = await createTestDistributor();
  const { headers } = await createTestUser(owner, { type: "admin" });
  expect((await callApi("GET", `${PATH}?all=maybe`, { headers })).status).toBe(400);
});
