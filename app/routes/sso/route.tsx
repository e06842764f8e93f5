import type { MetaFunction } from "@remix-run/cloudflare";
import { useActionData, useRouteError } from "@remix-run/react";
import { UNEXPECTED } from "#copy/shared/page-errors.ts";
import { SINGLE_SIGN_ON_TEXTS } from "#copy/shell/frame.ts";
import { RefusalPage, refusalOf } from "#app/ui/refusal-page.tsx";
import { openLoader } from "#app/lib/pages/page-loader.server.ts";
import { pageMeta } from "#app/lib/pages/page-title.ts";
import { LinkButton } from "#app/ui/link-button.tsx";
import { Button } from "#app/ui/button.tsx";

export const meta: MetaFunction = ({ matches }) => pageMeta(matches, SINGLE_SIGN_ON_TEXTS.title);

/** Signs the person in to the distributor's external shop. */
export const action = openLoader(async ({ context }) => {
  const { address } = await context.services.shell.signOnOutside();
  return { address };
});

/** Page that forwards to the shop by itself. A redirect is not possible, since the portal's policy keeps forms
 *  from leaving it. */
export default function SingleSignOn() {
  const answer = useActionData<typeof action>();
  return (
    <main className="app-refusal">
      {answer && <meta httpEquiv="refresh" content={`0; url=${answer.address}`} />}
      <h1 className="app-refusal__title">{SINGLE_SIGN_ON_TEXTS.title}</h1>
      <p className="app-refusal__text">{SINGLE_SIGN_ON_TEXTS.leading}</p>
      <form method="post" action="/sso" className="app-row app-refusal__actions">
        {answer ? (
          <LinkButton kind="primary" href={answer.address}>
            {SINGLE_SIGN_ON_TEXTS.go}
          </LinkButton>
        ) : (
          <Button type="submit" kind="primary">
            {SINGLE_SIGN_ON_TEXTS.go}
          </Button>
        )}
      </form>
    </main>
  );
}

export function ErrorBoundary() {
  return <RefusalPage {...(refusalOf(useRouteError()) ?? UNEXPECTED)} />;
}
