// @vitest-environment happy-dom
import { act, StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { click, findButton, render } from "#widgets/testing/render.tsx";
import { portalApi } from "#app/lib/calls/browser-api.ts";
import { SessionProvider, useShowError } from "./session-provider.tsx";

const MAINTENANCE = [
  "Plataforma em manutenção",
  "A plataforma está sendo atualizada. Tente novamente mais tarde.",
];

let assign: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  window.history.replaceState(null, "", "/requests?page=2");
  assign = vi.spyOn(window.location, "assign").mockImplementation(() => undefined);
});

afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

test.each([
  ["maintenance", MAINTENANCE],
  ["maintenanceStaff", MAINTENANCE],
  ["invalidSessionKey", ["Título do servidor", "Texto do servidor"]],
  ["accessDenied", ["Título do servidor", "Texto do servidor"]],
  ["integratorUserInactive", ["Título do servidor", "Texto do servidor"]],
])(
  "%s opens its dialog, and closing that ends the session and leads to the sign-in page",
  async (type, words) => {
    const { container, paths } = await openPage([refuse(403, type)]);
    await callInVain();
    expect(wordsOf(container)).toEqual(words);
    expect(assign).not.toHaveBeenCalled();
    await click(findButton(container, "Fechar"));
    await vi.waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith("/"));
    expect(paths()).toEqual(["GET /app/user/things", "POST /logout"]);
    expect(dialogOf(container)).toBeNull();
  },
);

test("a dialog that leads away does so also when the portal cannot be told", async () => {
  const { container } = await openPage([refuse(403, "maintenance"), new TypeError("Failed to fetch")]);
  await callInVain();
  await click(findButton(container, "Fechar"));
  await vi.waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith("/"));
});

test("an error without handling of its own is shown in the server's words, and closing changes nothing", async () => {
  const { container, paths } = await openPage([refuse(403, "invalidApiPathAccess")]);
  await callInVain();
  expect(wordsOf(container)).toEqual(["Título do servidor", "Texto do servidor"]);
  await click(findButton(container, "Fechar"));
  expect(dialogOf(container)).toBeNull();
  expect(paths()).toEqual(["GET /app/user/things"]);
  expect(assign).not.toHaveBeenCalled();
});

test("a page shows a call that failed unexpectedly in the words for that", async () => {
  const { container } = await openPage([new Response("<html>", { status: 500 })]);
  await click(findButton(container, "load"));
  await vi.waitFor(() =>
    expect(wordsOf(container)).toEqual(["Erro Inesperado", "Tente novamente mais tarde ou entre em contato"]),
  );
});

test("the dialog is modal, has a name and a description, and Escape counts as closing", async () => {
  const showModal = vi.spyOn(HTMLDialogElement.prototype, "showModal");
  const { container } = await openPage([refuse(403, "maintenance")]);
  await callInVain();
  const dialog = dialogOf(container);
  expect(showModal).toHaveBeenCalledOnce();
  expect(textOfId(dialog?.getAttribute("aria-labelledby"))).toBe(MAINTENANCE[0]);
  expect(textOfId(dialog?.getAttribute("aria-describedby"))).toBe(MAINTENANCE[1]);
  // A browser fires `cancel` on Escape.
  await act(async () => dialog?.dispatchEvent(new Event("cancel", { cancelable: true })));
  await vi.waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith("/"));
});

test("a dialog that leads away is not replaced by one that does not", async () => {
  const { container } = await openPage([refuse(403, "maintenance"), refuse(403, "invalidApiPathAccess")]);
  await callInVain();
  await callInVain();
  expect(wordsOf(container)).toEqual(MAINTENANCE);
});

test("a refresh is posted with the user's id, and brings the user's data anew, once for all calls [AUTH-14]", async () => {
  const expired = () => refuse(403, "expiredToken");
  const done = () => Response.json({ data: "done" });
  const { paths, bodies, reloadUserData } = await openPage([expired(), expired(), done(), done(), done()]);
  const calls = [portalApi.call("GET", "/app/user/a"), portalApi.call("GET", "/app/user/b")];
  expect(await Promise.all(calls)).toEqual(["done", "done"]);
  expect(paths()).toEqual([
    "GET /app/user/a",
    "GET /app/user/b",
    "POST /app/refreshSession",
    "GET /app/user/a",
    "GET /app/user/b",
  ]);
  expect(bodies()[2]).toBe('{"userId":"usr_1"}');
  expect(reloadUserData).toHaveBeenCalledOnce();
  expect(assign).not.toHaveBeenCalled();
});

