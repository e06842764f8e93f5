import { expect, test } from "vitest";
import { unreadBadge } from "./unread-badge.ts";

test.each([
  [1, "1"],
  [99, "99"],
  [100, "+99"],
  [1_000, "+99"],
])("%i unread notifications are shown as %s", (unread, shown) => {
  expect(unreadBadge(unread)).toBe(shown);
});
