import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare";
import { RemixServer } from "@remix-run/react";
import { renderToReadableStream } from "react-dom/server.browser";
import { NonceProvider } from "./lib/pages/nonce.tsx";
import { laterSheets, pageStylesOf, withoutSheets } from "./lib/pages/page-styles.server.ts";
import { PageStylesProvider } from "./lib/pages/page-styles.tsx";

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  context: AppLoadContext,
): Promise<Response> {
  const { nonce } = context;
  let answerStatus = status;
  const body = await renderToReadableStream(
    <NonceProvider value={nonce}>
      <PageStylesProvider value={pageStylesOf(remix, context)}>
        <RemixServer context={withoutSheets(remix)} url={request.url} nonce={nonce} />
      </PageStylesProvider>
    </NonceProvider>,
    {
      nonce,
      signal: request.signal,
      onError(error: unknown) {
        answerStatus = 500;
        if (!request.signal.aborted) console.error(error);
      },
    },
  );
  const later = laterSheets(remix, context);
  if (later !== null) headers.append("link", later);
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(body, { status: answerStatus, headers });
}
