import { expect, test } from "vitest";
import { findSiteProblems, type SitePage } from "./site-policy.ts";

const PORTAL = "https://solnascente.com.br";
const ADDRESSES = { portal: PORTAL, rooms: "https://rooms.girassol.app", keys: ["pk_1", "pk_0"] };
const CODE = `<script async src="${PORTAL}/widgets/girassol.js" data-key="pk_1"></script>`;

function problemsOf(page: Partial<SitePage>) {
  const whole = { url: "https://telhado.com.br/", status: 200, policies: [], text: CODE, ...page };
  return findSiteProblems(whole, ADDRESSES).map(({ code, directive }) =>
    directive === null ? code : `${code} ${directive}`,
  );
}

test("a page with the code, and without a policy against it, has no problem", () => {
  expect(problemsOf({})).toEqual([]);
  expect(problemsOf({ text: CODE.replace("pk_1", "pk_0") })).toEqual([]);
});

test.each([
  ["script-src 'self'", `SCRIPT_REFUSED script-src 'self'`],
  ["default-src 'none'; connect-src *", "SCRIPT_REFUSED default-src 'none'"],
  ["script-src-elem 'self'; script-src *", "SCRIPT_REFUSED script-src-elem 'self'"],
  [
    `script-src 'strict-dynamic' 'nonce-x' ${PORTAL}`,
    `SCRIPT_REFUSED script-src 'strict-dynamic' 'nonce-x' ${PORTAL}`,
  ],
  ["script-src https://solnascente.com.br:8443", "SCRIPT_REFUSED script-src https://solnascente.com.br:8443"],
  ["script-src *.solnascente.com.br", "SCRIPT_REFUSED script-src *.solnascente.com.br"],
  ["connect-src 'self'", "CALLS_REFUSED connect-src 'self'"],
  [`connect-src ${PORTAL}`, `LIVE_REFUSED connect-src ${PORTAL}`],
])("under “%s” it says what refuses the widgets", (policy, problem) => {
  expect(problemsOf({ policies: [policy] })).toEqual([problem]);
});

test.each([
  `script-src ${PORTAL}; connect-src ${PORTAL} wss://rooms.girassol.app`,
  "script-src https:; connect-src https: wss:",
  "script-src http://solnascente.com.br; connect-src *",
  "SCRIPT-SRC solnascente.com.br:443 ; connect-src *.com.br *.girassol.app:* solnascente.com.br",
  "img-src 'none'; style-src 'none'",
])("under “%s” widgets work", (policy) => {
  expect(problemsOf({ policies: [policy] })).toEqual([]);
});

test("every policy counts, and those of the page's own address mean it", () => {
  expect(problemsOf({ policies: ["script-src *", "script-src 'self'"] })).toEqual([
    "SCRIPT_REFUSED script-src 'self'",
  ]);
  const own = { url: `${PORTAL}/loja`, policies: ["script-src 'self'; connect-src 'self' wss:"] };
  expect(problemsOf(own)).toEqual([]);
});

test("a page that is not there, not safe, or without the code or the key says so", () => {
  expect(problemsOf({ status: 404, text: "" })).toEqual(["NOT_FOUND", "CODE_MISSING"]);
  expect(problemsOf({ url: "http://telhado.com.br/" })).toEqual(["INSECURE"]);
  expect(problemsOf({ url: "http://localhost:8788/" })).toEqual([]);
  expect(problemsOf({ text: CODE.replace("pk_1", "pk_x") })).toEqual(["KEY_MISSING"]);
});
