import { expect, test, vi } from "vitest";
import { readSitePage } from "./read-site-page.ts";

type Ask = (url: string, init: RequestInit) => Promise<Response>;
type Answers = Readonly<Record<string, () => Response>>;

function serve(answers: Answers) {
  return vi.fn<Ask>(async (url) => {
    const answer = answers[url];
    if (answer === undefined) throw new TypeError("no such host");
    return answer();
  });
}

const page =
  (text: string, headers: Record<string, string> = {}) =>
  () =>
    new Response(text, { headers });
const to = (location: string) => () => new Response(null, { status: 302, headers: { location } });
const read = (address: string, answers: Answers, isOwnMachineAllowed = false) => {
  const ask = serve(answers);
  return { ask, found: readSitePage(address, { isOwnMachineAllowed, fetch: ask }) };
};

test("a page is read after its redirects, with the policies of its headers and its text, and without credentials", async () => {
  const { ask, found } = read("https://telhado.com.br", {
    "https://telhado.com.br": to("/inicio"),
    "https://telhado.com.br/inicio": page(
      `<head><META content="img-src *" http-equiv='Content-Security-Policy'><p>Oi</p>`,
      { "content-security-policy": "script-src 'self', connect-src *" },
    ),
  });
  expect(await found).toMatchObject({
    ...{ url: "https://telhado.com.br/inicio", status: 200 },
    policies: ["script-src 'self'", " connect-src *", "img-src *"],
  });
  for (const [, init] of ask.mock.calls) {
    expect(new Headers(init.headers).has("cookie")).toBe(false);
    expect(init.redirect).toBe("manual");
  }
});

test.each([
  "http://127.0.0.1/",
  "http://localhost:8080/",
  "http://169.254.169.254/latest/meta-data",
  "http://[::1]/",
  "http://0x7f.1/",
  "http://2130706433/",
  "http://intranet/",
  "http://server.internal/",
  "http://impressora.local/",
  "https://telhado.com.br:8443/",
  "https://eu:senha@telhado.com.br/",
  "ftp://telhado.com.br/",
  "file:///etc/passwd",
])("neither %s nor a page that leads there is asked", async (address) => {
  const direct = read(address, { [address]: page("secret") });
  await expect(direct.found).rejects.toMatchObject({ code: "SITE_UNREACHABLE" });
  expect(direct.ask).not.toHaveBeenCalled();
  const led = read("https://telhado.com.br/", {
    "https://telhado.com.br/": to(address),
    [address]: page("secret"),
  });
  await expect(led.found).rejects.toMatchObject({ code: "SITE_UNREACHABLE" });
  expect(led.ask).toHaveBeenCalledTimes(1);
});

test("a site on this machine is read where developers are", async () => {
  const { found } = read("http://localhost:8788", { "http://localhost:8788": page("oi") }, true);
  expect(await found).toMatchObject({ status: 200, text: "oi" });
});

test("a page that leads on without end, is not there, breaks off, or is larger than all that matters, ends", async () => {
  const round = read("https://a.com.br/", { "https://a.com.br/": to("https://a.com.br/") });
  await expect(round.found).rejects.toMatchObject({ code: "SITE_UNREACHABLE" });
  expect(round.ask).toHaveBeenCalledTimes(4);
  await expect(read("https://a.com.br/", {}).found).rejects.toMatchObject({ code: "SITE_UNREACHABLE" });
  const broken = new ReadableStream({
    start: (controller) => {
      controller.error(new Error("reset"));
    },
  });
  const off = read("https://a.com.br/", { "https://a.com.br/": () => new Response(broken) });
  await expect(off.found).rejects.toMatchObject({ code: "SITE_UNREACHABLE" });
  const part = new Uint8Array(100_000).fill(97);
  const endless = new ReadableStream({
    pull: (controller) => {
      controller.enqueue(part);
    },
  });
  const large = await read("https://a.com.br/", { "https://a.com.br/": () => new Response(endless) }).found;
  expect(large.text.length).toBe(400_000);
});
