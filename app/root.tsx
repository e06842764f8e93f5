import "@fontsource-variable/inter/wght.css";
import "#widgets/styles/widgets.css";
import "./styles/base.css";
import latinFont from "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url";
import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import type { ReactNode } from "react";
import { ERROR_MESSAGES } from "#copy/error-messages.ts";
import { themeCss } from "#domain/theme/theme-variables.ts";
import { ThemeSchema } from "#domain/theme/theme-schema.ts";
import { RefusalPage, refusalOf } from "./components/refusal-page.tsx";
import { useNonce } from "./lib/nonce.tsx";

export function loader({ context }: LoaderFunctionArgs) {
  const theme = context.distributor?.theme ?? ThemeSchema.parse({});
  return {
    css: themeCss(theme, ":root"),
    title: theme.title,
    metaDescription: theme.metaDescription,
    favicon: theme.favicon,
    theme,
  };
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
  return (
    <html lang="pt-BR" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
        {data && <link rel="icon" href={data.favicon} />}
        {data && (
          <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: data.css }} />
        )}
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
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const refusal = refusalOf(error);
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return <RefusalPage {...(refusal ?? (missing ? ERROR_MESSAGES.NOT_FOUND : ERROR_MESSAGES.INTERNAL))} />;
}
