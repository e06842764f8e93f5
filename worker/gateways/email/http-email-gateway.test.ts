import { expect, onTestFinished, test } from "vitest";
import { createFakeEmailProvider } from "#tests/fakes/email-provider.ts";
import { startTestServer } from "#tests/fakes/http-server.ts";
import { holdTimeouts } from "#tests/fakes/time-outs.ts";
import type { OutgoingEmail } from "./email-gateway.ts";
import { createHttpEmailGateway } from "./http-email-gateway.ts";

const EMAIL: OutgoingEmail = {
  id: "eml_1",
  senderName: "Sol Nascente",
  recipient: "marina@volt.test",
  subject: "A sua senha mudou",
  html: "<p>Olá</p>",
  text: "Olá",
};

async function openGateway(
  answer: (request: Request) => Promise<Response> | Response,
  { apiKey = "re_test", suffix = "" } = {},
) {
  const server = await startTestServer(answer);
  onTestFinished(() => server.stop());
  const options = { apiUrl: server.url + suffix, apiKey, from: "portal@girassol.test" };
  return createHttpEmailGateway(options);
}

test.each(["", "/"])("an e-mail is posted to the provider's address with “%s” at its end", async (suffix) => {
  const provider = createFakeEmailProvider();
  const gateway = await openGateway(provider.answer, { suffix });
  expect(await gateway.send(EMAIL)).toEqual({ outcome: "sent", providerId: "sent_1" });
  expect(provider.emails).toEqual([
    {
      key: "eml_1",
      from: "Sol Nascente <portal@girassol.test>",
      to: ["marina@volt.test"],
      subject: "A sua senha mudou",
      html: "<p>Olá</p>",
      text: "Olá",
    },
  ]);
});

test("an e-mail that is sent again arrives once and keeps its id", async () => {
  const provider = createFakeEmailProvider();
  const gateway = await openGateway(provider.answer);
  await gateway.send(EMAIL);
  expect(await gateway.send(EMAIL)).toEqual({ outcome: "sent", providerId: "sent_1" });
  expect(provider.posts).toBe(2);
  expect(provider.emails).toHaveLength(1);
});

test.each([
  [400, "validation_error", false],
  [401, "restricted_api_key", false],
  [409, "invalid_idempotent_request", false],
  [409, "concurrent_idempotent_requests", true], // another run is sending it
  [422, "invalid_from_address", false],
  [428, "unknown", false],
  [429, "rate_limit_exceeded", true],
  [430, "unknown", false],
  [499, "unknown", false],
  [500, "application_error", true],
  [503, "unavailable", true],
])("a refusal %i %s may be tried again: %s", async (statusCode, name, retryable) => {
  const gateway = await openGateway(() =>
    Response.json({ statusCode, name, message: "Why" }, { status: statusCode }),
  );
  expect(await gateway.send(EMAIL)).toEqual({
    outcome: "failed",
    retryable,
    code: `${String(statusCode)} ${name}`,
    message: "Why",
  });
});

test("a wrong key of the provider is a failure that stays", async () => {
  const gateway = await openGateway(createFakeEmailProvider().answer, { apiKey: "re_wrong" });
  expect(await gateway.send(EMAIL)).toMatchObject({ retryable: false, code: "403 invalid_api_key" });
});

test.each([
  ["a refusal that is no JSON", new Response("<h1>Bad gateway</h1>", { status: 502 }), "502 unknown"],
  ["a success that is no JSON", new Response("OK"), "unreadable_answer"],
  ["a success without an id", Response.json({}), "unreadable_answer"],
])("%s may be tried again", async (_title, response, code) => {
  const gateway = await openGateway(() => response);
  expect(await gateway.send(EMAIL)).toMatchObject({ outcome: "failed", retryable: true, code });
});

test("a provider that does not answer within ten seconds may be tried again", async () => {
  const { expire, lengthsMs } = holdTimeouts();
  const gateway = await openGateway(() => {
    expire();
    return new Promise(() => {});
  });
  expect(await gateway.send(EMAIL)).toMatchObject({ outcome: "failed", retryable: true, code: "no_answer" });
  expect(lengthsMs).toEqual([10_000]);
});

test("a provider that is away may be tried again", async () => {
  const server = await startTestServer(() => Response.json({ id: "1" }));
  await server.stop();
  const gateway = createHttpEmailGateway({ apiUrl: server.url, apiKey: "re_test", from: "a@b.test" });
  expect(await gateway.send(EMAIL)).toMatchObject({ outcome: "failed", retryable: true, code: "no_answer" });
});

test("a recipient or a subject with line breaks makes no further header", async () => {
  const provider = createFakeEmailProvider();
  const gateway = await openGateway(provider.answer);
  await gateway.send({ ...EMAIL, subject: "Oi\r\nBcc: eve@evil.test", recipient: " Marina@volt.test\r\n" });
  expect(provider.emails).toMatchObject([{ subject: "Oi Bcc: eve@evil.test", to: ["marina@volt.test"] }]);
});

test.each(["marina@volt.test\r\nBcc: eve@evil.test", "marina@volt.test, eve@evil.test", "marina"])(
  "the recipient %j is refused before anything is sent",
  async (recipient) => {
    const provider = createFakeEmailProvider();
    const gateway = await openGateway(provider.answer);
    expect(await gateway.send({ ...EMAIL, recipient })).toMatchObject({
      outcome: "failed",
      retryable: false,
      code: "invalid_recipient",
    });
    expect(provider.posts).toBe(0);
  },
);

test.each([
  ["Sol & Água", "Sol & Água <portal@girassol.test>"],
  ['"Eve" <eve@evil.test>, Sol\r\nBcc: x', "Eve eve evil test Sol Bcc x <portal@girassol.test>"],
  ["<>", "portal@girassol.test"],
])("the distributor %j writes as %s", async (senderName, from) => {
  const provider = createFakeEmailProvider();
  const gateway = await openGateway(provider.answer);
  await gateway.send({ ...EMAIL, senderName });
  expect(provider.emails[0]?.from).toBe(from);
});
