function escapeHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** The page for when not even the distributor can be read: no scripts, no styles from elsewhere, a way to try again. */
export function unavailablePage({
  status,
  title,
  description,
  requestId,
}: {
  status: number;
  title: string;
  description: string;
  requestId: string;
}): Response {
  const html = `<!doctype html>
<html lang="pt-BR">
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<body style="margin:0;min-height:100vh;display:grid;place-items:center;font:16px/1.5 system-ui,sans-serif;color:#1c1b19;background:#f7f7f5">
<main style="max-width:26rem;padding:2rem;text-align:center">
<h1 style="font-size:1.375rem;margin:0 0 .5rem">${escapeHtml(title)}</h1>
<p style="margin:0 0 1.5rem;color:#57534e">${escapeHtml(description)}</p>
<p><a href="" style="display:inline-block;padding:.75rem 1.25rem;border-radius:10px;background:#1c1b19;color:#fff;text-decoration:none;font-weight:600">Tentar de novo</a></p>
<p style="font-size:.8125rem;color:#57534e">Código para o suporte: ${escapeHtml(requestId)}</p>
</main></body></html>`;
  return new Response(html, {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      ...(status === 503 ? { "retry-after": "5" } : {}),
    },
  });
}
