import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import {
  type Application,
  buildApplication,
  buildFormToken,
  createTestTerms,
  PASSWORD,
  register,
} from "#tests/factories/application.ts";
import { createTestDistributor, type TestDistributor } from "#tests/factories/distributor.ts";
import { readMails } from "#tests/factories/mail.ts";
import { changeRows, readNumber, readRows } from "#tests/factories/rows.ts";
import { type Answer, callApi } from "#tests/setup/call-api.ts";

const companiesOf = (owner: TestDistributor) =>
  readNumber(owner, sql`select count(*) from integrator where distributor_id = ${owner.id}`);

/** Error codes of a refused answer, by field. */
function problemsOf({ error }: Answer): Record<string, string> {
  const issues = error.details["issues"] as { field: string; code: string }[];
  return Object.fromEntries(issues.map(({ field, code }) => [field, code]));
}

test("a registration keeps company, person, consent and links, and writes to the applicant [CALLS-05]", async () => {
  const owner = await createTestDistributor();
  const termsDocumentId = await createTestTerms(owner, { version: 3 });
  const application = { ...buildApplication(owner), termsDocumentId };
  const answer = await register(owner, application, { "user-agent": "Navegador" });
  expect(answer.status).toBe(200);
  expect(answer.data).toEqual({ received: true });

  const [company] = await readRows(
    owner,
    sql`select * from integrator where distributor_id = ${owner.id} and cnpj = ${application.company.cnpj}`,
  );
  expect(company).toMatchObject({
    status: "wait",
    company_name: "Sol Forte Instalações Ltda",
    trade_name: "Sol Forte",
    telephone: "+556230000000",
    email: application.person.email,
  });
  expect(JSON.parse(String(company?.["address"]))).toMatchObject({ CEP: "74210030", state: "GO" });
  const [person] = await readRows(
    owner,
    sql`select * from user where distributor_id = ${owner.id} and email = ${application.person.email}`,
  );
  expect(person).toMatchObject({
    type: "integrator",
    integrator_id: company?.["id"],
    role_id: null,
    email_verified_at: null,
    cpf: "52998224725",
    telephone: "+5562999998888",
  });
  const [consent] = await readRows(
    owner,
    sql`select * from consent where distributor_id = ${owner.id} and user_id = ${String(person?.["id"])}`,
  );
  expect(consent).toMatchObject({
    document_id: termsDocumentId,
    document_version: 3,
    address: "local",
    user_agent: "Navegador",
  });
  const tokens = await readRows(
    owner,
    sql`select kind, julianday(expires_at) - julianday(created_at) as days from account_token
      where distributor_id = ${owner.id} and used_at is null order by kind`,
  );
  expect(tokens.map(({ kind, days }) => [kind, Math.round(Number(days))])).toEqual([
    ["emailVerification", 3],
    ["registration", 90],
  ]);
  const mails = await readMails(owner, application.person.email);
  expect(mails).toMatchObject([{ kind: "registrationReceived", companyName: "Sol Forte Instalações Ltda" }]);
  const log = await readRows(
    owner,
    sql`select actor_id, event, changes from audit_log where distributor_id = ${owner.id}`,
  );
  expect(log).toMatchObject([{ actor_id: person?.["id"], event: "integrator.registered" }]);
  expect(JSON.stringify(log)).not.toContain("52998224725");
});

test("an e-mail address or a CNPJ that is known gets the same answer, and only its owner learns of it", async () => {
  const owner = await createTestDistributor();
  const first = buildApplication(owner);
  const created = await register(owner, first);
  const other = buildApplication(owner);
  const sameEmail = await register(owner, {
    ...other,
    person: { ...other.person, email: first.person.email.toUpperCase() },
  });
  const another = buildApplication(owner);
  const sameCnpj = await register(owner, { ...another, company: first.company });
  for (const { status, data } of [sameEmail, sameCnpj]) {
    expect({ status, data }).toEqual({ status: created.status, data: created.data });
  }
  expect(await companiesOf(owner)).toBe(2); // the distributor's own and the first
  expect((await readMails(owner, first.person.email)).map(({ kind }) => kind)).toEqual([
    "registrationReceived",
    "registrationKnown",
  ]); // notified once within an hour
  expect(await readMails(owner, another.person.email)).toEqual([]);
});

