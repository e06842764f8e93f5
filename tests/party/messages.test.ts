import { expect, test } from "vitest";
import type { SequencedEvent, ServerMessage } from "#domain/live/messages.ts";
import { openPage } from "./page.ts";
import { buildEvent, createRoom } from "./room-driver.ts";

const NOTIFICATION: ServerMessage = {
  type: "notification",
  notification: {
    notificationId: "nev_1",
    createdAt: "2026-11-21T12:00:00.000Z",
    kind: "registrationReceived",
    content: { integratorId: "int_1", companyName: "Volt Engenharia" },
  },
};
const LENGTH: ServerMessage = { type: "length", read: 4, unread: 2 };
const SURVEY: ServerMessage = {
  type: "nps",
  survey: { id: "svy_1", question: "De 0 a 10?", scaleStart: 0, reasons: ["Preço"] },
};

/** Posts the messages for `user_1`; returns what that person and another one received. */
async function hand(messages: readonly ServerMessage[]) {
  const room = createRoom();
  const [addressee, stranger] = [await room.connect(), await room.connect({ userId: "user_2" })];
  const events = messages.map((message, index): SequencedEvent => ({
    seq: index + 1,
    audience: { userIds: ["user_1"] },
    message,
  }));
  const last = messages.length + 1;
  expect(await room.post([...events, buildEvent(last)])).toEqual({ status: 200, lastSeq: last });
  await Promise.all([addressee.until(last), stranger.until(last)]);
  return {
    heard: addressee.deliveries().slice(0, -1),
    overheard: stranger.deliveries().slice(0, -1),
  };
}

test("notifications, counts and surveys reach whom they are for as they were posted, and a new version those who are older [NOTIF-15]", async () => {
  const { heard, overheard } = await hand([NOTIFICATION, LENGTH, SURVEY]);
  expect(heard).toEqual([
    { seq: 1, message: NOTIFICATION },
    { seq: 2, message: LENGTH },
    { seq: 3, message: SURVEY },
  ]);
  expect(overheard).toEqual([]);

  const room = createRoom();
  const [old, current] = [
    await room.connect({ builtAt: "2000" }, {}, "1999"),
    await room.connect({ builtAt: "2000" }, {}, "2000"),
  ];
  await room.post([buildEvent(1)]);
  await Promise.all([old.until(1), current.until(1)]);
  expect(old.directs()).toEqual([{ type: "newVersion", builtAt: "2000" }]);
  expect(current.directs()).toEqual([]);
});

test("the browser's client hears notifications, counts, surveys and a new version, and hands them on as they are [NOTIF-15]", async () => {
  const room = createRoom();
  const page = openPage(room, { userId: "user_1", builtAt: "2000" }, "1999");
  await page.becomes("CONNECTED");
  const addressed = [NOTIFICATION, LENGTH, SURVEY].map((message, index): SequencedEvent => ({
    seq: index + 1,
    audience: { userIds: ["user_1"] },
    message,
  }));
  await room.post([...addressed, buildEvent(4)]);
  await page.receives("PED-4");
  expect(page.heard.slice(0, -1)).toEqual([
    { type: "newVersion", builtAt: "2000" },
    NOTIFICATION,
    LENGTH,
    SURVEY,
  ]);
});

test.each([
  [
    {
      description: "Estoque baixo",
      type: "warning",
      duration: 8_000,
      actions: [{ label: "Ver", path: "/stock" }],
    },
  ],
  [{ description: "Ok", type: "info", actions: [] }],
] as const)(
  "an alert reaches whom it is for with text, type, duration and actions: %j [NOTIF-16]",
  async (alert) => {
    const message: ServerMessage = { type: "alert", alert: { ...alert, actions: [...alert.actions] } };
    const { heard, overheard } = await hand([message]);
    expect(heard).toEqual([{ seq: 1, message: { type: "alert", alert } }]);
    expect(overheard).toEqual([]);
  },
);

test("a page that is older than the portal that posts is told once, until it comes again", async () => {
  const room = createRoom();
  const page = await room.connect({ builtAt: "2000" }, {}, "2000");
  await room.post([buildEvent(1)], 1, "2000");
  await room.post([buildEvent(2)], 1, "2001");
  await room.post([buildEvent(3)], 1, "2002");
  await page.until(3);
  expect(page.directs()).toEqual([{ type: "newVersion", builtAt: "2001" }]);

  const again = await room.connect({ builtAt: "2002" }, {}, "2000");
  expect(await again.untilDirects(1)).toEqual([{ type: "newVersion", builtAt: "2002" }]);
});

test.each([
  ["nothing", null],
  ["an empty text", ""],
  ["a word", "latest"],
  ["five thousand digits", "9".repeat(5_000)],
])("a page that says %s about its build is let in and told nothing", async (_what, build) => {
  const room = createRoom();
  const page = await room.connect({ builtAt: "2000" }, {}, build);
  await room.post([buildEvent(1)], 1, "2001");
  await page.until(1);
  expect(page.directs()).toEqual([]);
});

test("an older portal that still posts does not call a newer page old", async () => {
  const room = createRoom();
  const page = await room.connect({ builtAt: "2000" }, {}, "2001");
  await room.post([buildEvent(1)], 1, "1999");
  await page.until(1);
  expect(page.directs()).toEqual([]);
});
