import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeAll, expect, inject, test } from "vitest";
import { ROOT } from "#scripts/stack/paths.ts";
import { inForm, workThrough } from "./page-answer.ts";
import { createInsiders, type Insiders, insiderTypeOf } from "./page-people.ts";
import { addressOf, ROUTE_LIST, type Route } from "./page-routes.ts";
import { createPlace, type Place } from "./page-world.ts";

const NO_ID = "req_00000000000000000000000000";
/** Size of a page, styles included, at most; the sent text, which a form shows again, is extra. */
const MAX_PAGE_CHARS = 200_000;
const SHOWN_AGAIN = 4;
const ACTING = ROUTE_LIST.filter(({ hasAction }) => hasAction);

let place: Place;
let people: Insiders;

beforeAll(async () => {
  place = await createPlace();
  people = await createInsiders(place);
});

/** Headers of a person who may use the route. */
function insiderOf(route: Route): Record<string, string> {
  const type = insiderTypeOf(route);
  return type === null ? { "x-debug-distributor": place.slug } : people[type].headers;
}

interface Sent {
  title: string;
  body: BodyInit;
  type?: string;
}

/** Bodies that no form of a page sends. */
const NO_FORMS: readonly Sent[] = [
  { title: "JSON", body: '{"intent":"save"}', type: "application/json" },
  { title: "text", body: "intent=save", type: "text/plain" },
  { title: "bytes of no type", body: new Uint8Array([1, 2, 3]) },
  { title: "a form with files without a boundary", body: "x", type: "multipart/form-data" },
  { title: "half a form with files", body: "--b\r\nContent-", type: "multipart/form-data; boundary=b" },
];

/** Sends a request without following redirects; returns the answer in short. */
async function post(address: string, headers: Record<string, string>, { body, type }: Omit<Sent, "title">) {
  const send = () =>
    fetch(inject("portalUrl") + address, {
      method: "POST",
      redirect: "manual",
      headers: { ...headers, ...(type === undefined ? {} : { "content-type": type }) },
      body,
    });
  const first = await send();
  // A busy database answers 503; a real error of the route occurs twice.
  const answer = first.status === 503 ? await send() : first;
  return { status: answer.status, length: (await answer.text()).length };
}

/** Routes that read files themselves and report errors in their own way. */
const WITH_FILES = [
  "/equipments/imports",
  "/budgets/detail/files/$requestId",
  "/requests/detail/files/$requestId",
  "/checkout/$requestId/comprovante",
];

test("a body that is no form is answered 400 by every route with an action", async () => {
  const cases = ACTING.filter(({ path }) => !WITH_FILES.includes(path)).flatMap((route) =>
    NO_FORMS.flatMap((sent, index) =>
      // A document is slow to render, and has the status of its data: one for each route is enough.
      (index === 0 ? (["document", "data"] as const) : (["data"] as const)).map((form) => ({
        route,
        sent,
        form,
      })),
    ),
  );
  const wrong = await workThrough(cases, async ({ route, sent, form }) => {
    const address = inForm(route, addressOf(route, NO_ID), form, true);
    const { status } = await post(address, insiderOf(route), sent);
    return status === 400 ? [] : [`${route.path} ${form} ${sent.title}: ${String(status)}`];
  });
  expect(wrong.flat()).toEqual([]);
});