test("whoever registered a company is told of a registration with its CNPJ", async () => {
  const owner = await createTestDistributor();
  const first = buildApplication(owner);
  await register(owner, first);
  const other = buildApplication(owner);
  await register(owner, { ...other, company: first.company });
  expect((await readMails(owner, first.person.email)).at(-1)).toMatchObject({
    kind: "registrationKnown",
    name: "Olga",
    signInLink: "http://portal.test/",
    recoverLink: "http://portal.test/recover",
  });
});

test("of two registrations at once with one CNPJ, one is kept", async () => {
  const owner = await createTestDistributor();
  const [one, two] = [buildApplication(owner), buildApplication(owner)];
  const answers = await Promise.all([
    register(owner, one),
    register(owner, { ...two, company: one.company }),
  ]);
  expect(answers.map(({ data }) => data)).toEqual([{ received: true }, { received: true }]);
  expect(await companiesOf(owner)).toBe(2);
});

test("a refused company may apply again from another address", async () => {
  const owner = await createTestDistributor();
  const first = buildApplication(owner);
  await register(owner, first);
  await changeRows(owner, sql`update integrator set status = 'disable' where cnpj = ${first.company.cnpj}`);
  await register(owner, { ...buildApplication(owner), company: first.company });
  expect(await companiesOf(owner)).toBe(3);
});

test("the same e-mail address and CNPJ register at another distributor", async () => {
  const [owner, other] = [await createTestDistributor(), await createTestDistributor()];
  const application = buildApplication(owner);
  await register(owner, application);
  await register(other, { ...application, formToken: buildFormToken(other) });
  expect(await companiesOf(other)).toBe(2);
});

test("terms have to be accepted, in the version that holds now", async () => {
  const owner = await createTestDistributor();
  const old = await createTestTerms(owner, { version: 1, active: false });
  const current = await createTestTerms(owner, { version: 2 });
  const application = buildApplication(owner);
  expect(problemsOf(await register(owner, application))).toEqual({ termsDocumentId: "TERMS_REQUIRED" });
  const changed = await register(owner, { ...application, termsDocumentId: old });
  expect([changed.status, changed.error.type]).toEqual([409, "TERMS_CHANGED"]);
  expect(await companiesOf(owner)).toBe(1);
  await register(owner, { ...application, termsDocumentId: current });
  expect(await companiesOf(owner)).toBe(2);
});

test.each([
  [2.5, "FORM_TOO_FAST"],
  [24 * 3600 + 5, "FORM_EXPIRED"],
])("a form that was shown %d s ago is refused so that it can be sent again", async (secondsAgo, code) => {
  const owner = await createTestDistributor();
  const application = buildApplication(owner);
  const refused = await register(owner, { ...application, formToken: buildFormToken(owner, secondsAgo) });
  expect(refused.status).toBe(400);
  expect(problemsOf(refused)).toEqual({ formToken: code });
  expect((await register(owner, application)).data).toEqual({ received: true });
});

test("a field that nobody sees, and a token of another distributor, give programs away", async () => {
  const [owner, other] = [await createTestDistributor(), await createTestDistributor()];
  const application = buildApplication(owner);
  const filled = await register(owner, { ...application, website: "https://spam.test" });
  expect(problemsOf(filled)).toEqual({ website: "FORM_REFUSED" });
  const foreign = await register(owner, { ...application, formToken: buildFormToken(other) });
  expect(problemsOf(foreign)).toEqual({ formToken: "FORM_EXPIRED" });
  expect(await companiesOf(owner)).toBe(1);
});

