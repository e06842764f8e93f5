// @vitest-environment happy-dom
import { act } from "react";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { SnackbarsContext } from "#app/ui/snackbars.tsx";
import type { Snackbar } from "#app/ui/snackbars.tsx";
import { fakePortal, renderPage } from "#tests/fakes/live-portal.ts";
import { LiveProvider } from "./provider.tsx";
import { NewVersion } from "./new-version.tsx";

const IDLE = { state: "idle", formMethod: undefined };
const router = vi.hoisted(() => ({ navigation: {}, fetchers: [] as object[] }));
vi.mock("@remix-run/react", () => ({
  useNavigation: () => router.navigation,
  useFetchers: () => router.fetchers,
}));

beforeEach(() => {
  window.sessionStorage.clear();
  Object.assign(router, { navigation: IDLE, fetchers: [] });
});

test("a newer version is told once, until somebody decides", async () => {
  const { tell, shown, openPage } = createPortal();
  await openPage();
  await tell("2");
  expect(shown.map(({ type, title }) => [type, title])).toEqual([["info", "Há uma nova versão do portal."]]);
  expect(shown[0]?.durationMs).toBe(24 * 60 * 60 * 1_000);
  expect(shown[0]?.actions?.map(({ label }) => label)).toEqual(["Atualizar", "Depois"]);
  await tell("2");
  await openPage();
  await tell("2");
  expect(shown).toHaveLength(1);
  await tell("3");
  expect(shown).toHaveLength(2);
});

test("the update loads the page again, and later does not", async () => {
  const { tell, shown, openPage } = createPortal();
  const reload = vi.spyOn(window.location, "reload").mockImplementation(() => undefined);
  onTestFinished(() => reload.mockRestore());
  await openPage();
  await tell("2");
  click(shown[0], "Depois");
  expect(reload).not.toHaveBeenCalled();
  click(shown[0], "Atualizar");
  expect(reload).toHaveBeenCalledOnce();
});

test.each([
  ["a page", () => ({ navigation: { state: "submitting", formMethod: "POST" } })],
  ["a page's outcome", () => ({ navigation: { state: "loading", formMethod: "POST" } })],
  ["a part of a page", () => ({ fetchers: [IDLE, { state: "submitting", formMethod: "PUT" }] })],
])("while %s is being saved a newer version waits", async (_what, saving) => {
  const { tell, shown, openPage } = createPortal();
  Object.assign(router, saving());
  const page = await openPage();
  await tell("2");
  expect(shown).toEqual([]);
  Object.assign(router, { navigation: IDLE, fetchers: [] });
  await page.show();
  expect(shown).toHaveLength(1);
});

test("looking something up keeps no version waiting", async () => {
  const { tell, shown, openPage } = createPortal();
  Object.assign(router, { navigation: { state: "loading", formMethod: "GET" } });
  await openPage();
  await tell("2");
  expect(shown).toHaveLength(1);
});

function click(snackbar: Snackbar | undefined, label: string): void {
  const action = snackbar?.actions?.find((one) => one.label === label);
  if (action === undefined || !("onClick" in action)) throw new Error(`There is no ${label}`);
  action.onClick();
}

/** Pages built as version 1, and a room that announces other versions to the newest page. */
function createPortal() {
  const { sockets } = fakePortal();
  const shown: Snackbar[] = [];
  const snackbars = { show: (snackbar: Snackbar) => void shown.push(snackbar) };
  const page = () => (
    <SnackbarsContext.Provider value={snackbars}>
      <LiveProvider distributorId="dist_1" userId="usr_1" previewOf={null} startSeq={10} builtAt="1">
        <NewVersion />
      </LiveProvider>
    </SnackbarsContext.Provider>
  );
  return {
    shown,
    async openPage() {
      const before = sockets.length;
      const { show } = await renderPage(page());
      await vi.waitFor(() => expect(sockets).toHaveLength(before + 1));
      await act(async () => sockets.at(-1)?.open());
      return { show: () => show(page()) };
    },
    tell: (builtAt: string) =>
      act(async () => sockets.at(-1)?.receive(JSON.stringify({ direct: { type: "newVersion", builtAt } }))),
  };
}
