// @vitest-environment happy-dom
import { act } from "react";
import { expect, test, vi } from "vitest";
import { SnackbarsContext } from "#app/ui/snackbars.tsx";
import { fakePortal, renderPage } from "#tests/fakes/live-portal.ts";
import { LiveAlerts } from "./alerts.tsx";
import { LiveProvider } from "./provider.tsx";

const actions = [{ label: "Ver pedidos", path: "/requests" }];

test.each([
  [
    { description: "Tabela nova a partir de segunda.", type: "info", duration: 8_000, actions },
    { type: "info", title: "Tabela nova a partir de segunda.", durationMs: 8_000, actions },
  ],
  [
    { description: "Estoque parado.", type: "warning", actions: [] },
    { type: "warning", title: "Estoque parado.", durationMs: undefined, actions: [] },
  ],
])("an alert of the portal is a short message with its type, time and actions", async (alert, snackbar) => {
  const { sockets, fetching } = fakePortal();
  const show = vi.fn();
  await renderPage(
    <SnackbarsContext.Provider value={{ show }}>
      <LiveProvider distributorId="dist_1" userId="usr_1" previewOf={null} startSeq={10} builtAt="1">
        <LiveAlerts />
      </LiveProvider>
    </SnackbarsContext.Provider>,
  );
  await vi.waitFor(() => expect(sockets).toHaveLength(1));
  await act(async () => sockets[0]?.open());
  await vi.waitFor(() => expect(fetching).toHaveBeenCalledTimes(2));
  const order = { type: "request.changed", requestId: "req_1", code: "PED-1" };
  for (const [place, message] of [order, { type: "alert", alert }].entries()) {
    await act(async () => sockets[0]?.receive(JSON.stringify({ seq: 11 + place, message })));
  }
  await vi.waitFor(() => expect(show.mock.calls).toEqual([[snackbar]]));
});
