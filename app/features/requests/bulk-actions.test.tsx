// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { renderPage } from "#tests/fakes/live-portal.ts";
import { BulkActions } from "./bulk-actions.tsx";

vi.mock("@remix-run/react", () => ({ useRevalidator: () => ({ revalidate: () => undefined }) }));

const STATUSES = [
  { id: "new", name: "Novo", changeStatusTo: ["sent"] },
  { id: "sent", name: "Enviado", changeStatusTo: ["paid"] },
  { id: "paid", name: "Pago", changeStatusTo: [] },
];

test.each([
  [["new"], ["Enviado"]],
  [
    ["new", "sent"],
    ["Enviado", "Pago"],
  ],
  [["paid"], []],
])(
  "for requests that are %j the statuses %j are offered, which at least one may get",
  async (places, offered) => {
    const rows = places.map((id) => ({
      id: `req_${id}`,
      code: id,
      dealStatus: { id },
      caretakerId: null,
      tags: [],
    }));
    const { text } = await renderPage(
      <BulkActions
        {...{ type: "budget", side: "distributor", statuses: STATUSES, sellers: [], tags: [], rows }}
        rights={{ changeStatus: true, changeSeller: false, tag: false }}
        onDone={() => undefined}
      />,
    );
    expect(text()).toBe(["Mudar situação para…", ...offered].join(""));
  },
);