test("a session that cannot be refreshed is left for the sign-in page, and from there back to the page", async () => {
  const { paths, reloadUserData } = await openPage([
    refuse(403, "expiredToken"),
    refuse(401, "invalidRefreshToken"),
  ]);
  await callInVain();
  await vi.waitFor(() => expect(assign).toHaveBeenCalledExactlyOnceWith("/?next=%2Frequests%3Fpage%3D2"));
  expect(paths()).toEqual(["GET /app/user/things", "POST /app/refreshSession", "POST /logout"]);
  expect(reloadUserData).not.toHaveBeenCalled();
});

test("operators of the platform are led to their own sign-in page", async () => {
  await openPage([refuse(401, "invalidToken")], "/plataforma");
  await callInVain();
  await vi.waitFor(() =>
    expect(assign).toHaveBeenCalledExactlyOnceWith("/plataforma?next=%2Frequests%3Fpage%3D2"),
  );
});

test("answers may ask for the user's data or for the page anew", async () => {
  const reload = vi.spyOn(window.location, "reload").mockImplementation(() => undefined);
  const { reloadUserData } = await openPage([
    refuse(409, "reloadUserData"),
    Response.json({ data: "done" }),
    refuse(409, "forceReload"),
  ]);
  expect(await portalApi.call("GET", "/app/user/things")).toBe("done");
  expect(reloadUserData).toHaveBeenCalledOnce();
  expect(reload).not.toHaveBeenCalled();
  await callInVain();
  expect(reload).toHaveBeenCalledOnce();
});

test("a page that mounts twice, as React's strict mode does, opens its dialog once and stays", async () => {
  const { container } = await openPage([refuse(403, "maintenance")], "/", StrictMode);
  await callInVain();
  expect(container.querySelectorAll("dialog[open]")).toHaveLength(1);
  expect(assign).not.toHaveBeenCalled();
});

test("once its page is gone, a call shows nothing", async () => {
  const { container, unmount } = await openPage([refuse(403, "maintenance")]);
  await unmount();
  await callInVain();
  expect(dialogOf(container)).toBeNull();
});

test("on the server there is only the page", () => {
  expect(renderToString(<Page loginPath="/" reloadUserData={() => undefined} />)).toBe(
    "<button>load</button>",
  );
});

interface PageProps {
  loginPath: string;
  reloadUserData: () => void;
}

function Page(props: PageProps) {
  return (
    <SessionProvider userId="usr_1" builtAt="1" {...props}>
      <LoadButton />
    </SessionProvider>
  );
}

function LoadButton() {
  const showError = useShowError();
  return (
    <button onClick={() => void portalApi.call("GET", "/app/user/things").catch(showError)}>load</button>
  );
}

/** Opens a page for a signed-in person. The portal gives these answers in turn, then no answer. */
async function openPage(
  answers: (Response | Error)[],
  loginPath = "/",
  Frame: React.ElementType<{ children: React.ReactNode }> = ({ children }) => children,
) {
  const fetching = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
  fetching.mockImplementation(() => Promise.resolve(new Response(null, { status: 204 })));
  for (const answer of answers) {
    if (answer instanceof Error) fetching.mockRejectedValueOnce(answer);
    else fetching.mockResolvedValueOnce(answer);
  }
  vi.stubGlobal("fetch", fetching);
  const reloadUserData = vi.fn();
  const page = await render(
    <Frame>
      <Page loginPath={loginPath} reloadUserData={reloadUserData} />
    </Frame>,
  );
  return {
    ...page,
    reloadUserData,
    paths: () =>
      fetching.mock.calls.map(
        ([url, init]) => `${init.method ?? ""} ${new URL(url, "https://sol.portal.test").pathname}`,
      ),
    bodies: () => fetching.mock.calls.map(([, init]) => init.body),
  };
}

function callInVain(): Promise<void> {
  return act(async () => {
    await expect(portalApi.call("GET", "/app/user/things")).rejects.toThrow("The portal answered");
  });
}

function refuse(status: number, type: string): Response {
  const error = { type, title: "Título do servidor", description: "Texto do servidor" };
  return Response.json({ error }, { status });
}

function dialogOf(container: HTMLElement): HTMLDialogElement | null {
  return container.querySelector("dialog[open]");
}

function wordsOf(container: HTMLElement): (string | null)[] {
  return Array.from(dialogOf(container)?.querySelectorAll("h2, p") ?? [], ({ textContent }) => textContent);
}

function textOfId(id: string | null | undefined): string | undefined {
  return document.getElementById(id ?? "")?.textContent;
}
