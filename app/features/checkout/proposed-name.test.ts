import { expect, test } from "vitest";
import { buildAnswered } from "#tests/factories/checkout.ts";
import { proposedName } from "./proposed-name.ts";

const KIT = "Kit Express 6,00 kWp";

test("a purchase is named after its customer, and after its items before there is one and for the company's own", () => {
  const nameOf = (info: Parameters<typeof buildAnswered>[0], personType: "física" | "jurídica" = "física") =>
    proposedName({ ...buildAnswered(info), personType }, KIT);
  expect(nameOf({ userOrCompanyName: " Marina Alves " })).toBe("Residência Marina Alves");
  expect(nameOf({ userOrCompanyName: "Padaria Trigal" }, "jurídica")).toBe("Padaria Trigal");
  expect(nameOf({ userOrCompanyName: " " })).toBe(KIT);
  expect(nameOf({ userOrCompanyName: "Luz do Cerrado", chargeType: "company" }, "jurídica")).toBe(KIT);
  expect(nameOf({ userOrCompanyName: "M".repeat(120) })).toHaveLength(80);
});
