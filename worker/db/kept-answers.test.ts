import { expect, test } from "vitest";
import { builder } from "./builder.ts";
import { assertNotices, type DataPart, type DataVersions, keep, recall, toVersions } from "./kept-answers.ts";
import { popup } from "./schema/kernel.ts";

const read = { key: "kits", parts: ["selling", "stock"] } as const;

function versionsOf(distributorId: string, numbers: Partial<Record<DataPart, number>> = {}): DataVersions {
  const none = { settings: 0, selling: 0, offers: 0, stock: 0, people: 0, live: 0 };
  return { distributorId, numbers: { ...none, ...numbers } };
}

test("numbers come in the order of the parts, and are nought before the first change", () => {
  expect(toVersions("dst_1", "[1,2,3,4,5,6]")).toEqual(
    versionsOf("dst_1", { settings: 1, selling: 2, offers: 3, stock: 4, people: 5, live: 6 }),
  );
  expect(toVersions("dst_1", null)).toEqual(versionsOf("dst_1"));
});

test("what was made of a read is taken while the numbers of its parts stand, and changed by nobody", () => {
  const made = { ids: ["kit_1"] };
  keep(versionsOf("dst_a", { selling: 1 }), read, { made, chars: 10 });
  expect(recall(versionsOf("dst_a", { selling: 1 }), read)?.made).toBe(made);
  // A change of another part does not matter.
  expect(recall(versionsOf("dst_a", { selling: 1, people: 7 }), read)?.made).toBe(made);
  expect(recall(versionsOf("dst_a", { selling: 1, stock: 1 }), read)).toBeNull();
  expect(recall(versionsOf("dst_a", { selling: 2 }), read)).toBeNull();
  expect(recall(versionsOf("dst_b", { selling: 1 }), read)).toBeNull();
  expect(recall(versionsOf("dst_a", { selling: 1 }), { ...read, key: "kits 2" })).toBeNull();
  expect(() => made.ids.push("kit_2")).toThrow(TypeError);
});

test("what was used longest ago makes room", () => {
  const versions = versionsOf("dst_full");
  const at = (key: string) => ({ ...read, key });
  for (const key of ["a", "b"]) keep(versions, at(key), { made: key, chars: 2_500_000 });
  recall(versions, at("a"));
  keep(versions, at("c"), { made: "c", chars: 2_500_000 });
  expect(["a", "b", "c"].map((key) => recall(versions, at(key))?.made)).toEqual(["a", undefined, "c"]);
  // The same read again takes the place of its last answer.
  keep(versions, at("a"), { made: "new", chars: 2_500_000 });
  expect(["a", "c"].map((key) => recall(versions, at(key))?.made)).toEqual(["new", "c"]);
});

test("a read of a table that none of its parts counts is refused", () => {
  const text = 'select * from "kit" join stock on 1 left join "price_list" on 1, json_each(?) where 1';
  expect(() => {
    assertNotices(read, text);
  }).not.toThrow();
  const { sql: wrong } = builder.select({ id: popup.id }).from(popup).toSQL();
  expect(() => {
    assertNotices(read, wrong);
  }).toThrow("kits is kept but reads popup");
});
