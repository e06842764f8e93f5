import "@mantine/core/styles/baseline.css";
import "@mantine/core/styles/default-css-variables.css";
import "@mantine/core/styles/global.css";
import "@mantine/core/styles/UnstyledButton.css";
import "@mantine/core/styles/Popover.css";
import "@mantine/core/styles/Menu.css";
import "#app/styles/portal.css";
import "#app/styles/session.css";
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Outlet, type ShouldRevalidateFunctionArgs, useLoaderData, useRouteError } from "@remix-run/react";
import type { PlatformActor, UserActor } from "#domain/access/actor.ts";
import { barError } from "#domain/access/may-access.ts";
import { menuPages, pageEntry } from "#domain/access/pages.ts";
import { colorShades } from "#domain/theme/theme-variables.ts";
import { openLoader, toSignIn } from "#app/lib/page-loader.server.ts";
import { SessionRefusal } from "#app/features/session/session-refusal.tsx";
import { userMenuLinks } from "#app/features/shell/user-menu-links.ts";
import { PortalFrame } from "#app/features/shell/portal-frame.tsx";
import { RefusalPage, refusalOf } from "#app/components/refusal-page.tsx";
import { ERROR_MESSAGES } from "#copy/error-messages.ts";

/** What the frame shows; it guards nothing, since the pages' own loaders run beside it. */
export const loader = openLoader(async (args: LoaderFunctionArgs) => {
  const { actor, distributor, services, buildVersion } = args.context;
  if (actor.kind === "barred") throw barError(actor.reason, actor.user.integrator?.status ?? null);
  if (actor.kind !== "user" && actor.kind !== "platform") throw toSignIn(args);
  const hasBell = actor.type === "admin" && distributor?.actions.notificationService === true;
  const [liveSeq, bell] = await Promise.all([
    actor.kind === "user" ? services.realtime.readPosition() : 0,
    hasBell ? services.notifications.list({ page: 1, limit: 10 }) : null,
  ]);
  return {
    userId: actor.userId,
    distributorId: distributor?.id ?? "platform",
    loginPath: actor.kind === "platform" ? "/plataforma" : "/",
    person: {
      name: actor.name,
      surname: actor.surname,
      email: actor.email,
      links: userMenuLinks(actor, distributor),
    },
    banners: bannersOf(actor),
    side: actor.type === "integrator" ? ("integrator" as const) : ("distributor" as const),
    isLive: actor.kind === "user",
    builtAt: buildVersion,
    liveSeq,
    brand: { name: actor.kind === "platform" ? "Girassol" : (distributor?.theme.title ?? "Girassol") },
    logo: distributor?.theme.logo,
    shades: colorShades(distributor?.theme.primaryColor ?? "#4248f1"),
    home: menuPages(actor, distributor).map((name) => pageEntry(name).path)[0] ?? "/",
    menu: menuPages(actor, distributor).flatMap((name) => {
      const { path, icon, beta = false, dividerBefore = false } = pageEntry(name);
      return icon === undefined ? [] : [{ name, path, icon, beta, dividerBefore }];
    }),
    bell,
  };
});

/** What stands above every page: who else is at work here, and what the person still has to do. */
function bannersOf(actor: UserActor | PlatformActor) {
  if (actor.kind === "platform") return { support: null, previewOf: null, unverifiedEmail: null };
  const { masquerade, previewOf, emailVerified, email } = actor;
  return {
    support: masquerade && {
      operatorName: masquerade.operatorName,
      reason: masquerade.reason,
      until: masquerade.until,
    },
    previewOf,
    unverifiedEmail: emailVerified || masquerade !== null ? null : email,
  };
}

/** The frame changes with what the person does and with live news, not with every page. */
export function shouldRevalidate({ formMethod, currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return formMethod !== undefined || currentUrl.href === nextUrl.href;
}

export default function Portal() {
  const data = useLoaderData<typeof loader>();
  return (
    <PortalFrame {...data}>
      <Outlet />
    </PortalFrame>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  return (
    <SessionRefusal error={error}>
      <RefusalPage {...(refusalOf(error) ?? ERROR_MESSAGES.INTERNAL)} />
    </SessionRefusal>
  );
}
