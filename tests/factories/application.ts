import type { TestDistributor } from "./distributor.ts";
import { signFormToken } from "#worker/security/form-token.ts";
import { newId } from "#worker/scope.ts";
import { cnpjCheckDigits } from "#domain/validation/cnpj.ts";
import { termsDocument } from "#worker/db/schema/access.ts";
import { type Answer, callApi } from "../setup/call-api.ts";
import { apiEnv } from "./api-env.ts";

export const PASSWORD = "Girassol#2026";

/** Token of a distributor's form that was shown some seconds ago. */
export function buildFormToken(owner: TestDistributor, secondsAgo = 60): string {
  const shownAt = new Date(Date.now() - secondsAgo * 1_000);
  return signFormToken(apiEnv.SESSION_SECRET, owner.id, { shownAt, name: newId("frm") });
}

/** A valid and unique CNPJ with letters. */
export function buildCnpj(): string {
  const base = newId("c").slice(-12).toUpperCase();
  return base + cnpjCheckDigits(base);
}

/** A valid application with a unique e-mail address and CNPJ. */
export function buildApplication(owner: TestDistributor) {
  return {
    company: {
      cnpj: buildCnpj(),
      companyName: "Sol Forte Instalações Ltda",
      tradeName: "Sol Forte",
      telephone: "(62) 3000-0000",
      email: null as string | null,
    },
    address: {
      CEP: "74210-030",
      patio: "Rua 9",
      number: "415",
      complement: "",
      neighborhood: "Setor Oeste",
      city: "Goiânia",
      state: "GO",
    },
    person: {
      name: "Olga",
      surname: "Prado",
      cpf: "529.982.247-25",
      email: `${newId("usr")}@solforte.test`,
      telephone: "(62) 99999-8888",
      password: PASSWORD,
      confirmation: PASSWORD,
    },
    termsDocumentId: null as string | null,
    formToken: buildFormToken(owner),
    website: "",
  };
}

export type Application = ReturnType<typeof buildApplication>;

/** Sends an application as the form does. */
export function register(
  owner: TestDistributor,
  body: object,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return callApi("POST", "/app/open/integrator-register", {
    headers: { "x-debug-distributor": owner.slug, ...headers },
    body,
  });
}

/** Creates terms of use of a distributor; returns their id. */
export async function createTestTerms(
  owner: TestDistributor,
  { version = 1, active = true, body = "# Objeto\n\nEstes termos." } = {},
): Promise<string> {
  const id = newId("trm");
  await owner.database.writeBatch([
    {
      query: owner.database.orm.insert(termsDocument).values({
        distributorId: owner.id,
        id,
        kind: "general",
        version,
        title: "Termos de uso",
        body,
        active,
        createdAt: "2026-11-21T12:00:00.000Z",
      }),
    },
  ]);
  return id;
}