const SERVER_IMPORT = /from "(#app\/[^"]+\.server\.ts|\.\/[^"]+\.server\.ts)"/g;

/** Source of a file and of the server files that it imports. */
function sourcesOf(file: string, seen = new Set<string>()): string {
  if (seen.has(file)) return "";
  seen.add(file);
  const text = readFileSync(join(ROOT, file), "utf8");
  const imported = [...text.matchAll(SERVER_IMPORT)].map(([, name = ""]) =>
    name.startsWith("#app/") ? name.replace("#app/", "app/") : join(dirname(file), name),
  );
  return [text, ...imported.map((name) => sourcesOf(name, seen))].join("\n");
}

/** Intents of a route's forms, and names of the fields that it reads. */
function wordsOf({ id }: Route): { intents: string[]; names: string[] } {
  const text = sourcesOf(join("app", id, "route.tsx"));
  const all = (...patterns: readonly RegExp[]) => [
    ...new Set(patterns.flatMap((pattern) => [...text.matchAll(pattern)].map(([, word = ""]) => word))),
  ];
  return {
    intents: all(/(?:intent|asked)\b[^;\n]{0,40}"([a-z]\w+)"/g, /case "([a-z]\w+)":/g),
    names: all(/(?:\.get|\.getAll|\.has|text|formText|choice|money)\((?:form, |fields, )?"(\w+)"/g),
  };
}

/** A text that is not a number, JSON or id, and cannot be sent in a header. */
const JUNK = '{"€\n';

test("a form without what it needs, or full of what makes no sense, is no failure of the server", async () => {
  const cases = ACTING.filter(({ path }) => path !== "/logout").flatMap((route) => {
    const { intents, names } = wordsOf(route);
    const fields = names.filter((name) => name !== "intent");
    const files = new FormData();
    for (const name of ["intent", ...fields]) files.append(name, new File(["x"], "x.txt"));
    const many = new URLSearchParams(
      Array.from({ length: 9_000 }, (_none, index) => [`k${String(index)}`, "1"]),
    );
    const sent: Omit<Sent, "type">[] = [
      { title: "nothing", body: "" },
      { title: "files for fields", body: files },
      { title: "9,000 fields", body: many },
      ...["", ...intents].flatMap((intent) => [
        { title: `${intent} alone`, body: new URLSearchParams({ intent }) },
        {
          title: `${intent} with junk`,
          body: new URLSearchParams([["intent", intent], ...fields.map((name) => [name, JUNK])]),
        },
      ]),
    ];
    return sent.map((one) => ({ route, sent: one }));
  });
  const wrong = await workThrough(cases, async ({ route, sent }) => {
    const form = sent.title === "nothing" ? "document" : "data";
    const address = inForm(route, addressOf(route, NO_ID), form, true);
    const { status, length } = await post(address, insiderOf(route), sent);
    const sentChars = sent.body instanceof URLSearchParams ? sent.body.toString().length : 0;
    const longest = MAX_PAGE_CHARS + SHOWN_AGAIN * sentChars;
    return status < 500 && length < longest
      ? []
      : [`${route.path} ${sent.title}: ${String(status)}, ${String(length)} characters`];
  });
  expect(wrong.flat()).toEqual([]);
});

test("the framework's older address of a route's data is answered 400", async () => {
  const asked = ROUTE_LIST.flatMap((route) =>
    [{ "x-debug-distributor": place.slug }, insiderOf(route)].map((headers) => ({ route, headers })),
  );
  const wrong = await workThrough(asked, async ({ route, headers }) => {
    const address = `${addressOf(route, NO_ID)}?_data=${encodeURIComponent(route.id)}`;
    const { status } = await fetch(inject("portalUrl") + address, { redirect: "manual", headers });
    return status === 400 ? [] : [`${route.path}: ${String(status)}`];
  });
  expect(wrong.flat()).toEqual([]);
});

test("an address that makes no sense is no failure of the server", async () => {
  const junk = encodeURIComponent(JUNK);
  const asked = ROUTE_LIST.flatMap((route) => {
    const path = addressOf(route, "%E0%A4%A");
    const query = wordsOf(route)
      .names.map((name) => `${name}=${junk}`)
      .join("&");
    // Data have the same status as the document, which is slow to render; one document for each route is enough.
    return [
      `${addressOf(route, junk)}?page=-1&pageSize=x&${query}`,
      `${addressOf(route, "x".repeat(2_000))}.data?page=1e400`,
      `${path}.data`,
    ].map((address) => ({ route, address }));
  });
  const wrong = await workThrough(asked, async ({ route, address }) => {
    const { status } = await fetch(inject("portalUrl") + address, {
      redirect: "manual",
      headers: insiderOf(route),
    });
    return status < 500 ? [] : [`${address.slice(0, 200)}: ${String(status)}`];
  });
  expect(wrong.flat()).toEqual([]);
});
