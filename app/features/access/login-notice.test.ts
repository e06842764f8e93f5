import { expect, test } from "vitest";
import { ERROR_MESSAGES } from "#copy/shared/error-messages.ts";
import { DomainError, type DomainErrorCode } from "#domain/shared/errors.ts";
import { noticeOf } from "./login-notice.server.ts";

function noticeFor<Code extends DomainErrorCode>(error: DomainError<Code>) {
  return noticeOf(error, { code: error.code, ...ERROR_MESSAGES[error.code] });
}

test.each([
  [1, "Por segurança, espere 1 minuto e tente de novo."],
  [60, "Por segurança, espere 1 minuto e tente de novo."],
  [61, "Por segurança, espere 2 minutos e tente de novo."],
  [900, "Por segurança, espere 15 minutos e tente de novo."],
])("who has to wait %i seconds reads: %s", (retryAfterS, description) => {
  expect(noticeFor(new DomainError("RATE_LIMITED", { retryAfterS })).description).toBe(description);
});

test.each([
  ["wait", "Seu cadastro está em análise"],
  ["disable", "Seu cadastro não foi aprovado"],
  ["inactive", "O cadastro da sua empresa está inativo"],
  ["unknown", "Cadastro sem acesso no momento"],
])("an integrator whose company is %s reads: %s", (status, title) => {
  expect(noticeFor(new DomainError("INTEGRATOR_INACTIVE", { status }))).toMatchObject({
    code: "INTEGRATOR_INACTIVE",
    title,
  });
});

test("maintenance says the same as its dialog", () => {
  expect(noticeFor(new DomainError("MAINTENANCE", { audience: "integrator" }))).toMatchObject({
    title: "Plataforma em manutenção",
    description: "A plataforma está sendo atualizada. Tente novamente mais tarde.",
  });
});

test("a code that comes too late leads back to the password, any other refusal keeps its own words", () => {
  expect(noticeFor(new DomainError("INVALID_SESSION", { reason: "unknown" })).title).toBe(
    "O tempo para digitar o código acabou",
  );
  expect(noticeFor(new DomainError("ACCOUNT_BLOCKED", {})).title).toBe("Conta bloqueada");
});
