import type { Page } from "playwright-core";
import { expect } from "vitest";
import { cnpjCheckDigits } from "#domain/validation/cnpj.ts";

/** What applicants of tests sign in with. */
export const PASSWORD = "Girassol#2026";

/** A company that registers. */
export interface Applicant {
  cnpj: string;
  companyName: string;
  email: string;
}

/** A company of one test, whose CNPJ has letters, typed as people type it. */
export function buildApplicant(): Applicant {
  const base = `E2ETESTE${crypto.randomUUID().slice(-4).toUpperCase()}`;
  const cnpj = base + cnpjCheckDigits(base);
  const name = base.toLowerCase();
  return { cnpj: cnpj.toLowerCase(), companyName: `Jornada ${base} Ltda`, email: `olga@${name}.test` };
}

/** Fills in the field of this name. */
export const fill = (page: Page, label: string, text: string) =>
  page.getByLabel(label, { exact: true }).fill(text);

/** Fills in the form as a person does; the postal code is one of the demo world's and brings its address. */
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

/** Types into a field once the form hears of it. */
export async function untilTyped(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  const hears = () => field.evaluate((input) => Object.keys(input).some((key) => key.startsWith("__react")));
  await expect.poll(hears).toBe(true);
  await field.fill(text);
}

/** Sends the form. */
export const submit = (page: Page) => page.getByRole("button", { name: "Enviar cadastro" }).click();

/** Waits until the form has been there as long as people need at least. */
export const takeTime = (page: Page) => page.waitForFunction(() => performance.now() > 4_000);
