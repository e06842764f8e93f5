import { expect, test } from "vitest";
import { PERMISSIONS } from "#domain/access/permissions.ts";
import { PERMISSION_TEXTS } from "./permissions.ts";

const TEXTS = PERMISSIONS.map(({ key, group, types }) => ({ key, group, types, ...PERMISSION_TEXTS[key] }));

test.each(TEXTS)("$key has a short title and one sentence", ({ title, description }) => {
  expect(title).toMatch(/^\p{Lu}/u);
  expect(title.split(" ").length).toBeLessThanOrEqual(5);
  expect(description).toMatch(/^\p{Lu}[^.]*\.$/u);
  expect(description.length).toBeLessThanOrEqual(110);
});

test.each(["staff", "integrator"] as const)(
  "no two permissions of a group look alike to a role for %s",
  (type) => {
    const titles = TEXTS.filter(({ types }) => types.some((one) => one === type)).map(
      ({ group, title }) => `${group}: ${title}`,
    );
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  },
);
