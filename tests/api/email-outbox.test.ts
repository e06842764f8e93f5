import { expect, test } from "vitest";
import { createTestDistributor, createTestUser, openTestDatabase } from "#tests/factories/distributor.ts";
import { createTestOperator } from "#tests/factories/platform.ts";
import { openTestServices } from "#tests/factories/services.ts";
import { EMAIL_PROVIDER_SETTINGS } from "#tests/fakes/email-outside.ts";
import { callApi } from "#tests/setup/call-api.ts";
import { PLATFORM_ID } from "#worker/platform.ts";
import { emailStatement } from "#worker/repositories/notifications/email-statements.ts";
import { newId } from "#worker/scope.ts";

test("developers read a distributor's e-mails, the newest first, and no other's", async () => {
  const [owner, other] = [await createTestDistributor(), await createTestDistributor()];
  const user = await createTestUser(owner);
  const stranger = await createTestUser(other);
  for (const [{ slug }, { email }] of [
    [owner, user],
    [other, stranger],
  ] as const) {
    const path = `/app/open/recoverPassword/${email}`;
    await callApi("GET", path, { headers: { "x-debug-distributor": slug } });
  }
  const link = `http://${owner.slug}.portal.test/verificar-email/1`;
  await owner.database.writeBatch([
    emailStatement(owner.id, {
      id: newId("eml"),
      recipient: "bruno@volt.test",
      content: { kind: "verifyEmail", name: "Bruno", link },
      createdAt: "2026-01-01T00:00:00.000Z",
    }),
  ]);
  const { services } = await openTestServices(`http://${owner.slug}.portal.test/caixa-de-saida`);
  const emails = await services.access.readEmailOutbox();
  expect(emails).toMatchObject([
    { recipient: user.email, subject: "Crie uma nova senha", kind: "passwordRecovery" },
    { recipient: "bruno@volt.test", subject: "Confirme o seu e-mail", kind: "verifyEmail" },
  ]);
  expect(emails[1]?.text).toContain(link);
  expect(emails[1]?.html).toContain(`href="${link}"`);
});

test("an e-mail that cannot be written says why, and hides no other", async () => {
  const owner = await createTestDistributor();
  const mail = (name: string, host: string) =>
    emailStatement(owner.id, {
      id: newId("eml"),
      recipient: `${name}@volt.test`,
      content: { kind: "verifyEmail", name, link: `http://${host}/verificar-email/1` },
      createdAt: "2026-11-21T12:00:00.000Z",
    });
  await owner.database.writeBatch([mail("marina", "outro.test"), mail("bruno", `${owner.slug}.portal.test`)]);
  const { services } = await openTestServices(`http://${owner.slug}.portal.test/caixa-de-saida`);
  const emails = await services.access.readEmailOutbox();
  expect(emails.find(({ recipient }) => recipient === "marina@volt.test")).toMatchObject({
    html: "",
    text: expect.stringContaining("host that is not the portal's"),
  });
  expect(emails.find(({ recipient }) => recipient === "bruno@volt.test")?.html).toContain(
    "verificar-email/1",
  );
});

test("in production nobody reads them", async () => {
  const owner = await createTestDistributor();
  const { services } = await openTestServices(`http://${owner.slug}.portal.test/caixa-de-saida`, {
    env: { ENVIRONMENT: "production", ...EMAIL_PROVIDER_SETTINGS },
  });
  const notFound = { code: "NOT_FOUND" };
  await expect(services.access.readEmailOutbox()).rejects.toMatchObject(notFound);
  await expect(services.access.readPlatformEmailOutbox()).rejects.toMatchObject(notFound);
});

test("the platform's e-mails stand on their own page", async () => {
  const operator = await createTestOperator();
  const owner = await createTestDistributor();
  await openTestDatabase("primary").writeBatch([
    emailStatement(PLATFORM_ID, {
      id: newId("eml"),
      recipient: operator.email,
      content: { kind: "emailChanged", name: "Paulo", newEmail: "novo@girassol.test" },
      createdAt: "2099-01-01T00:00:00.000Z",
    }),
  ]);
  const { services } = await openTestServices(`http://${owner.slug}.portal.test/plataforma/caixa-de-saida`);
  const [newest] = await services.access.readPlatformEmailOutbox();
  expect(newest?.text).toContain("Mensagem automática de Girassol");
  expect(await services.access.readEmailOutbox()).toEqual([]);
});
