import type { CheckoutPort } from "./checkout-port.ts";

/** Where a page may listen, once. */
export interface Ticket {
  url: string;
  room: string;
  token: string;
}

/** Listens to the live channel for one thing alone: that there is news, which is then asked for. A channel that cannot be
 *  opened, or that ends, is not opened again: the page asks by itself.
 *  @returns what closes it */
export function listenForNews(
  askTicket: () => Promise<Ticket>,
  { news, live }: Parameters<CheckoutPort["listen"]>[0],
): () => void {
  let socket: WebSocket | undefined;
  let isClosed = false;
  // Not at once: of the two effects that StrictMode runs, the first has ended by then, and takes no ticket.
  queueMicrotask(() => {
    if (isClosed) return;
    askTicket()
      .then(({ url, room, token }) => {
        if (isClosed) return;
        const address = new URL(`/party/${encodeURIComponent(room)}`, url.replace(/^http/, "ws"));
        address.searchParams.set("token", token);
        socket = new WebSocket(address);
        socket.onopen = () => {
          live(true);
          // What came before it was open.
          news();
        };
        socket.onmessage = news;
        socket.onclose = () => {
          live(false);
        };
      })
      // No ticket, or a page whose own policy refuses the channel.
      .catch(() => {});
  });
  return () => {
    isClosed = true;
    if (socket === undefined) return;
    socket.onclose = null;
    socket.close();
    live(false);
  };
}
