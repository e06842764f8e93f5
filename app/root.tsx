import "#app/ui/tokens.css";
import "#app/ui/fonts.css";
import "#widgets/styles/base.css";
import "#widgets/styles/parts.css";
import "#widgets/styles/checkout.css";
import "#widgets/styles/kits.css";
import "#app/ui/base.css";
import "#app/ui/layout.css";
import "#app/features/tracking/consent.css";
import latinFont from "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url";
import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import {
  Link,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useRouteError,
  useRouteLoaderData,
  useLocation,
  useNavigate,
} from "@remix-run/react";
import { type ReactNode, useMemo } from "react";
import { COOKIE_PAGE_LINK } from "#copy/tracking/consent.ts";
import { MISSING_PAGE, UNEXPECTED, UNREACHABLE } from "#copy/shared/page-errors.ts";
import { faviconPath, themeCssPath } from "#domain/theme/theme-variables.ts";
import type { Actor } from "#domain/access/actor.ts";
import type { Appearance } from "./domain/access/preferences-schema.ts";
import { ThemeSchema } from "#domain/theme/theme-schema.ts";
import { RefusalPage, refusalOf } from "./ui/refusal-page.tsx";
import { CookieConsent } from "./features/tracking/cookie-consent.tsx";
import { useAppearance } from "./features/account/appearance-store.ts";
import { useChunkGuard } from "./features/shell/use-chunk-guard.ts";
import { trackingSink } from "./features/tracking/tracking-sink.ts";
import { usePageTracking } from "./features/tracking/use-page-tracking.ts";
import { mayFrameChange } from "./lib/pages/frame-changes.ts";
import { pageFailureOf } from "./lib/pages/page-failure.ts";
import { readConsent } from "./features/tracking/consent.server.ts";
import { useNonce } from "./lib/pages/nonce.tsx";
import { LookStyle, SheetStyles } from "./lib/pages/page-styles.tsx";

const BY_DEVICE: Appearance = { colorScheme: "auto", menu: "full" };

export function loader({ context, request }: LoaderFunctionArgs) {
  const theme = context.distributor?.theme ?? ThemeSchema.parse({});
  const { actor } = context;
  return {
    cssPath: themeCssPath(theme),
    favicon: faviconPath(theme),
    title: theme.title,
    metaDescription: theme.metaDescription,
    logo: theme.logo,
    loginTheme: theme.loginTheme,
    integrations: theme.integrations,
    consent: readConsent(request),
    appearance: appearanceOf(actor),
    userType: actor.kind === "user" || actor.kind === "platform" ? actor.type : null,
  };
}

/** It changes with what the person does, not with every page: so a page, or a save, that reaches nobody keeps its
 *  colours. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  return !(args.actionResult instanceof Error) && mayFrameChange(args);
}

/** Who is not signed in sees what the device prefers. */
function appearanceOf(actor: Actor): Appearance {
  if (actor.kind === "user" || actor.kind === "platform") return actor.appearance;
  return actor.kind === "barred" ? actor.user.appearance : BY_DEVICE;
}

export const links: LinksFunction = () => [
  { rel: "preload", href: latinFont, as: "font", type: "font/woff2", crossOrigin: "anonymous" },
];

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.title ?? "Girassol" },
  { name: "description", content: data?.metaDescription ?? "" },
];

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  const data = useRouteLoaderData<typeof loader>("root");
  const { colorScheme } = useAppearance(data?.appearance ?? BY_DEVICE);
  const chosen = colorScheme === "auto" ? undefined : colorScheme;
  return (
    <html lang="pt-BR" data-theme={chosen} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="color-scheme" content={chosen ?? "light dark"} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <SheetStyles nonce={nonce} links={<Links />} />
        {data && <link rel="icon" href={data.favicon} />}
        <LookStyle nonce={nonce} path={data?.cssPath} />
      </head>
      <body className="gs-ui">
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function App() {
  const { consent, integrations, userType } = useLoaderData<typeof loader>();
  const isMeasured = consent?.choice === "accepted";
  const sink = useMemo(() => (isMeasured ? trackingSink(integrations) : null), [isMeasured, integrations]);
  usePageTracking(sink, userType);
  useChunkGuard();
  return (
    <>
      {consent === null && <CookieConsent />}
      <Outlet />
      <footer className="app-open-foot">
        <Link to="/cookies">{COOKIE_PAGE_LINK}</Link>
      </footer>
    </>
  );
}

/** What no page can show. Where nobody could be reached, trying again goes to the same address within the program: to
 *  load it anew would leave nothing. */
export function ErrorBoundary() {
  const error = useRouteError();
  const navigate = useNavigate();
  const address = useLocation();
  const failure = pageFailureOf(error);
  const isUnreachable = failure === "unreachable";
  const text = failure === "missing" ? MISSING_PAGE : isUnreachable ? UNREACHABLE : UNEXPECTED;
  const retry = () => {
    navigate(address, { replace: true });
  };
  return (
    <RefusalPage
      {...(refusalOf(error) ?? text)}
      isMissing={failure === "missing"}
      {...(isUnreachable ? { onRetry: retry } : {})}
    />
  );
}
