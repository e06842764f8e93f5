import { expect, test } from "vitest";
import type { AuditRow } from "#worker/repositories/audit/audit-repository.ts";
import { describeAuditEntry } from "./describe-entry.ts";

function entryOf(fields: Partial<AuditRow>): AuditRow {
  return {
    id: "aud_1",
    at: "2026-11-20T15:00:00.000Z",
    actorId: "usr_1",
    actorType: "admin",
    actorName: "Beatriz Moura",
    operatorId: null,
    operatorName: null,
    address: "203.0.113.7",
    event: "session.opened",
    entity: "session",
    entityId: "ses_1",
    entityName: null,
    categoryNames: {},
    changes: {},
    ...fields,
  };
}

test.each([
  ["password", "entrou com senha"],
  ["secondFactor", "entrou com segundo fator"],
  ["link", "entrou por link"],
  ["support", "entrou pelo suporte"],
])("a sign-in by %s says so in its sentence and has nothing more to tell", (by, sentence) => {
  const entry = entryOf({ changes: { by: { from: null, to: by } } });
  expect(describeAuditEntry(entry, "America/Sao_Paulo")).toEqual({
    person: "Beatriz Moura",
    sentence,
    details: [],
  });
});

test("a sign-in in a way that has no words yet keeps it among its details", () => {
  const entry = entryOf({ changes: { by: { from: null, to: "passkey" } } });
  const { sentence, details } = describeAuditEntry(entry, "America/Sao_Paulo");
  expect(sentence).toBe("entrou");
  expect(details).toEqual([{ label: "by", from: null, to: "passkey", removed: [], added: [] }]);
});

test("a sign-in of before that was noted is told as one", () => {
  expect(describeAuditEntry(entryOf({}), "America/Sao_Paulo")).toMatchObject({
    sentence: "entrou",
    details: [],
  });
});

test("a category is told by its name, also within a list, and one that is gone by its id", () => {
  const { details } = describeAuditEntry(
    entryOf({
      event: "product.updated",
      entity: "product",
      categoryNames: { cat_1: "Cabos" },
      changes: {
        categoryId: { from: "cat_gone", to: "cat_1" },
        categoryIds: { from: [], to: ["cat_1"] },
      },
    }),
    "America/Sao_Paulo",
  );
  expect(details).toMatchObject([{ from: "cat_gone", to: "Cabos" }, { added: ["Cabos"] }]);
});
