import type { Page } from "playwright-core";
import { expect } from "vitest";
import { cnpjCheckDigits } from "#domain/validation/cnpj.ts";

/** Password of applicants in tests. */
export const PASSWORD = "Girassol#2026";

/** A company that applies. */
export interface Applicant {
  cnpj: string;
  companyName: string;
  email: string;
}

/** A company for one test, with letters in its CNPJ, as people type it. */
export function buildApplicant(): Applicant {
  const base = `E2ETESTE${crypto.randomUUID().slice(-4).toUpperCase()}`;
  const cnpj = base + cnpjCheckDigits(base);
  const name = base.toLowerCase();
  return { cnpj: cnpj.toLowerCase(), companyName: `Jornada ${base} Ltda`, email: `olga@${name}.test` };
}

/** Fills in the field of this name. */
export const fill = (page: Page, label: string, text: string) =>
  page.getByLabel(label, { exact: true }).fill(text);

/** Fills in the form; the postal code is one of the demo world's and fills in the address. */
export async function fillForm(page: Page, { cnpj, companyName, email }: Applicant): Promise<void> {
  await fill(page, "CNPJ", cnpj);
  await fill(page, "Razão social", companyName);
  await fill(page, "Telefone da empresa", "6230000000");
  await fill(page, "CEP", "74210030");
  await page.getByText("Endereço preenchido pelo CEP").waitFor();
  await fill(page, "Número", "415");
  await fill(page, "Nome", "Olga");
  await fill(page, "Sobrenome", "Prado");
  await fill(page, "CPF", "52998224725");
  await fill(page, "Telefone", "62999998888");
  await fill(page, "E-mail", email);
  await fill(page, "Senha", PASSWORD);
  await fill(page, "Repita a senha", PASSWORD);
  await page.getByRole("checkbox", { name: /Li e aceito/ }).check();
}

/** Types into a field once the form is hydrated. */
export async function untilTyped(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  const hears = () => field.evaluate((input) => Object.keys(input).some((key) => key.startsWith("__react")));
  await expect.poll(hears).toBe(true);
  await field.fill(text);
}

/** Sends the form. */
export const submit = (page: Page) => page.getByRole("button", { name: "Enviar cadastro" }).click();

/** Waits for the shortest time that a person needs for the form. */
export const takeTime = (page: Page) => page.waitForFunction(() => performance.now() > 4_000);
