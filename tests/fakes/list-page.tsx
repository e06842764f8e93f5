import type { ReactElement } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { render, type Rendered } from "#widgets/testing/render.tsx";

export interface ListPage extends Rendered {
  /** The query of the current address. */
  search: () => string;
  /** Releases held answers. */
  answer: () => Promise<void>;
}

/** Renders a list within a router, at an address.
 *  @param isHeld - whether the server's answers wait for `answer` */
export async function openList(element: ReactElement, search = "", isHeld = false): Promise<ListPage> {
  const held: (() => void)[] = [];
  const loader = () =>
    isHeld && router.state.initialized
      ? new Promise<null>((resolve) => {
          held.push(() => {
            resolve(null);
          });
        })
      : null;
  const router = createMemoryRouter([{ path: "/list", element, loader: () => loader() }], {
    initialEntries: [`/list${search}`],
    hydrationData: { loaderData: { "0": null } },
  });
  const page = await render(<RouterProvider router={router} />);
  return {
    ...page,
    search: () => router.state.location.search,
    async answer() {
      for (const next of held.splice(0)) next();
      await new Promise((resolve) => {
        setTimeout(resolve);
      });
    },
  };
}

/** Waits for changes that the test does not trigger itself. */
export async function untilShown(check: () => Promise<void>): Promise<void> {
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
  await check();
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
}
