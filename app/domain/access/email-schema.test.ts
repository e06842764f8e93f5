import { expect, test } from "vitest";
import { EmailContentSchema } from "./email-schema.ts";

const RECOVERY = {
  kind: "passwordRecovery",
  name: "Marina",
  link: "https://sol.portal.test/recover/1",
  expiresAt: "2026-11-21T13:00:00.000Z",
};

test("an e-mail's content is read with the fields of its kind", () => {
  expect(EmailContentSchema.parse({ ...RECOVERY, more: 1 })).toEqual(RECOVERY);
});

test.each([
  ["a kind that is not known", { ...RECOVERY, kind: "advertisement" }],
  ["a field that is missing", { ...RECOVERY, expiresAt: undefined }],
  ["a relative link", { ...RECOVERY, link: "/recover/1" }],
  ["a link that runs code", { ...RECOVERY, link: "javascript:alert(1)" }],
  ["an instant that is none", { ...RECOVERY, expiresAt: "amanhã" }],
])("content with %s is refused", (_title, content) => {
  expect(EmailContentSchema.safeParse(content).success).toBe(false);
});

test.each([
  [200, true],
  [201, false],
])("a name of %i characters is accepted: %s", (length, accepted) => {
  expect(EmailContentSchema.safeParse({ ...RECOVERY, name: "n".repeat(length) }).success).toBe(accepted);
});
