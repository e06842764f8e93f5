import { expect, test } from "vitest";
import { parseSettings } from "./env.ts";

const ENV = {
  ENVIRONMENT: "production",
  ERROR_REPORTING_KEY: "key",
  DIRECTORY_DATABASE_URL: "https://database.test",
  PARTYKIT_URL: "https://rooms.test",
  PARTYKIT_PUBLIC_URL: "https://rooms.test",
  SESSION_SECRET: "s".repeat(32),
  PASSWORD_PEPPER: "p".repeat(32),
  LIVE_SECRET: "l".repeat(32),
  SEALING_SECRET: "k".repeat(32),
  EMAIL_API_URL: "https://mail.test",
  EMAIL_API_KEY: "key",
  EMAIL_FROM: "portal@girassol.test",
};

test("a complete environment is read with its defaults", () => {
  expect(parseSettings(ENV)).toMatchObject({
    PORTAL_HOSTS: "localhost",
    DEFAULT_DISTRIBUTOR: "",
    BUILD_VERSION: "0",
    ADDRESS_V1_URL: "https://brasilapi.com.br/api",
    VIACEP_URL: "https://viacep.com.br/ws",
    IBGE_URL: "https://servicodados.ibge.gov.br/api/v1/localidades",
    INTELIPOST_URL: "https://api.intelipost.com.br/api/v1",
    MERCADO_PAGO_URL: "https://api.mercadopago.com",
  });
});

test.each(Object.keys(ENV))("an environment without %s is refused by that name", (name) => {
  const { [name as keyof typeof ENV]: _left, ...rest } = ENV;
  expect(() => parseSettings(rest)).toThrow(`settings missing or malformed: ${name}`);
});

test("a secret has at least 32 characters", () => {
  expect(() => parseSettings({ ...ENV, LIVE_SECRET: "l".repeat(31) })).toThrow("LIVE_SECRET");
});

test.each(["EMAIL_API_URL", "EMAIL_API_KEY", "EMAIL_FROM"] as const)(
  "outside production e-mails need no provider, so %s may be missing",
  (name) => {
    const { [name]: _left, ...rest } = ENV;
    expect(parseSettings({ ...rest, ENVIRONMENT: "development" })[name]).toBeUndefined();
  },
);

test("e-mails come from an address", () => {
  expect(() => parseSettings({ ...ENV, EMAIL_FROM: "Girassol" })).toThrow("EMAIL_FROM");
});
