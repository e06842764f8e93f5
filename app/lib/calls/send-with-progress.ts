/** A `fetch` for calls of pages that also reports upload progress, as a share from 0 to 1. */
export function sendWithProgress(
  url: string,
  init: RequestInit,
  onProgress: (share: number) => void,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(init.method ?? "GET", url);
    for (const [name, value] of Object.entries(init.headers as Record<string, string>)) {
      request.setRequestHeader(name, value);
    }
    request.upload.addEventListener("progress", ({ loaded, total }) => {
      if (total > 0) onProgress(loaded / total);
    });
    request.addEventListener("load", () => {
      const { status, responseText } = request;
      resolve(new Response(status === 204 ? null : responseText, { status }));
    });
    const fail = () => {
      reject(new TypeError("the call was not answered"));
    };
    request.addEventListener("error", fail);
    request.addEventListener("abort", fail);
    init.signal?.addEventListener("abort", () => {
      request.abort();
    });
    request.send(init.body as XMLHttpRequestBodyInit);
  });
}
