import { expect, test } from "vitest";
import { distinctCustomers } from "./distinct-customers.ts";
import type { PastCustomer } from "./past-customer-schema.ts";

const HOUSE = {
  ...{ CEP: "74000000", patio: "Rua das Acácias", number: "100", complement: "" },
  ...{ neighborhood: "Centro", city: "Goiânia", state: "GO" },
};
const FARM = { ...HOUSE, CEP: "75000000", number: "s/n", city: "Anápolis" };

function customer(userOrCompanyName: string, rest: Partial<PastCustomer> = {}): PastCustomer {
  return {
    ...{ userOrCompanyName, cpf: null, cnpj: null, rg: "", temInscricaoEstadual: null, ie: "" },
    ...{ email: "", telephone: "", address: HOUSE },
    ...rest,
  };
}

test("a customer is there once for each address, as in the newest purchase, and one without a name is left out", () => {
  const newest = customer("Marina Alves Lima", { cpf: "52998224725", email: "marina@cliente.test" });
  const found = [
    newest,
    customer(" "),
    customer("Padaria Trigal"),
    customer("Marina Alves", { cpf: "52998224725" }),
    customer("padaria trigal "),
    customer("Marina Alves", { cpf: "52998224725", address: FARM }),
    customer("Marina Alves", { cpf: "52998224725", address: null }),
  ];
  const distinct = distinctCustomers(found, 8);
  expect(
    distinct.map(({ userOrCompanyName, address }) => [userOrCompanyName, address?.city ?? null]),
  ).toEqual([
    ["Marina Alves Lima", "Goiânia"],
    ["Padaria Trigal", "Goiânia"],
    ["Marina Alves", "Anápolis"],
    ["Marina Alves", null],
  ]);
  expect(distinct[0]).toBe(newest);
  expect(distinctCustomers(found, 2)).toHaveLength(2);
});
