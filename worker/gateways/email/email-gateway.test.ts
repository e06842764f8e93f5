import { expect, test } from "vitest";
import { openEmailGateway } from "./email-gateway.ts";

const PROVIDER = {
  EMAIL_API_URL: "http://127.0.0.1:9",
  EMAIL_API_KEY: "re_test",
  EMAIL_FROM: "portal@girassol.test",
};
const EMAIL = { id: "eml_1", senderName: "", recipient: "a@b.test", subject: "", html: "", text: "" };

test.each(Object.keys(PROVIDER))("outside production, an e-mail is kept when %s is not set", async (name) => {
  const { [name as keyof typeof PROVIDER]: _left, ...rest } = PROVIDER;
  const gateway = openEmailGateway({ ENVIRONMENT: "development", ...rest });
  expect(await gateway.send(EMAIL)).toEqual({ outcome: "kept" });
});

test.each(Object.keys(PROVIDER))("in production, no gateway opens when %s is not set", (name) => {
  const { [name as keyof typeof PROVIDER]: _left, ...rest } = PROVIDER;
  expect(() => openEmailGateway({ ENVIRONMENT: "production", ...rest })).toThrow(name);
});

test.each(["production", "development"] as const)(
  "in %s, a configured provider is asked",
  async (ENVIRONMENT) => {
    const gateway = openEmailGateway({ ENVIRONMENT, ...PROVIDER });
    expect(await gateway.send(EMAIL)).toMatchObject({ outcome: "failed", code: "no_answer" });
  },
);
