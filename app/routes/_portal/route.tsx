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

/** Loads the frame. It guards nothing: the loaders of pages run in parallel, each with its own guard. */
export const loader = openLoader(async (args: LoaderFunctionArgs) => {
  const { actor } = args.context;
  if (actor.kind === "barred") throw barError(actor.reason, actor.user.integrator?.status ?? null);
  if (actor.kind !== "user" && actor.kind !== "platform") throw toSignIn(args);
  return readFrameData(args.context, actor);
});

/** The frame is reloaded after changes and live news, not with every navigation. */
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

/** A page that is missing or cannot be reached is replaced inside the frame. Trying again reloads only the page,
 *  so that people without a connection keep the portal. */
export function ErrorBoundary() {
  const error = useRouteError();
  const data = useRouteLoaderData<typeof loader>("routes/_portal");
  const { revalidate, state } = useRevalidator();
  const failure = pageFailureOf(error);
  const text = refusalOf(error) ?? (failure === "unreachable" ? UNREACHABLE : UNEXPECTED);
  // After a failed action the loader does not run, so its data are null.
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
