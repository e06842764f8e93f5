import "@mantine/core/styles/baseline.css";
import "@mantine/core/styles/default-css-variables.css";
import "@mantine/core/styles/global.css";
import "@mantine/core/styles/UnstyledButton.css";
import "@mantine/core/styles/Popover.css";
import "@mantine/core/styles/Menu.css";
import "#app/styles/portal.css";
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { Outlet, type ShouldRevalidateFunctionArgs, useLoaderData, useRouteError } from "@remix-run/react";
import { menuPages, pageEntry } from "#domain/access/pages.ts";
import { colorShades } from "#domain/theme/theme-variables.ts";
import { openLoader, toSignIn } from "#app/lib/page-loader.server.ts";
import { PortalFrame } from "#app/features/shell/portal-frame.tsx";
import { RefusalPage, refusalOf } from "#app/components/refusal-page.tsx";
import { ERROR_MESSAGES } from "#copy/error-messages.ts";

/** What the frame shows; it guards nothing, since the pages' own loaders run beside it. */
export const loader = openLoader(async (args: LoaderFunctionArgs) => {
  const { actor, distributor, services, buildVersion } = args.context;
  if (actor.kind !== "user" && actor.kind !== "platform") throw toSignIn(args);
  const hasBell = actor.type === "admin" && distributor?.actions.notificationService === true;
  const [liveSeq, bell] = await Promise.all([
    actor.kind === "user" ? services.realtime.readPosition() : 0,
    hasBell ? services.notifications.list({ page: 1, limit: 10 }) : null,
  ]);
  return {
    person: { name: actor.name, surname: actor.surname, email: actor.email },
    side: actor.type === "integrator" ? ("integrator" as const) : ("distributor" as const),
    isLive: actor.kind === "user",
    builtAt: buildVersion,
    liveSeq,
    brand: { name: actor.kind === "platform" ? "Girassol" : (distributor?.theme.title ?? "Girassol") },
    logo: distributor?.theme.logo,
    shades: colorShades(distributor?.theme.primaryColor ?? "#4248f1"),
    home: menuPages(actor, distributor).map((name) => pageEntry(name).path)[0] ?? "/",
    menu: menuPages(actor, distributor).flatMap((name) => {
      const { path, icon } = pageEntry(name);
      return icon === undefined ? [] : [{ name, path, icon }];
    }),
    bell,
  };
});

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
  const refusal = refusalOf(useRouteError());
  return <RefusalPage {...(refusal ?? ERROR_MESSAGES.INTERNAL)} />;
}
