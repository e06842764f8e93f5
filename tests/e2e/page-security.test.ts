import { beforeAll, expect, inject, test } from "vitest";
import { request } from "node:http";
import { ERROR_MESSAGES } from "#copy/shared/error-messages.ts";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { DEMO_PASSWORD } from "#scripts/demo/demo-keys.ts";
import { runSql } from "./database.ts";
import { readEverythingOf } from "./database-rows.ts";
import { ask, type Asked, inForm, workThrough } from "./page-answer.ts";
import { createInsiders, type Insiders, insiderTypeOf } from "./page-people.ts";
import { addressOf, namesAnId, pageOf, ROUTE_LIST, type Route } from "./page-routes.ts";
import { createPlace, type Place } from "./page-world.ts";

const NO_ID = "req_00000000000000000000000000";
const POSTED = { intent: "save" };
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

const PROTECTION = {
  "referrer-policy": "strict-origin-when-cross-origin",
  "x-content-type-options": "nosniff",
  "cross-origin-opener-policy": "same-origin",
  "cache-control": "no-store",
  framing: "frame-ancestors 'none'",
  scripts: true,
};

/** Security headers of an answer. Each answer has its own nonce for scripts. */
function protectionOf({ headers }: Response) {
  const policy = headers.get("content-security-policy") ?? "";
  const names = Object.keys(PROTECTION).filter((name) => name !== "framing" && name !== "scripts");
  return {
    ...Object.fromEntries(names.map((name) => [name, headers.get(name)])),
    framing: policy.split("; ").find((part) => part.startsWith("frame-ancestors")),
    scripts: /script-src 'nonce-[\w-]{22}' 'strict-dynamic';/.test(policy),
  };
}

test("every page, its data and what it answers to a form may be neither framed, guessed at, nor kept", async () => {
  const nobody = { "x-debug-distributor": place.slug };
  const asked: [string, Asked][] = ROUTE_LIST.flatMap((route) => {
    const path = addressOf(route, NO_ID);
    return [nobody, insiderOf(route)].flatMap((headers): [string, Asked][] => [
      [path, { headers }],
      [path === "/" ? "/_root.data" : inForm(route, path, "data"), { headers }],
      ...(route.hasAction
        ? [[inForm(route, path, "document", true), { headers: nobody, form: POSTED }] as [string, Asked]]
        : []),
    ]);
  });
  asked.push(["/nao-existe", { headers: nobody }], ["/nao-existe", { headers: people.admin.headers }]);
  const answers = await workThrough(asked, async ([address, how]) => [
    address,
    protectionOf(await ask(address, how)),
  ]);
  expect(answers).toEqual(asked.map(([address]) => [address, PROTECTION]));
});

test("a page may talk to the rooms and to what its own distributor has connected, and no page to another's", async () => {
  const measured = await createPlace();
  const url = (name: string) => ({ url: `https://${name}.exemplo.com.br/eventos?de=portal` });
  const theme = { tracking: url("medidas"), advertising: url("anuncios") };
  await runSql(
    `update distributor_profile set theme = json_set(theme, '$.integrations', json(?)) where distributor_id = ?`,
    [JSON.stringify(theme), measured.id],
  );
  const policyOf = async (path: string, slug: string) => {
    const { headers } = await ask(path, { headers: { "x-debug-distributor": slug } });
    return new Map(
      (headers.get("content-security-policy") ?? "")
        .replaceAll(/nonce-[\w-]+/g, "nonce")
        .split("; ")
        .map((part) => [part.split(" ")[0] ?? "", part]),
    );
  };
  for (const path of ["/", `/checkout/${NO_ID}`, "/nao-existe"]) {
    const [own, other] = [await policyOf(path, measured.slug), await policyOf(path, place.slug)];
    const rooms = other.get("connect-src") ?? "";
    expect(rooms).toMatch(/^connect-src 'self' http:\/\/[\w.]+:\d+ ws:\/\/[\w.]+:\d+$/);
    expect(own.get("connect-src")).toBe(
      `${rooms} https://medidas.exemplo.com.br https://anuncios.exemplo.com.br`,
    );
    own.delete("connect-src");
    other.delete("connect-src");
    expect(own).toEqual(other);
    expect(own.get("frame-src")).toBe("frame-src 'none'");
  }
});

test("two answers never share the nonce of their scripts", async () => {
  const read = async () =>
    /nonce-([\w-]+)/.exec(
      (await ask("/", { headers: {} })).headers.get("content-security-policy") ?? "",
    )?.[1];
  const [first, second] = [await read(), await read()];
  expect(first).toMatch(/^[\w-]{22}$/);
  expect(second).not.toBe(first);
});

