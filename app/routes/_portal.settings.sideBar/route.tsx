import { data, type MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { SIDE_BAR_TEXTS } from "#copy/shell/frame.ts";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { SideBarEditor } from "#app/features/shell/side-bar-editor.tsx";
import { portalAction, portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";
import { changeSideBar } from "#app/features/shell/side-bar-action.server.ts";
import { PageHead } from "#app/ui/page-head.tsx";

export const handle = { page: "SideBarSettings" } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.SideBarSettings);

export const loader = portalLoader("SideBarSettings", ({ context }) => ({
  entries: context.services.shell
    .readSideBarSettings()
    .map(({ name, title }) => ({ name, title: title ?? "" })),
}));

export const action = portalAction("SideBarSettings", async ({ context, request }) => {
  const answer = await changeSideBar(context, request);
  return data(answer, { status: answer.step === "refused" ? 422 : 200 });
});

export default function SideBarSettings() {
  const { entries } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <section>
      <PageHead title={PAGE_TITLES.SideBarSettings} hint={SIDE_BAR_TEXTS.hint} />
      <SideBarEditor saved={entries} answer={answer} />
    </section>
  );
}