test("a common password and one without a symbol are refused", async () => {
  const owner = await createTestDistributor();
  const application = buildApplication(owner);
  const withPassword = (password: string): Application => ({
    ...application,
    person: { ...application.person, password, confirmation: password },
  });
  const common = await register(owner, withPassword("P@ssw0rd1!"));
  expect([common.status, common.error.type]).toEqual([422, "COMMON_PASSWORD"]);
  expect(problemsOf(await register(owner, withPassword("Girassol2026")))).toEqual({
    "person.password": "WEAK_PASSWORD",
  });
});

test("after five registrations of an address the sixth has to wait", async () => {
  const owner = await createTestDistributor();
  const application = buildApplication(owner);
  const again = () => register(owner, { ...application, formToken: buildFormToken(owner) });
  const answers = await Promise.all(Array.from({ length: 5 }, again));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await again()).status).toBe(429);
  expect((await register(owner, buildApplication(owner))).status).toBe(200);
});

test("a form serves one registration, whether its company is known or not", async () => {
  const owner = await createTestDistributor();
  const first = buildApplication(owner);
  await register(owner, first);
  const known = { ...buildApplication(owner), company: first.company };
  await register(owner, known);
  for (const { formToken } of [first, known]) {
    const other = { ...buildApplication(owner), formToken };
    expect(problemsOf(await register(owner, other))).toEqual({ formToken: "FORM_USED" });
    expect(problemsOf(await register(owner, other, { "idempotency-key": "another-form" }))).toEqual({
      formToken: "FORM_USED",
    });
  }
  expect(await companiesOf(owner)).toBe(2);
});

test("of many registrations at once with one form, one is kept", async () => {
  const owner = await createTestDistributor();
  const formToken = buildFormToken(owner);
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => register(owner, { ...buildApplication(owner), formToken })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 7 }, () => 400)]);
  expect(await companiesOf(owner)).toBe(2);
});

test("after twenty registrations from one address the next has to wait, from that address only", async () => {
  const owner = await createTestDistributor();
  const from = (address: string) => register(owner, buildApplication(owner), { "cf-connecting-ip": address });
  const answers = await Promise.all(Array.from({ length: 20 }, () => from("203.0.113.1")));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect((await from("203.0.113.1")).status).toBe(429);
  expect((await from("203.0.113.2")).status).toBe(200);
});

test("a repeated key gets the same answer and creates nothing, with other data it is refused alike for all", async () => {
  const owner = await createTestDistributor();
  const application = buildApplication(owner);
  const key = { "idempotency-key": "form-0001" };
  await register(owner, application, key);
  expect((await register(owner, application, key)).data).toEqual({ received: true });
  expect(await companiesOf(owner)).toBe(2);
  expect(await readMails(owner, application.person.email)).toHaveLength(1);
  const changed = { ...application, company: { ...application.company, companyName: "Outra" } };
  expect((await register(owner, changed, key)).error.type).toBe("IDEMPOTENCY_MISMATCH");

  const known = { ...buildApplication(owner), company: application.company };
  const otherKey = { "idempotency-key": "form-0002" };
  expect((await register(owner, known, otherKey)).data).toEqual({ received: true });
  const knownChanged = { ...known, address: { ...known.address, number: "1" } };
  expect((await register(owner, knownChanged, otherKey)).error.type).toBe("IDEMPOTENCY_MISMATCH");
});

test("whoever applied cannot sign in before the approval, and is told why", async () => {
  const owner = await createTestDistributor();
  const application = buildApplication(owner);
  await register(owner, application);
  const answer = await callApi("POST", "/app/login", {
    headers: { "x-debug-distributor": owner.slug },
    body: { login: application.person.email, password: PASSWORD },
  });
  expect([answer.status, answer.error.type]).toEqual([403, "integratorUserInactive"]);
});

test("the form gets its token and the terms to accept, if there are any", async () => {
  const owner = await createTestDistributor();
  const open = () =>
    callApi("GET", "/app/open/integrator-register", { headers: { "x-debug-distributor": owner.slug } });
  expect((await open()).data).toEqual({ formToken: expect.any(String), terms: null });
  const id = await createTestTerms(owner, { version: 4 });
  expect((await open()).data["terms"]).toEqual({ id, version: 4, title: "Termos de uso" });
});
