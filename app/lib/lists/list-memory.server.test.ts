import { expect, test } from "vitest";
import { recallList, rememberList } from "./list-memory.server.ts";

const PATH = "/equipments/kits";
const PERSON = { userId: "usr_1" } as Parameters<typeof rememberList>[1];

/** Result of a list's loader: the preferences, or its redirect. */
function recall(address: string, cookie = "", method = "GET") {
  const request = new Request(`https://portal.example${address}`, { headers: { cookie }, method });
  try {
    return recallList({ request, actor: PERSON } as Parameters<typeof recallList>[0]);
  } catch (thrown) {
    return thrown instanceof Response ? thrown.headers.get("location") : thrown;
  }
}

async function remember(fields: Readonly<Record<string, string>>, origin = "https://portal.example") {
  const request = new Request(`${origin}/lista`, { method: "POST", body: new URLSearchParams(fields) });
  const answer = await rememberList(request, PERSON);
  const headers = "init" in answer ? new Headers(answer.init?.headers) : answer.headers;
  return { cookies: headers.getSetCookie(), location: headers.get("location") };
}

test.each([
  ["", "", { pageSize: null, opensWith: null, look: null }],
  ["", "girassol_rows_kits_usr_1=50", { pageSize: 50, opensWith: null, look: null }],
  ["?pageSize=100", "girassol_rows_kits_usr_1=50", { pageSize: 100, opensWith: null, look: null }],
  ["?pageSize=7", "girassol_rows_kits_usr_1=50", { pageSize: 50, opensWith: null, look: null }],
  [
    "",
    "girassol_rows_kits_usr_2=50; girassol_rows_items_usr_1=50",
    { pageSize: null, opensWith: null, look: null },
  ],
  ["", "girassol_view_kits_usr_1=sort=-name", `${PATH}?sort=-name`],
  [
    "?search=a",
    "a=b; girassol_view_kits_usr_1=sort=-name",
    { pageSize: null, opensWith: "sort=-name", look: null },
  ],
  ["", "girassol_view_kits_usr_1=visao=todas", { pageSize: null, opensWith: "visao=todas", look: null }],
  ["", "girassol_look_kits_usr_1=board", { pageSize: null, opensWith: null, look: "board" }],
  [
    "",
    "girassol_look_kits_usr_1=<b>; girassol_look_kits_usr_2=list",
    { pageSize: null, opensWith: null, look: null },
  ],
  ["", "girassol_view_kits_usr_1=//other.example", { pageSize: null, opensWith: null, look: null }],
])("the list at %j with the cookies %j is remembered as %j", (search, cookie, memory) => {
  expect(recall(PATH + search, cookie)).toEqual(memory);
});

test("what is sent to a list is not led elsewhere", () => {
  expect(recall(PATH, "girassol_view_kits_usr_1=sort=-name", "POST")).toEqual({
    pageSize: null,
    opensWith: "sort=-name",
    look: null,
  });
});

test("rows a page are kept for the person and the list, and the form leads back", async () => {
  expect(await remember({ list: PATH, rows: "100", next: `${PATH}?sort=name` })).toEqual({
    cookies: [
      "girassol_rows_kits_usr_1=100; Path=/equipments; Max-Age=34560000; SameSite=Lax; HttpOnly; Secure",
    ],
    location: `${PATH}?sort=name`,
  });
});

test("the usual rows, and no view, are forgotten", async () => {
  expect(await remember({ list: PATH, rows: "", view: "" }, "http://localhost")).toEqual({
    cookies: [
      "girassol_rows_kits_usr_1=; Path=/equipments; Max-Age=0; SameSite=Lax; HttpOnly",
      "girassol_view_kits_usr_1=; Path=/equipments; Max-Age=0; SameSite=Lax; HttpOnly",
    ],
    location: null,
  });
});

test("a look is kept for the person and the list", async () => {
  expect(await remember({ list: PATH, look: "board" })).toEqual({
    cookies: [
      "girassol_look_kits_usr_1=board; Path=/equipments; Max-Age=34560000; SameSite=Lax; HttpOnly; Secure",
    ],
    location: null,
  });
});

test("a view that would end the cookie is not kept", async () => {
  const { cookies } = await remember({ list: PATH, view: "q=1; Domain=example.com" });
  expect(cookies).toEqual([
    "girassol_view_kits_usr_1=; Path=/equipments; Max-Age=0; SameSite=Lax; HttpOnly; Secure",
  ]);
});

test("nothing is kept of a list that is no page of the portal", async () => {
  expect(await remember({ list: "/x; Path=/", rows: "25" })).toEqual({ cookies: [], location: "/" });
});
