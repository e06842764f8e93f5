import { expect, test } from "vitest";
import { OwnRequestSettingsSchema } from "#domain/requests/own-request-settings.ts";
import { SettingsSchema } from "#domain/settings/settings-schema.ts";
import type { DealStatus } from "#domain/requests/deal-status.ts";
import { statusChoices, toRequestInput, toRequestValues } from "./request-settings-values.ts";

const { requests, restrictOptions } = SettingsSchema.parse({});
const USUAL = OwnRequestSettingsSchema.parse({ ...requests, restrictOptions });

const status = (name: string, group: DealStatus["group"], order: number): DealStatus => {
  return { id: `dls_${name}`, name, group, groupOrder: order, order };
};
const STATUSES = {
  budget: [status("Novo", "open", 1), status("Aprovado", "finished", 3), status("Recusado", "refused", 9)],
  order: [status("Novo", "open", 1), status("Pago", "negotiation", 2), status("Entregue", "finished", 3)],
};

test("settings that nobody changed ask for themselves", () => {
  expect(OwnRequestSettingsSchema.parse(toRequestInput(toRequestValues(USUAL)))).toEqual(USUAL);
});

test.each(["", "0", "366", "1,5", "quinze"])("budgets do not expire after %j days", (days) => {
  const values = { ...toRequestValues(USUAL), "budgetExpiry.days": days };
  expect(OwnRequestSettingsSchema.safeParse(toRequestInput(values)).success).toBe(false);
});

test("stock leaves at a status of orders, editing ends at one of either, and refused ones are no step", () => {
  const stock = statusChoices("restrictOptions.statusToDiscountStock", STATUSES, "Pago");
  expect(stock).toEqual({
    groups: ["open", "negotiation", "finished"],
    names: ["Novo", "Pago", "Entregue"],
    gone: null,
    current: "Pago",
  });
  const edition = statusChoices("restrictOptions.statusToBlockEdition", STATUSES, "finished");
  expect([edition.names, edition.current]).toEqual([["Novo", "Pago", "Entregue", "Aprovado"], "finished"]);
});

test("what is named by its id is shown by its name, and what is gone stays as it is", () => {
  const place = "restrictOptions.statusToDiscountStock";
  expect(statusChoices(place, STATUSES, "dls_Pago").current).toBe("Pago");
  expect(statusChoices(place, STATUSES, "Faturado")).toMatchObject({ gone: "Faturado", current: "Faturado" });
});