test("every page but the sign-in page is kept from search engines, and its title begins with the distributor's", async () => {
  const shown = ROUTE_LIST.filter((route) => route.isPage && !namesAnId(route));
  const found = await workThrough(shown, async (route) => {
    const answer = await ask(addressOf(route, NO_ID), { headers: insiderOf(route) });
    if (answer.status !== 200) return null;
    const html = await answer.text();
    const page = pageOf(route);
    const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "";
    const wanted = page && route.isGuarded ? `${place.title} · ${PAGE_TITLES[page]}` : place.title;
    return {
      path: route.path,
      noindex: html.includes('<meta name="robots" content="noindex"/>'),
      title: title === wanted || (!route.isGuarded && title.startsWith(`${wanted} · `)) ? "right" : title,
    };
  });
  const pages = found.filter((one) => one !== null);
  expect(pages).toEqual(pages.map(({ path }) => ({ path, noindex: path !== "/", title: "right" })));
  const guarded = shown.filter(({ isGuarded }) => isGuarded).map(({ path }) => path);
  expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(["/", "/plataforma", ...guarded]));
});

const FOREIGN = [
  ["another site", { origin: "https://evil.test" }],
  ["a page without an origin", { origin: "null" }],
  ["what the browser calls another site", { "sec-fetch-site": "cross-site" }],
  ["what the browser calls a neighbour", { "sec-fetch-site": "same-site" }],
  ["another distributor's host", { origin: "http://nortesul.localhost" }],
  ["the same host on another port", { origin: "http://localhost:1" }],
] as const;

test.each(FOREIGN.map(([from, foreign], turn) => [from, foreign, turn] as const))(
  "a form from %s is refused by every route and changes nothing",
  async (_from, foreign, turn) => {
    const owners = [place.id, "platform"];
    const before = await readEverythingOf(owners);
    // Forms and data requests alternate between the origins.
    const asked = ACTING.map((route, index) => {
      const form = (index + turn) % 2 === 0 ? "document" : "data";
      return { route, address: inForm(route, addressOf(route, NO_ID), form, true) };
    });
    const answers = await workThrough(asked, async ({ route, address }) => {
      const person = insiderTypeOf(route) ?? "admin";
      const answer = await ask(address, { headers: { ...people[person].headers, ...foreign }, form: POSTED });
      const isRefused =
        answer.status === 403 && (await answer.text()).includes(ERROR_MESSAGES.ACCESS_DENIED.title);
      return isRefused && answer.headers.get("set-cookie") === null
        ? []
        : [`${address} ${String(answer.status)}`];
    });
    expect(answers.flat()).toEqual([]);
    expect(await readEverythingOf(owners)).toBe(before);
  },
);

test("no answer to a form leads to another site, whatever page it says it comes from or goes to", async () => {
  const away = "//evil.test/requests";
  const said = { next: away, list: "/requests", choice: "accepted", appearance: "dark", intent: "save" };
  const led = await workThrough(ACTING, async (route) => {
    const path = addressOf(route, NO_ID);
    const address = `${inForm(route, path, "document", true)}${route.isIndex ? "&" : "?"}next=${encodeURIComponent(away)}`;
    const { headers } = people[insiderTypeOf(route) ?? "integrator"];
    const own = { origin: inject("portalUrl"), referer: `${inject("portalUrl")}${away}` };
    const answer = await ask(address, { headers: { ...headers, ...own }, form: said });
    return [route.path, answer.headers.get("location")] as const;
  });
  expect(led.filter(([, to]) => to !== null && !/^\/(?!\/)/.test(to))).toEqual([]);
  expect(Object.fromEntries(led)).toMatchObject({ "/aparencia": "/", "/cookies": "/" });
});

test("the same form from the portal's own page is taken", async () => {
  const { admin } = await createInsiders(place);
  const before = await readEverythingOf([place.id]);
  const own = { origin: inject("portalUrl"), "sec-fetch-site": "same-origin" };
  const answer = await ask("/logout", { headers: { ...admin.headers, ...own }, form: POSTED });
  expect(answer.headers.get("location")).toBe("/");
  expect(await readEverythingOf([place.id])).not.toBe(before);
});

/** Sends a request with the given host. */
function askHost(
  host: string,
  { path, headers = {}, form }: { path: string; headers?: Record<string, string>; form?: string },
) {
  const { hostname, port } = new URL(inject("portalUrl"));
  return new Promise<{ status: number; location: string | undefined; body: string }>((resolve, reject) => {
    const method = form === undefined ? "GET" : "POST";
    const type = form === undefined ? {} : { "content-type": "application/x-www-form-urlencoded" };
    const asked = request(
      { hostname, port, path, method, headers: { host, ...type, ...headers } },
      (answer) => {
        let body = "";
        answer.setEncoding("utf8");
        answer.on("data", (chunk: string) => (body += chunk));
        answer.on("end", () => {
          resolve({ status: answer.statusCode ?? 0, location: answer.headers.location, body });
        });
      },
    );
    asked.on("error", reject);
    asked.end(form);
  });
}

test("a foreign host is no distributor's: nothing of one is shown there, and nobody signs in", async () => {
  const page = await askHost("evil.test", { path: "/" });
  expect(page.body).toContain("<title>Girassol</title>");
  const login = new URLSearchParams({ login: "admin@solnascente.test", password: DEMO_PASSWORD });
  expect(await askHost("evil.test", { path: "/?index", form: login.toString() })).toMatchObject({
    status: 401,
  });
  const { cookie = "" } = people.admin.headers;
  const asked = await askHost("evil.test", { path: "/dashboard", headers: { cookie } });
  expect(asked).toMatchObject({ status: 302, location: "/?next=%2Fdashboard" });
});
