import "#app/ui/reset.css";
import "#app/features/shell/frame.css";
import "#app/features/shell/menu.css";
import "#app/features/shell/top-bar.css";
import "#app/features/notifications/bell.css";
import "#app/ui/page.css";
import "#app/ui/tables.css";
import "#app/ui/draft-notice.css";
import "#app/ui/modal.css";
import "#app/ui/snackbars.css";
import "#app/features/search/palette.css";
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Outlet, useLoaderData, useRevalidator, useRouteError, useRouteLoaderData } from "@remix-run/react";
import { barError } from "#domain/access/may-access.ts";
import { readFrameData } from "#app/features/shell/frame-data.server.ts";
import { mayFrameChange } from "#app/lib/pages/frame-changes.ts";
import { openLoader, toSignIn } from "#app/lib/pages/page-loader.server.ts";
import { pageFailureOf } from "#app/lib/pages/page-failure.ts";
import { CenterMoved } from "#app/features/centers/center-moved.tsx";
import { SessionRefusal } from "#app/features/access/session-refusal.tsx";
import { PortalFrame } from "#app/features/shell/portal-frame.tsx";
import { SavedNotice } from "#app/features/shell/saved-notice.tsx";
import { RefusalPage, refusalOf } from "#app/ui/refusal-page.tsx";
import { UNEXPECTED, UNREACHABLE } from "#copy/shared/page-errors.ts";

/** What the frame shows; it guards nothing, since the pages' own loaders run beside it. */
export const loader = openLoader(async (args: LoaderFunctionArgs) => {
  const { actor } = args.context;
  if (actor.kind === "barred") throw barError(actor.reason, actor.user.integrator?.status ?? null);
  if (actor.kind !== "user" && actor.kind !== "platform") throw toSignIn(args);
  return readFrameData(args.context, actor);
});

/** The frame changes with what the person does and with live news, not with every page. */
export const shouldRevalidate = mayFrameChange;

export default function Portal() {
  const data = useLoaderData<typeof loader>();
  return (
    <PortalFrame {...data}>
      <SavedNotice />
      <CenterMoved />
      <Outlet />
    </PortalFrame>
  );
}

/** A page that is missing, or could not be reached, leaves the frame where it is; trying again reads the page alone, so
 *  that somebody without a connection stays in the portal. */
export function ErrorBoundary() {
  const error = useRouteError();
  const data = useRouteLoaderData<typeof loader>("routes/_portal");
  const { revalidate, state } = useRevalidator();
  const failure = pageFailureOf(error);
  const text = refusalOf(error) ?? (failure === "unreachable" ? UNREACHABLE : UNEXPECTED);
  // After an action that failed its loader did not run, which leaves null.
  if (!data || failure === "program" || failure === "refused") {
    return (
      <SessionRefusal error={error}>
        <RefusalPage {...text} />
      </SessionRefusal>
    );
  }
  return (
    <PortalFrame {...data}>
      <RefusalPage
        {...text}
        within="frame"
        isMissing={failure === "missing"}
        onRetry={revalidate}
        isRetrying={state === "loading"}
      />
    </PortalFrame>
  );
}
