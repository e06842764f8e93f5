import type { AppLoadContext, EntryContext } from "@remix-run/cloudflare";
import { RemixServer } from "@remix-run/react";
import { renderToReadableStream } from "react-dom/server.browser";
import { NonceProvider } from "./lib/nonce.tsx";

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  remix: EntryContext,
  { nonce }: AppLoadContext,
): Promise<Response> {
  let answerStatus = status;
  const body = await renderToReadableStream(
    <NonceProvider value={nonce}>
      <RemixServer context={remix} url={request.url} nonce={nonce} />
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
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(body, { status: answerStatus, headers });
}
