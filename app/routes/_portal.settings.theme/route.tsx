import { data, type MetaFunction, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PAGE_TITLES } from "#copy/shell/portal.ts";
import { THEME_TEXTS } from "#copy/theme.ts";
import { PAGES } from "#domain/access/pages.ts";
import { ThemeEditor } from "#app/features/theme/theme-editor.tsx";
import { toThemeValues } from "#app/features/theme/theme-form.ts";
import { portalAction, portalLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";
import { saveTheme } from "#app/features/theme/theme-action.server.ts";
import { PageHead } from "#app/ui/page-head.tsx";

export const handle = { page: "ThemeSettings" } as const;
export const meta: MetaFunction = ({ matches }) => pageMeta(matches, PAGE_TITLES.ThemeSettings);

export const loader = portalLoader("ThemeSettings", async ({ context, request }) => ({
  ...(await context.services.theme.read()),
  isSaved: new URL(request.url).searchParams.has("salvo"),
}));

export const action = portalAction("ThemeSettings", async ({ context, request }) => {
  const answer = await saveTheme(context, await request.formData());
  return answer === null
    ? redirect(`${PAGES.ThemeSettings.path}?salvo=1`)
    : data(answer, { status: answer.status });
});

export default function ThemeSettings() {
  const { theme, version, isSaved } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <section>
      <PageHead title={PAGE_TITLES.ThemeSettings} hint={THEME_TEXTS.hint} />
      <ThemeEditor
        key={version}
        theme={theme}
        version={version}
        values={answer?.values ?? toThemeValues(theme)}
        errors={answer?.errors ?? {}}
        refusal={answer?.refusal ?? null}
        isSaved={isSaved && answer === undefined}
      />
    </section>
  );
}
