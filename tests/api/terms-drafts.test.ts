import { expect, test } from "vitest";
import type { TermsDraft, TermsList, TermsVersion } from "#domain/terms/terms-schema.ts";
import { createTestDistributor, createTestUser, type TestUser } from "#tests/factories/distributor.ts";
import { buildTermsInput, createTestDraft, publishTerms } from "#tests/factories/terms.ts";
import { callApi, type Method } from "#tests/setup/call-api.ts";

function call<Data = TermsDraft>(
  { headers }: Pick<TestUser, "headers">,
  [method, path]: readonly [Method, string],
  body?: unknown,
) {
  return callApi<Data>(method, `/app/staff/terms${path}`, { headers, body });
}

async function createWriter() {
  const owner = await createTestDistributor();
  const writer = await createTestUser(owner, {
    type: "staff",
    permissions: ["configuration.termsOfService"],
  });
  return { owner, writer };
}

test("staff write a draft, change it in the version that they read, and delete it", async () => {
  const { writer } = await createWriter();
  const made = await call(writer, ["POST", "/drafts"], buildTermsInput());
  expect(made.status).toBe(201);
  expect(made.data).toMatchObject({ ...buildTermsInput(), version: 1 });
  const path = `/drafts/${made.data.id}`;
  const changed = await call(writer, ["PUT", path], { title: "Pagar", body: "Texto.", version: 1 });
  expect(changed.data).toMatchObject({ kind: "payment", title: "Pagar", body: "Texto.", version: 2 });
  const late = await call(writer, ["PUT", path], { title: "Outro", body: "Texto.", version: 1 });
  expect([late.status, late.error.type]).toEqual([409, "STALE_VERSION"]);
  expect((await call(writer, ["DELETE", path])).data).toEqual({ deleted: true });
  expect((await call(writer, ["GET", path])).status).toBe(404);
});

test.each([
  ["title", 120, 121],
  ["body", 40_000, 40_001],
] as const)("the %s of terms has one character at least and %d at most", async (field, most, more) => {
  const { writer } = await createWriter();
  const statusOf = async (text: string) =>
    (await call(writer, ["POST", "/drafts"], buildTermsInput({ [field]: text }))).status;
  expect(await Promise.all(["", "a", "a".repeat(most), "a".repeat(more)].map(statusOf))).toEqual([
    400, 201, 201, 400,
  ]);
});

test("a published draft holds from now on; what held before stays readable and is edited no more", async () => {
  const { writer } = await createWriter();
  const first = await publishTerms(writer, { title: "Primeiros" });
  const general = await publishTerms(writer, { kind: "general", title: "De uso" });
  const second = await publishTerms(writer, { title: "Segundos" });
  expect([first.version, second.version, general.version]).toEqual([1, 2, 1]);
  const { data } = await call<TermsList>(writer, ["GET", "?kind=payment"]);
  expect(data).toMatchObject({
    drafts: [],
    versions: [
      { id: second.id, version: 2, active: true },
      { id: first.id, version: 1, active: false },
    ],
  });
  const { data: old } = await call<TermsVersion>(writer, ["GET", `/${first.id}`]);
  expect(old).toMatchObject({ kind: "payment", title: "Primeiros", active: false });
  const edit = await call(writer, ["PUT", `/drafts/${first.id}`], { title: "X", body: "X", version: 1 });
  expect(edit.status).toBe(404);
  expect((await call(writer, ["DELETE", `/drafts/${second.id}`])).status).toBe(404);
  expect((await call<TermsVersion>(writer, ["GET", `/${general.id}`])).data.active).toBe(true);
});

test("a draft is published as it was read, by one of several at once", async () => {
  const { owner, writer } = await createWriter();
  const id = await createTestDraft(owner);
  const publish = (version: number) =>
    call<TermsVersion>(writer, ["POST", `/drafts/${id}/publish`], { version });
  expect((await publish(2)).error.type).toBe("STALE_VERSION");
  const answers = await Promise.all([1, 1, 1, 1, 1].map(publish));
  expect(answers.map(({ status }) => status).filter((status) => status === 201)).toHaveLength(1);
  const { data } = await call<TermsList>(writer, ["GET", "?kind=payment"]);
  expect(data.versions).toMatchObject([{ id, version: 1, active: true }]);
});

test("a version in force ends without another in its place, once", async () => {
  const { owner, writer } = await createWriter();
  const { id } = await publishTerms(writer);
  const withdraw = () => call<TermsVersion>(writer, ["POST", `/${id}/withdraw`]);
  expect((await withdraw()).data).toMatchObject({ id, active: false });
  const open = await callApi("GET", "/app/open/payment/terms/active", {
    headers: { "x-debug-distributor": owner.slug },
  });
  expect(open.status).toBe(404);
  expect((await withdraw()).error.type).toBe("STALE_VERSION");
  expect((await publishTerms(writer)).version).toBe(2);
});

test("drafts and versions are not found by others, and are written by whoever holds the permission", async () => {
  const { owner, writer } = await createWriter();
  const draft = await createTestDraft(owner);
  const { id } = await publishTerms(writer);
  const { writer: stranger } = await createWriter();
  expect((await call(stranger, ["GET", `/drafts/${draft}`])).status).toBe(404);
  expect((await call(stranger, ["GET", `/${id}`])).status).toBe(404);
  expect((await call(stranger, ["POST", `/drafts/${draft}/publish`], { version: 1 })).status).toBe(404);
  const without = await createTestUser(owner, { type: "staff", permissions: ["configuration.general"] });
  expect((await call(without, ["GET", "?kind=payment"])).error.type).toBe("accessDenied");
});
